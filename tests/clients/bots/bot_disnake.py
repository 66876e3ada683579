"""A bot with disnake."""

import os

import disnake
import family
from disnake import ui
from disnake.ext import commands
from disnake.ext.commands import Param

BASE, TOKEN = os.environ["BASE"], os.environ["TOKEN"]

# The library has no option for the URL of the API.
disnake.http.Route.BASE = f"{BASE}/api/v10"

client = family.client_events(commands.InteractionBot)(intents=family.intents(disnake))


@client.slash_command(description="Counts the sessions")
async def sessions(interaction):
    await interaction.send(family.sessions())


@client.slash_command(description="Has all options")
async def options(
    interaction,
    text: str = Param(min_length=1, max_length=20),
    whole: int = Param(None, ge=1, le=9),
    part: float = Param(None, ge=0, le=1),
    flag: bool = None,
    who: disnake.User = None,
    where: disnake.TextChannel = None,
    role: disnake.Role = None,
    any: disnake.User | disnake.Role = None,
    file: disnake.Attachment = None,
):
    await interaction.send(await family.describe(file, text, whole, part, flag, who, where, role, any))


@client.slash_command(description="Has choices")
async def colour(interaction, colour: str = Param(choices={"Red": "red", "Blue": "blue"})):
    await interaction.send(colour)


@client.slash_command(description="Completes a turn")
async def turn(interaction, turn: str):
    await interaction.send(turn)


@turn.autocomplete("turn")
async def complete(interaction, typed):
    return {f"{typed}{row}!": f"{typed}{row}" for row in (4, 5)}


@client.slash_command(description="Has subcommands")
async def admin(interaction):
    pass


@admin.sub_command(description="Adds")
async def add(interaction, count: int):
    await interaction.send(f"add {count}")


@admin.sub_command_group()
async def role(interaction):
    pass


@role.sub_command(description="Gives")
async def give(interaction, who: disnake.Member):
    await interaction.send(f"give {who.name}")


@client.user_command(name="Greet")
async def greet(interaction, member: disnake.Member):
    await interaction.send(f"Hello {member.name}")


@client.message_command(name="Quote")
async def quote(interaction, message: disnake.Message):
    await interaction.send(f"> {message.content}")


class Buttons(ui.View):
    def __init__(self):
        super().__init__()
        self.add_item(ui.Button(label="Link", url="https://example.org/", row=1))
        self.add_item(ui.Button(label="Off", custom_id="off", disabled=True, row=1))

    @ui.button(label="Update", custom_id="update", style=disnake.ButtonStyle.primary, emoji="🎲")
    async def update(self, button, interaction):
        await interaction.response.edit_message(content="updated")

    @ui.button(label="Later", custom_id="later", style=disnake.ButtonStyle.secondary)
    async def later(self, button, interaction):
        await interaction.response.defer()
        await interaction.edit_original_response(content="edited later")

    @ui.button(label="Psst", custom_id="psst", style=disnake.ButtonStyle.success)
    async def psst(self, button, interaction):
        await interaction.response.send_message("psst", ephemeral=True)

    @ui.button(label="Ask", custom_id="modal", style=disnake.ButtonStyle.danger)
    async def modal(self, button, interaction):
        await interaction.response.send_modal(Ask())


class Selects(ui.View):
    async def tell(self, select, interaction):
        await interaction.response.send_message(f"{select.custom_id}: {' '.join(map(family.name_of, select.values))}")

    @ui.string_select(custom_id="string", max_values=2, options=[disnake.SelectOption(label=text, value=text) for text in "ab"])
    async def string(self, select, interaction):
        await self.tell(select, interaction)

    @ui.user_select(custom_id="user")
    async def user(self, select, interaction):
        await self.tell(select, interaction)

    @ui.role_select(custom_id="role")
    async def role(self, select, interaction):
        await self.tell(select, interaction)

    @ui.mentionable_select(custom_id="any")
    async def mentionable(self, select, interaction):
        await self.tell(select, interaction)

    @ui.channel_select(custom_id="channel", channel_types=[disnake.ChannelType.text])
    async def channel(self, select, interaction):
        await self.tell(select, interaction)


class Ask(ui.Modal):
    def __init__(self):
        short = ui.TextInput(label="Short", custom_id="short", min_length=1, max_length=10, placeholder="e6")
        style = disnake.TextInputStyle.paragraph
        long = ui.TextInput(label="Long", custom_id="long", style=style, required=False, value="old")
        super().__init__(title="Your text", components=[short, long])

    async def callback(self, interaction):
        values = interaction.text_values
        await interaction.response.send_message(f"{values['short']}|{values['long']}")


class Labels(ui.Modal):
    def __init__(self):
        text = ui.Label("Text", ui.TextInput(custom_id="text"), description="A text")
        menu = ui.Label("Menu", ui.StringSelect(custom_id="menu", options=["a", "b"]))
        super().__init__(title="Labels", components=[text, menu])

    async def callback(self, interaction):
        values = interaction.values
        await interaction.response.send_message(f"{values['text']}|{values['menu'][0]}")


@client.slash_command(description="Shows components")
async def show(interaction, what: str):
    await interaction.send(what, view=Buttons() if what == "buttons" else Selects())


@client.slash_command(description="Asks for texts")
async def ask(interaction):
    await interaction.response.send_modal(Ask())


@client.slash_command(description="Asks with labels")
async def labels(interaction):
    await interaction.response.send_modal(Labels())


@client.slash_command(description="Sends files")
async def files(interaction):
    both = [family.file(disnake, "one.txt", "one", "First"), family.file(disnake, "two.txt", "two", "Second")]
    await interaction.send("files", files=both)
    message = await interaction.original_response()
    await message.edit(
        content="fewer files", attachments=[message.attachments[0]], file=family.file(disnake, "three.txt", "three")
    )


@client.slash_command(description="Takes its time")
async def later(interaction):
    await interaction.response.defer()
    await interaction.edit_original_response(content="at last")
    more = await interaction.followup.send("and more", wait=True)
    await more.edit(content="and still more")
    await interaction.followup.send("psst", ephemeral=True)
    original = await interaction.original_response()
    await interaction.followup.send(f"original: {original.content}")
    await more.delete()
    await interaction.delete_original_response()


@client.slash_command(description="Whispers later")
async def secret(interaction):
    await interaction.response.defer(ephemeral=True)
    await interaction.edit_original_response(content="secret")


@client.slash_command(description="Sends messages")
async def messages(interaction):
    await interaction.send("ok", ephemeral=True)
    await family.send_messages(disnake, interaction.channel)


@client.slash_command(description="Sends a direct message")
async def dm(interaction):
    await interaction.send("ok", ephemeral=True)
    await interaction.user.send("hello")


@client.slash_command(description="Starts threads")
async def thread(interaction):
    await interaction.send("ok", ephemeral=True)
    await family.start_threads(disnake, interaction.channel)


@client.slash_command(description="Tells something")
async def tell(interaction, what: str):
    await interaction.send(await family.tell(disnake, client, interaction.guild, what))


@client.slash_command(description="Provokes an error")
async def error(interaction, kind: str):
    await interaction.send(await family.provoke_error(disnake, client, interaction.channel, kind))


@client.slash_command(description="Does not respond")
async def silent(interaction):
    pass


@client.slash_command(description="Sends many messages")
async def burst(interaction, count: int):
    await interaction.send("ok", ephemeral=True)
    await family.send_burst(interaction.channel, count)


client.run(TOKEN)
