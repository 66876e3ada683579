"""A person with a plain client of the sandbox."""

import asyncio
import json

import aiohttp

BOT, GUILD, CHANNEL, OTHER_CHANNEL = "1100000000000000001", "1100000000000000010", "1100000000000000021", "1100000000000000022"
ANA, BEN, PLAYERS = "1100000000000000031", "1100000000000000032", "1100000000000000042"
# The time that a bot has for one thing.
PATIENCE = 6


class Person:
    """Ana, who owns the server."""

    def __init__(self, base, http, socket):
        self.base, self.http, self.socket = base, http, socket
        self.events, self.arrived, self.nonce = [], asyncio.Event(), 0

    async def read(self):
        """Reads the gateway until it closes."""
        async for frame in self.socket:
            self.events.append(json.loads(frame.data))
            self.arrived.set()

    async def beat(self):
        """Sends heartbeats."""
        while True:
            await self.socket.send_json({"op": 1, "d": None})
            await asyncio.sleep(10)

    async def call(self, method, path, body=None, files=()):
        """Calls the API, and returns the answer, or None if it is empty."""
        headers = {"Authorization": "user-ana"}
        data = {"json": body}
        if files:
            form = aiohttp.FormData()
            form.add_field("payload_json", json.dumps(body))
            for index, (name, content) in enumerate(files):
                form.add_field(f"files[{index}]", content, filename=name)
            data = {"data": form}
        url = path if path.startswith("http") else self.base + path
        async with self.http.request(method, url, headers=headers, **data) as response:
            text = await response.text()
            assert response.ok, f"{method} {path}: {text}"
            return json.loads(text) if response.content_type == "application/json" else text

    async def api(self, method, path, body=None, files=()):
        return await self.call(method, "/api/v10" + path, body, files)

    async def inject(self, kind, **fields):
        """Makes something go wrong once."""
        await self.call("POST", "/sandbox/faults", {"kind": kind, **fields})

    async def event(self, name, **fields):
        """Takes the next event with this name whose data has these fields."""
        deadline = asyncio.get_running_loop().time() + PATIENCE
        while True:
            for event in list(self.events):
                data = event["d"]
                if event["t"] == name and all(data.get(key) == value for key, value in fields.items()):
                    self.events.remove(event)
                    return data
                if event["t"] == "INTERACTION_FAILURE" and data["nonce"] == str(self.nonce):
                    self.events.remove(event)
                    raise AssertionError("the interaction failed")
            self.arrived.clear()
            try:
                await asyncio.wait_for(self.arrived.wait(), deadline - asyncio.get_running_loop().time())
            except TimeoutError:
                wanted = {key: value for key, value in fields.items() if key != "author"} or ""
                seen = [(event["t"], (event["d"] or {}).get("content")) for event in self.events if event["t"]]
                raise NoEvent(f"no {name} {wanted} among {seen}") from None

    async def message(self, content=None, name="MESSAGE_CREATE", channel=CHANNEL, flags=None):
        """Takes the bot's next message in a channel, or another event about one, and checks its content and flags."""
        author = {} if name == "MESSAGE_DELETE" else {"author": await self.bot()}
        data = await self.event(name, channel_id=channel, **author)
        if content is not None:
            same(data["content"], content)
        if flags is not None:
            same(data["flags"] & flags, flags)
        return data

    async def bot(self):
        """The bot's user as in its messages."""
        if not hasattr(self, "bot_user"):
            user = await self.api("GET", f"/users/{BOT}")
            self.bot_user = Same(lambda author: author["id"] == user["id"])
        return self.bot_user

    async def command(self, name):
        """The definition of a command."""
        commands = await self.commands()
        assert name in commands, f"there is no command {name} among {list(commands)}"
        return commands[name]

    async def commands(self):
        """The definitions of all commands."""
        index = await self.api("GET", f"/guilds/{GUILD}/application-command-index")
        return {command["name"]: command for command in index["application_commands"]}

    async def interact(self, kind, data, files=(), channel=CHANNEL, **more):
        self.nonce += 1
        body = {"type": kind, "application_id": BOT, "guild_id": GUILD, "channel_id": channel, "nonce": str(self.nonce)}
        await self.api("POST", "/interactions", {**body, "data": data, **more}, files)

    async def run(self, name, options=(), files=(), kind=2, channel=CHANNEL, **more):
        """Runs a command, or with `kind` 4 asks for the choices of an option."""
        command = await self.command(name)
        data = {key: command[key] for key in ("id", "version", "name", "type")}
        if files:
            data["attachments"] = [{"id": index, "filename": name} for index, (name, _) in enumerate(files)]
        await self.interact(kind, {**data, "options": list(options), **more}, files, channel)

    async def use(self, message, custom_id, kind=2, values=None):
        """Presses a button or chooses in a menu."""
        data = {"component_type": kind, "custom_id": custom_id}
        await self.interact(3, data if values is None else {**data, "values": values}, message_id=message["id"])

    async def submit(self, modal, components):
        """Submits a modal."""
        data = {"id": modal["id"], "custom_id": modal["custom_id"], "components": components}
        await self.interact(5, data)


class NoEvent(AssertionError):
    """An event has not come in time."""


class Same:
    """Is equal to what fulfils a condition."""

    def __init__(self, condition):
        self.condition = condition

    def __eq__(self, other):
        return other is not None and self.condition(other)


def same(actual, expected):
    """Checks that two values are equal."""
    assert actual == expected, f"{actual!r} instead of {expected!r}"
