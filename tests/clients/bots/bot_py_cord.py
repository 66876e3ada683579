"""A bot with py-cord."""

import os

import discord
import family
from discord import Option, OptionChoice, SlashCommandGroup, ui

BASE, TOKEN = os.environ["BASE"], os.environ["TOKEN"]

# The library has no option for the URL of the API.
discord.http.Route.API_BASE_URL = BASE + "/api/v{API_VERSION}"

client = family.client_events(discord.Bot)(intents=family.intents(discord))


@client.slash_command(description="Counts the sessions")
async def sessions(ctx):
    await ctx.respond(family.sessions())


@client.slash_command(description="Has all options")
async def options(
    ctx,
    text: Option(str, "A text", min_length=1, max_length=20),
    whole: Option(int, "A whole number", min_value=1, max_value=9, required=False),
    part: Option(float, "A number", min_value=0, max_value=1, required=False),
    flag: Option(bool, "A flag", required=False),
    who: Option(discord.User, "A user", required=False),
    where: Option(discord.TextChannel, "A channel", required=False),
    role: Option(discord.Role, "A role", required=False),
    any: Option(discord.SlashCommandOptionType.mentionable, "A user or a role", required=False),
    file: Option(discord.Attachment, "A file", required=False),
):
    await ctx.respond(await family.describe(file, text, whole, part, flag, who, where, role, any))


@client.slash_command(description="Has choices")
async def colour(ctx, colour: Option(str, "A colour", choices=[OptionChoice("Red", "red"), OptionChoice("Blue", "blue")])):
    await ctx.respond(colour)


async def complete(ctx):
    return [OptionChoice(f"{ctx.value}{row}!", f"{ctx.value}{row}") for row in (4, 5)]


@client.slash_command(description="Completes a turn")
async def turn(ctx, turn: Option(str, "A turn", autocomplete=complete)):
    await ctx.respond(turn)


admin = SlashCommandGroup("admin", "Has subcommands")
role = admin.create_subgroup("role", "Has subcommands")


@admin.command(description="Adds")
async def add(ctx, count: Option(int, "A number")):
    await ctx.respond(f"add {count}")


@role.command(description="Gives")
async def give(ctx, who: Option(discord.Member, "A user")):
    await ctx.respond(f"give {who.name}")


client.add_application_command(admin)


@client.user_command(name="Greet")
async def greet(ctx, member):
    await ctx.respond(f"Hello {member.name}")


@client.message_command(name="Quote")
async def quote(ctx, message):
    await ctx.respond(f"> {message.content}")


class Buttons(ui.View):
    def __init__(self):
        super().__init__()
        self.add_item(ui.Button(label="Link", url="https://example.org/", row=1))
        self.add_item(ui.Button(label="Off", custom_id="off", disabled=True, row=1))

    @ui.button(label="Update", custom_id="update", style=discord.ButtonStyle.primary, emoji="🎲")
    async def update(self, button, interaction):
        await interaction.response.edit_message(content="updated")

    @ui.button(label="Later", custom_id="later", style=discord.ButtonStyle.secondary)
    async def later(self, button, interaction):
        await interaction.response.defer()
        await interaction.edit_original_response(content="edited later")

    @ui.button(label="Psst", custom_id="psst", style=discord.ButtonStyle.success)
    async def psst(self, button, interaction):
        await interaction.response.send_message("psst", ephemeral=True)

    @ui.button(label="Ask", custom_id="modal", style=discord.ButtonStyle.danger)
    async def modal(self, button, interaction):
        await interaction.response.send_modal(Ask())


class Selects(ui.View):
    async def tell(self, select, interaction):
        await interaction.response.send_message(f"{select.custom_id}: {' '.join(map(family.name_of, select.values))}")

    @ui.string_select(custom_id="string", max_values=2, options=[discord.SelectOption(label=text, value=text) for text in "ab"])
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

    @ui.channel_select(custom_id="channel", channel_types=[discord.ChannelType.text])
    async def channel(self, select, interaction):
        await self.tell(select, interaction)


class Ask(ui.Modal):
    def __init__(self):
        super().__init__(title="Your text")
        self.short = ui.InputText(label="Short", custom_id="short", min_length=1, max_length=10, placeholder="e6")
        self.long = ui.InputText(
            label="Long", custom_id="long", style=discord.InputTextStyle.long, required=False, value="old"
        )
        self.add_item(self.short)
        self.add_item(self.long)

    async def callback(self, interaction):
        await interaction.response.send_message(f"{self.short.value}|{self.long.value or ''}")


class Labels(ui.DesignerModal):
    def __init__(self):
        self.text = ui.InputText(custom_id="text")
        self.menu = ui.Select(custom_id="menu", options=[discord.SelectOption(label=text, value=text) for text in "ab"])
        super().__init__(ui.Label("Text", self.text, description="A text"), ui.Label("Menu", self.menu), title="Labels")

    async def callback(self, interaction):
        await interaction.response.send_message(f"{self.text.value}|{self.menu.values[0]}")


@client.slash_command(description="Shows components")
async def show(ctx, what: Option(str, "A thing")):
    await ctx.respond(what, view=Buttons() if what == "buttons" else Selects())


@client.slash_command(description="Asks for texts")
async def ask(ctx):
    await ctx.send_modal(Ask())


@client.slash_command(description="Asks with labels")
async def labels(ctx):
    await ctx.send_modal(Labels())


@client.slash_command(description="Sends files")
async def files(ctx):
    both = [family.file(discord, "one.txt", "one", "First"), family.file(discord, "two.txt", "two", "Second")]
    await ctx.respond("files", files=both)
    message = await ctx.interaction.original_response()
    await message.edit(
        content="fewer files", attachments=[message.attachments[0]], file=family.file(discord, "three.txt", "three")
    )


@client.slash_command(description="Takes its time")
async def later(ctx):
    await ctx.defer()
    await ctx.interaction.edit_original_response(content="at last")
    more = await ctx.followup.send("and more", wait=True)
    await more.edit(content="and still more")
    await ctx.followup.send("psst", ephemeral=True)
    # `original_response` would return the message as it was before.
    original = await ctx.followup.fetch_message((await ctx.interaction.original_response()).id)
    await ctx.followup.send(f"original: {original.content}")
    await more.delete()
    await ctx.interaction.delete_original_response()


@client.slash_command(description="Whispers later")
async def secret(ctx):
    await ctx.defer(ephemeral=True)
    await ctx.edit(content="secret")


@client.slash_command(description="Sends messages")
async def messages(ctx):
    await ctx.respond("ok", ephemeral=True)
    await family.send_messages(discord, ctx.channel)


@client.slash_command(description="Sends a direct message")
async def dm(ctx):
    await ctx.respond("ok", ephemeral=True)
    await ctx.author.send("hello")


@client.slash_command(description="Starts threads")
async def thread(ctx):
    await ctx.respond("ok", ephemeral=True)
    await family.start_threads(discord, ctx.channel)


@client.slash_command(description="Tells something")
async def tell(ctx, what: Option(str, "A thing")):
    await ctx.respond(await family.tell(discord, client, ctx.guild, what))


@client.slash_command(description="Provokes an error")
async def error(ctx, kind: Option(str, "A kind")):
    await ctx.respond(await family.provoke_error(discord, client, ctx.channel, kind))


@client.slash_command(description="Does not respond")
async def silent(ctx):
    pass


@client.slash_command(description="Sends many messages")
async def burst(ctx, count: Option(int, "A number")):
    await ctx.respond("ok", ephemeral=True)
    await family.send_burst(ctx.channel, count)


client.run(TOKEN)
