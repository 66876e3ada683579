"""What bots do in the same way with discord.py and the libraries that came from it. `lib` is the library."""

import io
import logging

logging.basicConfig(level=logging.INFO, format="%(asctime)s %(name)s %(message)s")

READY, RESUMED = "ready", "resumed"
counts = {READY: 0, RESUMED: 0}


def client_events(base):
    """Returns a subclass of a client that counts its sessions and answers messages."""

    class Client(base):
        # `on_ready` is later, when the members and commands are known.
        async def on_connect(self):
            counts[READY] += 1
            if hasattr(base, "on_connect"):
                await super().on_connect()

        async def on_resumed(self):
            counts[RESUMED] += 1

        async def on_message(self, message):
            if message.content == "ping":
                await message.channel.send("pong")

        async def on_message_edit(self, before, after):
            if after.content == "ping!":
                await after.channel.send("edited ping!")

        async def on_message_delete(self, message):
            if message.content.startswith("ping"):
                await message.channel.send(f"deleted {message.id}")

        async def on_thread_create(self, thread):
            if thread.name == "greet":
                await thread.send("welcome")

    return Client


def intents(lib):
    return lib.Intents(guilds=True, guild_messages=True, message_content=True, members=True)


def sessions():
    return f"{counts[READY]} {counts[RESUMED]}"


def file(lib, name, content, description=None):
    return lib.File(io.BytesIO(content.encode()), name, description=description)


def name_of(value):
    return getattr(value, "name", str(value))


async def describe(file, *values):
    """The values of options as the steps expect them."""
    words = [name_of(value).replace("True", "true") for value in values if value is not None]
    return " ".join(words + ([(await file.read()).decode()] if file else []))


async def send_messages(lib, channel):
    await (getattr(channel, "trigger_typing", None) or channel.typing)()
    embed = lib.Embed(title="Title")
    embed.add_field(name="Name", value="Value")
    first = await channel.send("one", embed=embed)
    await first.edit(content="two")
    reply = await first.reply("three")
    before = [message.content async for message in channel.history(limit=1, before=reply)]
    after = [message.content async for message in channel.history(limit=5, after=first)]
    await channel.send(f"before {' '.join(before)} after {' '.join(after)}")
    await (await channel.fetch_message(first.id)).delete()


async def start_threads(lib, channel):
    side = await channel.create_thread(name="side", type=lib.ChannelType.public_thread)
    await side.send("one")
    await side.edit(archived=True)
    await side.send("two")
    await side.edit(name="renamed")
    await side.edit(locked=True)
    await side.delete()
    start = await channel.send("start")
    await (await start.create_thread(name="of a message")).send("in it")


async def list_members(lib, guild):
    """The ids of all members, read in pages of two."""
    ids, page = [], [None, None]
    while len(page) == 2:
        after = lib.Object(max(ids)) if ids else None
        page = [member.id async for member in guild.fetch_members(limit=2, after=after)]
        ids += page
    return " ".join(map(str, sorted(ids)))


async def describe_member(guild, id):
    member = await guild.fetch_member(int(id))
    return f"{member.name}: {member.roles[-1].name}"


async def query_members(guild):
    return " ".join(member.name for member in await guild.query_members("be"))


async def describe_guild(client, id):
    guild = await client.fetch_guild(id)
    channels = " ".join(sorted(channel.name for channel in await guild.fetch_channels()))
    roles = " ".join(sorted(role.name for role in await guild.fetch_roles()))
    return f"{guild.name}: {channels}; {roles}"


async def tell(lib, client, guild, what):
    """What the command `tell` says."""
    if what == "members":
        return await list_members(lib, guild)
    if what == "chunk":
        return await query_members(guild)
    if what == "guild":
        return await describe_guild(client, guild.id)
    return await describe_member(guild, what)


async def provoke_error(lib, client, channel, kind):
    """The code of an error of a kind."""
    try:
        if kind == "unknown":
            await channel.fetch_message(1)
        elif kind == "foreign":
            messages = [message async for message in channel.history() if message.author != client.user]
            await messages[0].edit(content="mine")
        else:
            await channel.send("x" * 2001)
    except lib.HTTPException as error:
        return str(error.code)


async def send_burst(channel, count):
    for number in range(1, count + 1):
        await channel.send(str(number))
