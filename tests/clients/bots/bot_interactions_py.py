"""A bot with interactions.py."""

import io
import os

import interactions
from interactions import (
    Button, ButtonStyle, ChannelSelectMenu, ChannelType, Client, Embed, File, Intents, MentionableSelectMenu, Modal, OptionType,
    ParagraphText, RoleSelectMenu, ShortText, SlashCommandChoice, StringSelectMenu, UserSelectMenu, listen, message_context_menu,
    slash_command, slash_option, user_context_menu,
)
from interactions.api.events import (
    Component, MessageCreate, MessageDelete, MessageUpdate, ModalCompletion, Resume, ThreadCreate, WebsocketReady,
)
from interactions.api.http.route import Route
from interactions.client.errors import HTTPException

BASE, TOKEN = os.environ["BASE"], os.environ["TOKEN"]
Route.BASE = f"{BASE}/api/v10"
intents = Intents.GUILDS | Intents.GUILD_MESSAGES | Intents.MESSAGE_CONTENT | Intents.GUILD_MEMBERS
client = Client(intents=intents, delete_unused_application_cmds=True, send_command_tracebacks=False)
counts = {"ready": 0, "resumed": 0}


def option(kind, name, required=False, **more):
    return slash_option(name=name, description=f"A {name}", opt_type=kind, required=required, **more)


def command(name, **more):
    return slash_command(name=name, description=f"The command {name}", **more)


def name_of(value):
    """The name of a user, role or channel, or the value of another option."""
    return getattr(value, "username", None) or getattr(value, "name", None) or str(value).replace("True", "true")


@command("sessions")
async def sessions(ctx):
    await ctx.send(f"{counts['ready']} {counts['resumed']}")


@command("options")
@option(OptionType.STRING, "text", True, min_length=1, max_length=20)
@option(OptionType.INTEGER, "whole", min_value=1, max_value=9)
@option(OptionType.NUMBER, "part", min_value=0, max_value=1)
@option(OptionType.BOOLEAN, "flag")
@option(OptionType.USER, "who")
@option(OptionType.CHANNEL, "where", channel_types=[ChannelType.GUILD_TEXT])
@option(OptionType.ROLE, "role")
@option(OptionType.MENTIONABLE, "any")
@option(OptionType.ATTACHMENT, "file")
async def options(ctx, text, whole=None, part=None, flag=None, who=None, where=None, role=None, any=None, file=None):
    words = [name_of(value) for value in (text, whole, part, flag, who, where, role, any) if value is not None]
    if file:
        words.append((await client.http.request_cdn(file.url, file)).decode())
    await ctx.send(" ".join(words))


@command("colour")
@option(OptionType.STRING, "colour", True, choices=[SlashCommandChoice(name.title(), name) for name in ("red", "blue")])
async def colour(ctx, colour):
    await ctx.send(colour)


@command("turn")
@option(OptionType.STRING, "turn", True, autocomplete=True)
async def turn(ctx, turn):
    await ctx.send(turn)


@turn.autocomplete("turn")
async def turns(ctx):
    await ctx.send(choices=[{"name": f"{ctx.input_text}{row}!", "value": f"{ctx.input_text}{row}"} for row in (4, 5)])


@command("admin", sub_cmd_name="add", sub_cmd_description="Adds")
@option(OptionType.INTEGER, "count", True)
async def add(ctx, count):
    await ctx.send(f"add {count}")


@command("admin", group_name="role", group_description="Roles", sub_cmd_name="give", sub_cmd_description="Gives")
@option(OptionType.USER, "who", True)
async def give(ctx, who):
    await ctx.send(f"give {name_of(who)}")


@user_context_menu(name="Greet")
async def greet(ctx):
    await ctx.send(f"Hello {name_of(ctx.target)}")


@message_context_menu(name="Quote")
async def quote(ctx):
    await ctx.send(f"> {ctx.target.content}")


BUTTONS = [
    [
        Button(style=ButtonStyle.PRIMARY, label="Update", custom_id="update", emoji="🎲"),
        Button(style=ButtonStyle.SECONDARY, label="Later", custom_id="later"),
        Button(style=ButtonStyle.SUCCESS, label="Psst", custom_id="psst"),
        Button(style=ButtonStyle.DANGER, label="Ask", custom_id="modal"),
    ],
    [
        Button(style=ButtonStyle.LINK, label="Link", url="https://example.org/"),
        Button(style=ButtonStyle.SECONDARY, label="Off", custom_id="off", disabled=True),
    ],
]
SELECTS = [
    [StringSelectMenu("a", "b", custom_id="string", max_values=2)],
    [UserSelectMenu(custom_id="user")],
    [RoleSelectMenu(custom_id="role")],
    [MentionableSelectMenu(custom_id="any")],
    [ChannelSelectMenu(custom_id="channel", channel_types=[ChannelType.GUILD_TEXT])],
]


@command("show")
@option(OptionType.STRING, "what", True)
async def show(ctx, what):
    rows = BUTTONS if what == "buttons" else SELECTS
    await ctx.send(what, components=[interactions.ActionRow(*row) for row in rows])


async def ask_for_text(ctx):
    short = ShortText(label="Short", custom_id="short", min_length=1, max_length=10, placeholder="e6")
    long = ParagraphText(label="Long", custom_id="long", required=False, value="old")
    await ctx.send_modal(Modal(short, long, title="Your text", custom_id="ask"))


@command("ask")
async def ask(ctx):
    await ask_for_text(ctx)


@command("labels")
async def labels(ctx):
    await ctx.send("The library has no labels.")


def file(name, description=None):
    return File(io.BytesIO(name.encode()), f"{name}.txt", description=description)


@command("files")
async def files(ctx):
    message = await ctx.send("files", files=[file("one", "First"), file("two", "Second")])
    await ctx.edit(message, content="fewer files", attachments=[message.attachments[0]], files=[file("three")])


@command("later")
async def later(ctx):
    await ctx.defer()
    await ctx.send("at last")
    more = await ctx.send("and more")
    await ctx.edit(more, content="and still more")
    await ctx.send("psst", ephemeral=True)
    original = await client.http.get_interaction_message(client.app.id, ctx.token)
    await ctx.send(f"original: {original['content']}")
    await ctx.delete(more)
    await ctx.delete("@original")


@command("secret")
async def secret(ctx):
    await ctx.defer(ephemeral=True)
    await ctx.send("secret")


@command("messages")
async def messages(ctx):
    await ctx.send("ok", ephemeral=True)
    channel = ctx.channel
    await channel.trigger_typing()
    embed = Embed(title="Title")
    embed.add_field("Name", "Value")
    first = await channel.send("one", embeds=[embed])
    await first.edit(content="two")
    third = await first.reply("three")
    before = [message.content for message in await channel.fetch_messages(limit=1, before=third.id)]
    after = [message.content for message in await channel.fetch_messages(limit=5, after=first.id)]
    await channel.send(f"before {' '.join(before)} after {' '.join(after)}")
    await (await channel.fetch_message(first.id, force=True)).delete()


@command("dm")
async def dm(ctx):
    await ctx.send("ok", ephemeral=True)
    await ctx.author.send("hello")


@command("thread")
async def thread(ctx):
    await ctx.send("ok", ephemeral=True)
    side = await ctx.channel.create_public_thread(name="side")
    await side.send("one")
    await side.edit(archived=True)
    await side.send("two")
    await side.edit(name="renamed")
    await side.edit(locked=True)
    await side.delete()
    start = await ctx.channel.send("start")
    await (await start.create_thread(name="of a message")).send("in it")


async def list_members(guild):
    ids, page = [], [None, None]
    while len(page) == 2:
        page = await client.http.list_members(guild.id, limit=2, after=ids[-1] if ids else interactions.MISSING)
        ids += [member["user"]["id"] for member in page]
    return " ".join(ids)


async def describe_guild(guild):
    guild = await client.fetch_guild(guild.id, force=True)
    channels = " ".join(sorted(channel.name for channel in await guild.fetch_channels()))
    roles = await client.http.get_roles(guild.id)
    return f"{guild.name}: {channels}; {' '.join(sorted(role['name'] for role in roles))}"


async def describe_member(guild, user):
    member = await guild.fetch_member(user, force=True)
    return f"{member.username}: {member.roles[0].name}"


@command("tell")
@option(OptionType.STRING, "what", True)
async def tell(ctx, what):
    if what == "members":
        text = await list_members(ctx.guild)
    elif what == "chunk":
        await ctx.guild.gateway_chunk(wait=True)
        text = " ".join(member.username for member in ctx.guild.members if member.username.startswith("be"))
    elif what == "guild":
        text = await describe_guild(ctx.guild)
    else:
        text = await describe_member(ctx.guild, what)
    await ctx.send(text)


@command("error")
@option(OptionType.STRING, "kind", True)
async def error(ctx, kind):
    try:
        if kind == "unknown":
            await client.http.get_message(ctx.channel_id, 1)
        elif kind == "foreign":
            messages = await ctx.channel.fetch_messages(limit=50)
            foreign = next(message for message in messages if message.author.id != client.user.id)
            await client.http.edit_message({"content": "mine"}, ctx.channel_id, foreign.id)
        else:
            await client.http.create_message({"content": "x" * 2001}, ctx.channel_id)
    except HTTPException as error:
        await ctx.send(str(error.code))


@command("silent")
async def silent(ctx):
    pass


@command("burst")
@option(OptionType.INTEGER, "count", True)
async def burst(ctx, count):
    await ctx.send("ok", ephemeral=True)
    for number in range(1, count + 1):
        await ctx.channel.send(str(number))


@listen(Component)
async def on_component(event):
    ctx = event.ctx
    if ctx.custom_id == "update":
        await ctx.edit_origin(content="updated")
    elif ctx.custom_id == "later":
        await ctx.defer(edit_origin=True)
        await ctx.edit_origin(content="edited later")
    elif ctx.custom_id == "psst":
        await ctx.send("psst", ephemeral=True)
    elif ctx.custom_id == "modal":
        await ask_for_text(ctx)
    else:
        await ctx.send(f"{ctx.custom_id}: {' '.join(map(name_of, ctx.values))}")


@listen(ModalCompletion)
async def on_modal(event):
    await event.ctx.send("|".join(event.ctx.responses.values()))


@listen(MessageCreate)
async def on_message(event):
    if event.message.content == "ping":
        await event.message.channel.send("pong")


@listen(MessageUpdate)
async def on_edit(event):
    if event.after.content == "ping!":
        await event.after.channel.send("edited ping!")


@listen(MessageDelete)
async def on_delete(event):
    if (event.message.content or "").startswith("ping"):
        await event.message.channel.send(f"deleted {event.message.id}")


@listen(ThreadCreate)
async def on_thread(event):
    if event.thread.name == "greet":
        await event.thread.send("welcome")


@listen(WebsocketReady)
async def on_session(event):
    counts["ready"] += 1


@listen(Resume)
async def on_resumed(event):
    counts["resumed"] += 1


client.start(TOKEN)
