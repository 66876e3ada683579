"""A bot with discord.py."""

import os

import discord
import family
import yarl
from discord import app_commands, ui

BASE, TOKEN = os.environ["BASE"], os.environ["TOKEN"]

# The library has no option for the URL of the API.
discord.http.Route.BASE = f"{BASE}/api/v10"
discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(BASE.replace("http", "ws") + "/gateway")


class Bot(family.client_events(discord.Client)):
    async def setup_hook(self):
        await tree.sync()


client = Bot(intents=family.intents(discord))
tree = app_commands.CommandTree(client)


@tree.command(description="Counts the sessions")
async def sessions(interaction):
    await interaction.response.send_message(family.sessions())


@tree.command(description="Has all options")
@app_commands.rename(any_="any")
async def options(
    interaction, text: app_commands.Range[str, 1, 20], whole: app_commands.Range[int, 1, 9] = None,
    part: app_commands.Range[float, 0, 1] = None, flag: bool = None, who: discord.User = None,
    where: discord.TextChannel = None, role: discord.Role = None, any_: discord.User | discord.Role = None,
    file: discord.Attachment = None,
):
    await interaction.response.send_message(await family.describe(file, text, whole, part, flag, who, where, role, any_))


@tree.command(description="Has choices")
@app_commands.choices(colour=[app_commands.Choice(name="Red", value="red"), app_commands.Choice(name="Blue", value="blue")])
async def colour(interaction, colour: str):
    await interaction.response.send_message(colour)


@tree.command(description="Completes a turn")
async def turn(interaction, turn: str):
    await interaction.response.send_message(turn)


@turn.autocomplete("turn")
async def complete(interaction, typed):
    return [app_commands.Choice(name=f"{typed}{row}!", value=f"{typed}{row}") for row in (4, 5)]


admin = app_commands.Group(name="admin", description="Has subcommands")
role = app_commands.Group(name="role", description="Has subcommands", parent=admin)
tree.add_command(admin)


@admin.command(description="Adds")
async def add(interaction, count: int):
    await interaction.response.send_message(f"add {count}")


@role.command(description="Gives")
async def give(interaction, who: discord.Member):
    await interaction.response.send_message(f"give {who.name}")


@tree.context_menu(name="Greet")
async def greet(interaction, member: discord.Member):
    await interaction.response.send_message(f"Hello {member.name}")


@tree.context_menu(name="Quote")
async def quote(interaction, message: discord.Message):
    await interaction.response.send_message(f"> {message.content}")


class Buttons(ui.View):
    def __init__(self):
        super().__init__()
        self.add_item(ui.Button(label="Link", url="https://example.org/", row=1))
        self.add_item(ui.Button(label="Off", custom_id="off", disabled=True, row=1))

    @ui.button(label="Update", custom_id="update", style=discord.ButtonStyle.primary, emoji="🎲")
    async def update(self, interaction, button):
        await interaction.response.edit_message(content="updated")

    @ui.button(label="Later", custom_id="later", style=discord.ButtonStyle.secondary)
    async def later(self, interaction, button):
        await interaction.response.defer()
        await interaction.edit_original_response(content="edited later")

    @ui.button(label="Psst", custom_id="psst", style=discord.ButtonStyle.success)
    async def psst(self, interaction, button):
        await interaction.response.send_message("psst", ephemeral=True)

    @ui.button(label="Ask", custom_id="modal", style=discord.ButtonStyle.danger)
    async def modal(self, interaction, button):
        await interaction.response.send_modal(Ask())


class Selects(ui.View):
    async def tell(self, interaction, select):
        await interaction.response.send_message(f"{select.custom_id}: {' '.join(map(family.name_of, select.values))}")

    @ui.select(custom_id="string", max_values=2, options=[discord.SelectOption(label=text, value=text) for text in "ab"])
    async def string(self, interaction, select):
        await self.tell(interaction, select)

    @ui.select(cls=ui.UserSelect, custom_id="user")
    async def user(self, interaction, select):
        await self.tell(interaction, select)

    @ui.select(cls=ui.RoleSelect, custom_id="role")
    async def role(self, interaction, select):
        await self.tell(interaction, select)

    @ui.select(cls=ui.MentionableSelect, custom_id="any")
    async def mentionable(self, interaction, select):
        await self.tell(interaction, select)

    @ui.select(cls=ui.ChannelSelect, custom_id="channel", channel_types=[discord.ChannelType.text])
    async def channel(self, interaction, select):
        await self.tell(interaction, select)


class Ask(ui.Modal, title="Your text"):
    short = ui.TextInput(label="Short", custom_id="short", min_length=1, max_length=10, placeholder="e6")
    long = ui.TextInput(label="Long", custom_id="long", style=discord.TextStyle.paragraph, required=False, default="old")

    async def on_submit(self, interaction):
        await interaction.response.send_message(f"{self.short.value}|{self.long.value}")


class Labels(ui.Modal, title="Labels"):
    text = ui.Label(text="Text", description="A text", component=ui.TextInput(custom_id="text"))
    menu = ui.Label(
        text="Menu",
        component=ui.Select(custom_id="menu", options=[discord.SelectOption(label=text, value=text) for text in "ab"]),
    )

    async def on_submit(self, interaction):
        await interaction.response.send_message(f"{self.text.component.value}|{self.menu.component.values[0]}")


@tree.command(description="Shows components")
async def show(interaction, what: str):
    await interaction.response.send_message(what, view=Buttons() if what == "buttons" else Selects())


@tree.command(description="Asks for texts")
async def ask(interaction):
    await interaction.response.send_modal(Ask())


@tree.command(description="Asks with labels")
async def labels(interaction):
    await interaction.response.send_modal(Labels())


@tree.command(description="Sends files")
async def files(interaction):
    both = [family.file(discord, "one.txt", "one", "First"), family.file(discord, "two.txt", "two", "Second")]
    await interaction.response.send_message("files", files=both)
    message = await interaction.original_response()
    kept = [message.attachments[0], family.file(discord, "three.txt", "three")]
    await message.edit(content="fewer files", attachments=kept)


@tree.command(description="Takes its time")
async def later(interaction):
    await interaction.response.defer()
    await interaction.edit_original_response(content="at last")
    more = await interaction.followup.send("and more", wait=True)
    await more.edit(content="and still more")
    await interaction.followup.send("psst", ephemeral=True)
    await interaction.followup.send(f"original: {(await interaction.original_response()).content}")
    await more.delete()
    await interaction.delete_original_response()


@tree.command(description="Whispers later")
async def secret(interaction):
    await interaction.response.defer(ephemeral=True)
    await interaction.edit_original_response(content="secret")


@tree.command(description="Sends messages")
async def messages(interaction):
    await interaction.response.send_message("ok", ephemeral=True)
    await family.send_messages(discord, interaction.channel)


@tree.command(description="Sends a direct message")
async def dm(interaction):
    await interaction.response.send_message("ok", ephemeral=True)
    await interaction.user.send("hello")


@tree.command(description="Starts threads")
async def thread(interaction):
    await interaction.response.send_message("ok", ephemeral=True)
    await family.start_threads(discord, interaction.channel)


@tree.command(description="Tells something")
async def tell(interaction, what: str):
    await interaction.response.send_message(await family.tell(discord, client, interaction.guild, what))


@tree.command(description="Provokes an error")
async def error(interaction, kind: str):
    await interaction.response.send_message(await family.provoke_error(discord, client, interaction.channel, kind))


@tree.command(description="Does not respond")
async def silent(interaction):
    pass


@tree.command(description="Sends many messages")
async def burst(interaction, count: int):
    await interaction.response.send_message("ok", ephemeral=True)
    await family.send_burst(interaction.channel, count)


client.run(TOKEN, log_handler=None)
