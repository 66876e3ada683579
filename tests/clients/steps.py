"""The steps in the life of a bot. Each bot in `bots` has the same commands, and does what the steps say."""

import asyncio
import time

from person import BEN, BOT, CHANNEL, GUILD, OTHER_CHANNEL, PLAYERS, same

# The number of commands that a bot has.
COMMANDS = 20
# The codes of the errors that the bots provoke.
ERRORS = (10008, 50005, 50035)
EPHEMERAL, LOADING = 64, 128
# The types of messages that tell of a thread: in its channel, and in a thread at a message.
THREAD_CREATED, THREAD_STARTER = 18, 21


def option(kind, name, value, **more):
    return {"type": kind, "name": name, "value": value, **more}


async def play(ana, step):
    """Plays all steps."""
    for part in (commands, components, modals, files, responses, messages, threads, lists, errors, sessions):
        await part(ana, step)


async def commands(ana, step):
    async with step("definitions"):
        options = (await ana.command("options"))["options"]
        same([option["type"] for option in options], [3, 4, 10, 5, 6, 7, 8, 9, 11])
        text, whole, part, _, _, where, *_ = options
        same((text["required"], text["min_length"], text["max_length"]), (True, 1, 20))
        same((whole["min_value"], whole["max_value"], part["min_value"], part["max_value"]), (1, 9, 0, 1))
        assert 0 in where["channel_types"], where
        same([choice["value"] for choice in (await ana.command("colour"))["options"][0]["choices"]], ["red", "blue"])
    async with step("options"):
        options = [option(3, "text", "hi"), option(4, "whole", 3), option(10, "part", 0.5), option(5, "flag", True),
                   option(6, "who", BEN), option(7, "where", OTHER_CHANNEL), option(8, "role", PLAYERS), option(9, "any", PLAYERS)]
        await ana.run("options", options)
        await ana.message("hi 3 0.5 true ben table-two players players")
    async with step("option-file"):
        await ana.run("options", [option(3, "text", "hi"), option(11, "file", 0)], [("a.txt", "in a file")])
        await ana.message("hi in a file")
    async with step("option-choice"):
        await ana.run("colour", [option(3, "colour", "blue")])
        await ana.message("blue")
    async with step("autocomplete"):
        await ana.run("turn", [option(3, "turn", "c", focused=True)], kind=4)
        answer = await ana.event("APPLICATION_COMMAND_AUTOCOMPLETE_RESPONSE")
        same([(choice["name"], choice["value"]) for choice in answer["choices"]], [("c4!", "c4"), ("c5!", "c5")])
    async with step("autocompleted"):
        await ana.run("turn", [option(3, "turn", "c5")])
        await ana.message("c5")
    async with step("subcommand"):
        await ana.run("admin", [{"type": 1, "name": "add", "options": [option(4, "count", 3)]}])
        await ana.message("add 3")
    async with step("subcommand-group"):
        give = {"type": 1, "name": "give", "options": [option(6, "who", BEN)]}
        await ana.run("admin", [{"type": 2, "name": "role", "options": [give]}])
        await ana.message("give ben")
    async with step("user-command"):
        await ana.run("Greet", target_id=BEN)
        await ana.message("Hello ben")
    async with step("message-command"):
        message = await ana.api("POST", f"/channels/{CHANNEL}/messages", {"content": "well said"})
        await ana.run("Quote", target_id=message["id"])
        await ana.message("> well said")


async def components(ana, step):
    shown = {}
    async with step("buttons"):
        await ana.run("show", [option(3, "what", "buttons")])
        shown = await ana.message("buttons")
        first, second = [row["components"] for row in shown["components"]]
        same([button["style"] for button in first + second], [1, 2, 3, 4, 5, 2])
        same((second[0]["url"], second[1]["disabled"]), ("https://example.org/", True))
    async with step("button-update"):
        await ana.use(shown, "update")
        await ana.message("updated", "MESSAGE_UPDATE")
    async with step("button-deferred"):
        await ana.use(shown, "later")
        await ana.message("edited later", "MESSAGE_UPDATE")
    async with step("button-ephemeral"):
        await ana.use(shown, "psst")
        await ana.message("psst", flags=EPHEMERAL)
    async with step("button-modal"):
        await ana.use(shown, "modal")
        modal = await ana.event("INTERACTION_MODAL_CREATE")
        await ana.submit(modal, [text("short", "e6"), text("long", "")])
        await ana.message("e6|")
    async with step("selects"):
        await ana.run("show", [option(3, "what", "selects")])
        shown = await ana.message("selects")
        same([row["components"][0]["type"] for row in shown["components"]], [3, 5, 6, 7, 8])
    for name, kind, values, reply in [
        ("string", 3, ["b", "a"], "b a"), ("user", 5, [BEN], "ben"), ("role", 6, [PLAYERS], "players"),
        ("any", 7, [PLAYERS], "players"), ("channel", 8, [OTHER_CHANNEL], "table-two"),
    ]:
        async with step(f"select-{name}"):
            await ana.use(shown, name, kind, values)
            await ana.message(f"{name}: {reply}")


def text(custom_id, value):
    return {"type": 1, "components": [{"type": 4, "custom_id": custom_id, "value": value}]}


async def modals(ana, step):
    async with step("modal"):
        await ana.run("ask")
        modal = await ana.event("INTERACTION_MODAL_CREATE")
        short, long = [row["components"][0] for row in modal["components"]]
        same((modal["title"], short["style"], long["style"], long["value"]), ("Your text", 1, 2, "old"))
        await ana.submit(modal, [text("short", "e6"), text("long", "more\ntext")])
        await ana.message("e6|more\ntext")
    async with step("modal-labels"):
        await ana.run("labels")
        modal = await ana.event("INTERACTION_MODAL_CREATE")
        same([(item["type"], item["component"]["type"]) for item in modal["components"]], [(18, 4), (18, 3)])
        await ana.submit(modal, [
            {"type": 18, "component": {"type": 4, "custom_id": "text", "value": "e6"}},
            {"type": 18, "component": {"type": 3, "custom_id": "menu", "values": ["b"]}},
        ])
        await ana.message("e6|b")


async def files(ana, step):
    async with step("files"):
        await ana.run("files")
        shown = await ana.message("files")
        same([file["filename"] for file in shown["attachments"]], ["one.txt", "two.txt"])
        same(await ana.call("GET", shown["attachments"][0]["url"]), "one")
    async with step("file-descriptions"):
        same([file.get("description") for file in shown["attachments"]], ["First", "Second"])
    async with step("files-edited"):
        edited = await ana.message("fewer files", "MESSAGE_UPDATE")
        same([file["filename"] for file in edited["attachments"]], ["one.txt", "three.txt"])


async def responses(ana, step):
    async with step("deferral"):
        await ana.run("later")
        await ana.message(flags=LOADING)
        await ana.message("at last", "MESSAGE_UPDATE")
    async with step("follow-up"):
        await ana.message("and more")
    async with step("follow-up-edited"):
        await ana.message("and still more", "MESSAGE_UPDATE")
    async with step("follow-up-ephemeral"):
        await ana.message("psst", flags=EPHEMERAL)
    async with step("original-fetched"):
        await ana.message("original: at last")
    async with step("follow-up-deleted"):
        await ana.message(name="MESSAGE_DELETE")
    async with step("original-deleted"):
        await ana.message(name="MESSAGE_DELETE")
    async with step("deferral-ephemeral"):
        await ana.run("secret")
        await ana.message(flags=LOADING | EPHEMERAL)
        await ana.message("secret", "MESSAGE_UPDATE", flags=EPHEMERAL)


async def messages(ana, step):
    first = {}
    async with step("reply-ephemeral"):
        await ana.run("messages")
        await ana.message("ok", flags=EPHEMERAL)
    async with step("message"):
        first = await ana.message("one")
        embed = first["embeds"][0]
        same((embed["title"], embed["fields"][0]["value"]), ("Title", "Value"))
    async with step("message-edited"):
        await ana.message("two", "MESSAGE_UPDATE")
    async with step("message-reply"):
        reply = await ana.message("three")
        same((reply["type"], reply["message_reference"]["message_id"]), (19, first["id"]))
    async with step("history"):
        await ana.message("before two after three")
    async with step("message-deleted"):
        same((await ana.message(name="MESSAGE_DELETE"))["id"], first["id"])
    async with step("direct-message"):
        await ana.run("dm")
        await ana.message("ok", flags=EPHEMERAL)
        channel = await ana.api("POST", "/users/@me/channels", {"recipient_id": BOT})
        await ana.message("hello", channel=channel["id"])
    path = f"/channels/{CHANNEL}/messages"
    async with step("event-message"):
        ping = await ana.api("POST", path, {"content": "ping"})
        await ana.message("pong")
    async with step("event-edit"):
        await ana.api("PATCH", f"{path}/{ping['id']}", {"content": "ping!"})
        await ana.message("edited ping!")
    async with step("event-delete"):
        await ana.api("DELETE", f"{path}/{ping['id']}")
        await ana.message(f"deleted {ping['id']}")


async def threads(ana, step):
    side = {}
    async with step("thread"):
        await ana.run("thread")
        await ana.message("ok", flags=EPHEMERAL)
        side = await ana.event("THREAD_CREATE")
        same((side["name"], side["type"], side["parent_id"]), ("side", 11, CHANNEL))
        same((await ana.message("side"))["type"], THREAD_CREATED)
        await ana.message("one", channel=side["id"])
    async with step("thread-archived"):
        same((await ana.event("THREAD_UPDATE"))["thread_metadata"]["archived"], True)
    async with step("thread-unarchived"):
        same((await ana.event("THREAD_UPDATE"))["thread_metadata"]["archived"], False)
        await ana.message("two", channel=side["id"])
    async with step("thread-renamed"):
        same((await ana.event("THREAD_UPDATE"))["name"], "renamed")
    async with step("thread-locked"):
        same((await ana.event("THREAD_UPDATE"))["thread_metadata"]["locked"], True)
    async with step("thread-deleted"):
        same((await ana.event("THREAD_DELETE"))["id"], side["id"])
    async with step("thread-of-message"):
        start = await ana.message("start")
        same((await ana.event("THREAD_CREATE"))["id"], start["id"])
        same((await ana.message(channel=start["id"]))["type"], THREAD_STARTER)
        await ana.message("in it", channel=start["id"])
    async with step("event-thread"):
        thread = await ana.api("POST", f"/channels/{CHANNEL}/threads", {"name": "greet", "type": 11})
        await ana.message("welcome", channel=thread["id"])


async def lists(ana, step):
    members = await ana.api("GET", f"/guilds/{GUILD}/members?limit=100")
    ids = sorted(member["user"]["id"] for member in members)
    async with step("member-pages"):
        await ana.run("tell", [option(3, "what", "members")])
        await ana.message(" ".join(ids))
    async with step("member"):
        await ana.run("tell", [option(3, "what", BEN)])
        await ana.message("ben: players")
    async with step("member-chunks"):
        await ana.run("tell", [option(3, "what", "chunk")])
        await ana.message("ben")
    async with step("guild"):
        await ana.run("tell", [option(3, "what", "guild")])
        await ana.message("B-Side Sandbox: table-one table-two; @everyone B-Side players")


async def errors(ana, step):
    for kind, code in [("unknown", 10008), ("foreign", 50005), ("long", 50035)]:
        async with step(f"error-{kind}"):
            await ana.run("error", [option(3, "kind", kind)])
            await ana.message(str(code))
    async with step("no-response"):
        await ana.run("silent")
        await ana.event("INTERACTION_FAILURE")
    async with step("server-error"):
        await ana.inject("server_error", path="/messages", status=502)
        await burst(ana, 1)
    async with step("rate-limit"):
        await ana.inject("rate_limit", path="/messages", millis=400)
        await burst(ana, 1)
    async with step("burst"):
        await burst(ana, 7)


async def burst(ana, count):
    """Has the bot send some messages, in a channel whose rate limit is not used up by other steps."""
    await ana.run("burst", [option(4, "count", count)], channel=OTHER_CHANNEL)
    await ana.message("ok", flags=EPHEMERAL, channel=OTHER_CHANNEL)
    contents = {(await ana.message(channel=OTHER_CHANNEL))["content"] for _ in range(count)}
    same(contents, {str(number + 1) for number in range(count)})


async def sessions(ana, step):
    for name, fault, is_resumed in [
        ("reconnect", {"kind": "reconnect"}, True),
        ("socket-dropped", {"kind": "drop_socket"}, True),
        ("socket-closed", {"kind": "close_socket", "code": 4000}, True),
        ("session-resumable", {"kind": "invalid_session", "resumable": True}, True),
        ("session-invalid", {"kind": "invalid_session", "resumable": False}, False),
    ]:
        async with step(name):
            ready, resumed = map(int, (await counts(ana)).split())
            await ana.inject(**fault)
            await counts(ana, f"{ready + (not is_resumed)} {resumed + is_resumed}")


async def counts(ana, expected=None):
    """The numbers of sessions and resumptions of the bot, which are awaited for some seconds.

    A bot is away for a moment, and may wait for 5 s before it identifies again.
    """
    deadline = time.monotonic() + 30
    answer = None
    while answer is None or expected is not None and answer != expected:
        assert time.monotonic() < deadline, f"{answer} instead of {expected}"
        await asyncio.sleep(0.2)
        try:
            await ana.run("sessions")
            answer = (await ana.message())["content"]
            deadline = min(deadline, time.monotonic() + 5)
        except AssertionError:
            continue
    return answer
