"""A bot with hikari."""

import asyncio
import os

import hikari
from hikari import ButtonStyle, ChannelType, CommandChoice, CommandOption, ComponentType, OptionType, ResponseType

BASE, TOKEN = os.environ["BASE"], os.environ["TOKEN"]
EPHEMERAL = hikari.MessageFlag.EPHEMERAL

intents = hikari.Intents.GUILDS | hikari.Intents.GUILD_MESSAGES | hikari.Intents.MESSAGE_CONTENT | hikari.Intents.GUILD_MEMBERS
client = hikari.GatewayBot(TOKEN, rest_url=f"{BASE}/api/v10", intents=intents, banner=None, suppress_optimization_warning=True)
counts = {"ready": 0, "resumed": 0}


def option(kind, name, required=False, **more):
    return CommandOption(type=kind, name=name, description=f"A {name}", is_required=required, **more)


COLOURS = [CommandChoice(name="Red", value="red"), CommandChoice(name="Blue", value="blue")]
NUMBER = option(OptionType.INTEGER, "count", True)
COMMANDS = {
    "options": [
        option(OptionType.STRING, "text", True, min_length=1, max_length=20),
        option(OptionType.INTEGER, "whole", min_value=1, max_value=9),
        option(OptionType.FLOAT, "part", min_value=0, max_value=1), option(OptionType.BOOLEAN, "flag"),
        option(OptionType.USER, "who"), option(OptionType.CHANNEL, "where", channel_types=[ChannelType.GUILD_TEXT]),
        option(OptionType.ROLE, "role"), option(OptionType.MENTIONABLE, "any"), option(OptionType.ATTACHMENT, "file"),
    ],
    "colour": [option(OptionType.STRING, "colour", True, choices=COLOURS)],
    "turn": [option(OptionType.STRING, "turn", True, autocomplete=True)],
    "admin": [
        option(OptionType.SUB_COMMAND, "add", options=[NUMBER]),
        option(OptionType.SUB_COMMAND_GROUP, "role", options=[
            option(OptionType.SUB_COMMAND, "give", options=[option(OptionType.USER, "who", True)]),
        ]),
    ],
    "show": [option(OptionType.STRING, "what", True)], "tell": [option(OptionType.STRING, "what", True)], "error": [option(OptionType.STRING, "kind", True)], "burst": [NUMBER],
    **{name: [] for name in ("sessions", "ask", "labels", "files", "later", "secret", "messages", "dm",
                             "thread", "silent")},
}


async def reply(interaction, content, **more):
    await interaction.create_initial_response(ResponseType.MESSAGE_CREATE, content, **more)


def name_of(interaction, value):
    """What the value of an option or of a menu stands for."""
    resolved = interaction.resolved
    for found in (resolved.users, resolved.roles, resolved.channels) if resolved else ():
        if value in found:
            return getattr(found[value], "username", None) or found[value].name
    return str(value).replace("True", "true")


async def options(interaction, values):
    words = []
    for option in interaction.options:
        if option.type == OptionType.ATTACHMENT:
            words.append((await interaction.resolved.attachments[option.value].read()).decode())
        else:
            words.append(name_of(interaction, option.value))
    await reply(interaction, " ".join(words))


async def admin(interaction, values):
    option = interaction.options[0]
    if option.name == "add":
        await reply(interaction, f"add {option.options[0].value}")
    else:
        give = option.options[0]
        await reply(interaction, f"give {name_of(interaction, give.options[0].value)}")


async def buttons(interaction, values):
    first, second = client.rest.build_message_action_row(), client.rest.build_message_action_row()
    first.add_interactive_button(ButtonStyle.PRIMARY, "update", label="Update", emoji="🎲")
    first.add_interactive_button(ButtonStyle.SECONDARY, "later", label="Later")
    first.add_interactive_button(ButtonStyle.SUCCESS, "psst", label="Psst")
    first.add_interactive_button(ButtonStyle.DANGER, "modal", label="Ask")
    second.add_link_button("https://example.org/", label="Link")
    second.add_interactive_button(ButtonStyle.SECONDARY, "off", label="Off", is_disabled=True)
    await reply(interaction, "buttons", components=[first, second])


async def selects(interaction, values):
    rows = [client.rest.build_message_action_row() for _ in range(5)]
    menu = rows[0].add_text_menu("string", max_values=2)
    menu.add_option("a", "a").add_option("b", "b")
    rows[1].add_select_menu(ComponentType.USER_SELECT_MENU, "user")
    rows[2].add_select_menu(ComponentType.ROLE_SELECT_MENU, "role")
    rows[3].add_select_menu(ComponentType.MENTIONABLE_SELECT_MENU, "any")
    rows[4].add_channel_menu("channel", channel_types=[ChannelType.GUILD_TEXT])
    await reply(interaction, "selects", components=rows)


async def ask(interaction, values=()):
    short, long = client.rest.build_modal_action_row(), client.rest.build_modal_action_row()
    short.add_text_input("short", "Short", min_length=1, max_length=10, placeholder="e6")
    long.add_text_input("long", "Long", style=hikari.TextInputStyle.PARAGRAPH, required=False, value="old")
    await interaction.create_modal_response("Your text", "ask", components=[short, long])


async def files(interaction, values):
    one, two, three = [hikari.Bytes(name, f"{name}.txt") for name in ("one", "two", "three")]
    await reply(interaction, "files", attachments=[one, two])
    message = await interaction.fetch_initial_response()
    await message.edit("fewer files", attachments=[message.attachments[0], three])


async def later(interaction, values):
    await interaction.create_initial_response(ResponseType.DEFERRED_MESSAGE_CREATE)
    await interaction.edit_initial_response("at last")
    more = await interaction.execute("and more")
    await interaction.edit_message(more, "and still more")
    await interaction.execute("psst", flags=EPHEMERAL)
    await interaction.execute(f"original: {(await interaction.fetch_initial_response()).content}")
    await interaction.delete_message(more)
    await interaction.delete_initial_response()


async def secret(interaction, values):
    await interaction.create_initial_response(ResponseType.DEFERRED_MESSAGE_CREATE, flags=EPHEMERAL)
    await interaction.edit_initial_response("secret")


async def messages(interaction, values):
    await reply(interaction, "ok", flags=EPHEMERAL)
    rest, channel = client.rest, interaction.channel_id
    await rest.trigger_typing(channel)
    first = await rest.create_message(channel, "one", embed=hikari.Embed(title="Title").add_field("Name", "Value"))
    await first.edit("two")
    third = await first.respond("three", reply=True)
    before = [message.content for message in await rest.fetch_messages(channel, before=third).limit(1)]
    after = [message.content for message in await rest.fetch_messages(channel, after=first).limit(5)]
    await rest.create_message(channel, f"before {' '.join(before)} after {' '.join(after)}")
    await (await rest.fetch_message(channel, first)).delete()


async def dm(interaction, values):
    await reply(interaction, "ok", flags=EPHEMERAL)
    await interaction.user.send("hello")


async def thread(interaction, values):
    await reply(interaction, "ok", flags=EPHEMERAL)
    rest, channel = client.rest, interaction.channel_id
    side = await rest.create_thread(channel, ChannelType.GUILD_PUBLIC_THREAD, "side")
    await side.send("one")
    await rest.edit_channel(side, archived=True)
    await side.send("two")
    await rest.edit_channel(side, name="renamed")
    await rest.edit_channel(side, locked=True)
    await side.delete()
    start = await rest.create_message(channel, "start")
    await (await rest.create_message_thread(channel, start, "of a message")).send("in it")


async def members(interaction, values):
    ids, page = [], [None, None]
    while len(page) == 2:
        start = {"start_at": ids[-1]} if ids else {}
        page = [member.id for member in await client.rest.fetch_members(interaction.guild_id, **start).limit(2)]
        ids += page
    await reply(interaction, " ".join(map(str, ids)))


async def member(interaction, values):
    member = await client.rest.fetch_member(interaction.guild_id, int(values["what"]))
    roles = await member.fetch_roles()
    await reply(interaction, f"{member.username}: {[role.name for role in roles if role.name != '@everyone'][-1]}")


async def chunk(interaction, values):
    chunk = asyncio.create_task(client.wait_for(hikari.MemberChunkEvent, timeout=2))
    await asyncio.sleep(0)
    await client.request_guild_members(interaction.guild_id, query="be", limit=5)
    await reply(interaction, " ".join(member.username for member in (await chunk).members.values()))


async def guild(interaction, values):
    guild = await client.rest.fetch_guild(interaction.guild_id)
    channels = " ".join(sorted(channel.name for channel in await client.rest.fetch_guild_channels(guild)))
    roles = " ".join(sorted(role.name for role in await client.rest.fetch_roles(guild)))
    await reply(interaction, f"{guild.name}: {channels}; {roles}")


async def show(interaction, values):
    await (buttons if values["what"] == "buttons" else selects)(interaction, values)


async def tell(interaction, values):
    lists = {"members": members, "chunk": chunk, "guild": guild}
    await lists.get(values["what"], member)(interaction, values)


async def error(interaction, values):
    rest, channel = client.rest, interaction.channel_id
    try:
        if values["kind"] == "unknown":
            await rest.fetch_message(channel, 1)
        elif values["kind"] == "foreign":
            me = client.get_me().id
            message = await rest.fetch_messages(channel).filter(lambda message: message.author.id != me).next()
            await message.edit("mine")
        else:
            await rest.create_message(channel, "x" * 2001)
    except hikari.ClientHTTPResponseError as error:
        await reply(interaction, str(error.code))


async def burst(interaction, values):
    await reply(interaction, "ok", flags=EPHEMERAL)
    for number in range(1, values["count"] + 1):
        await client.rest.create_message(interaction.channel_id, str(number))


async def labels(interaction, values):
    await reply(interaction, "The library has no labels.")


async def silent(interaction, values):
    pass


HANDLERS = {
    "sessions": lambda interaction, values: reply(interaction, f"{counts['ready']} {counts['resumed']}"),
    "colour": lambda interaction, values: reply(interaction, values["colour"]),
    "turn": lambda interaction, values: reply(interaction, values["turn"]),
    "Greet": lambda interaction, values: reply(interaction, f"Hello {interaction.resolved.users[interaction.target_id].username}"),
    "Quote": lambda interaction, values: reply(interaction, f"> {interaction.resolved.messages[interaction.target_id].content}"),
    **{handler.__name__: handler for handler in (
        options, admin, show, ask, labels, files, later, secret, messages, dm, thread, tell, error, burst, silent,
    )},
}


@client.listen(hikari.CommandInteractionCreateEvent)
async def on_command(event):
    interaction = event.interaction
    values = {option.name: option.value for option in interaction.options or ()}
    await HANDLERS[interaction.command_name](interaction, values)


@client.listen(hikari.AutocompleteInteractionCreateEvent)
async def on_autocomplete(event):
    typed = event.interaction.options[0].value
    choices = [hikari.impl.AutocompleteChoiceBuilder(f"{typed}{row}!", f"{typed}{row}") for row in (4, 5)]
    await event.interaction.create_response(choices)


@client.listen(hikari.ComponentInteractionCreateEvent)
async def on_component(event):
    interaction = event.interaction
    if interaction.custom_id == "update":
        await interaction.create_initial_response(ResponseType.MESSAGE_UPDATE, "updated")
    elif interaction.custom_id == "later":
        await interaction.create_initial_response(ResponseType.DEFERRED_MESSAGE_UPDATE)
        await interaction.edit_initial_response("edited later")
    elif interaction.custom_id == "psst":
        await reply(interaction, "psst", flags=EPHEMERAL)
    elif interaction.custom_id == "modal":
        await ask(interaction)
    else:
        names = [name_of(interaction, int(value) if value.isdigit() else value) for value in interaction.values]
        await reply(interaction, f"{interaction.custom_id}: {' '.join(names)}")


@client.listen(hikari.ModalInteractionCreateEvent)
async def on_modal(event):
    values = [component.value for row in event.interaction.components for component in row]
    await reply(event.interaction, "|".join(value or "" for value in values))


@client.listen(hikari.GuildMessageCreateEvent)
async def on_message(event):
    if event.content == "ping":
        await event.message.respond("pong")


@client.listen(hikari.GuildMessageUpdateEvent)
async def on_edit(event):
    if event.message.content == "ping!":
        await client.rest.create_message(event.channel_id, "edited ping!")


@client.listen(hikari.GuildMessageDeleteEvent)
async def on_delete(event):
    if event.old_message and (event.old_message.content or "").startswith("ping"):
        await client.rest.create_message(event.channel_id, f"deleted {event.message_id}")


@client.listen(hikari.GuildThreadCreateEvent)
async def on_thread(event):
    if event.thread.name == "greet":
        await event.thread.send("welcome")


@client.listen(hikari.ShardReadyEvent)
async def on_ready(event):
    counts["ready"] += 1


@client.listen(hikari.ShardResumedEvent)
async def on_resumed(event):
    counts["resumed"] += 1


@client.listen(hikari.StartedEvent)
async def on_started(event):
    builders = []
    for name, options in COMMANDS.items():
        builder = client.rest.slash_command_builder(name, f"The command {name}")
        for option in options:
            builder.add_option(option)
        builders.append(builder)
    builders.append(client.rest.context_menu_command_builder(hikari.CommandType.USER, "Greet"))
    builders.append(client.rest.context_menu_command_builder(hikari.CommandType.MESSAGE, "Quote"))
    await client.rest.set_application_commands(client.get_me().id, builders)


client.run()
