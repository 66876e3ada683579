"""The life of messages with discord.py, as it comes. BASE and TOKEN are those that `bside sandbox --no-bot` prints."""

import asyncio
import io
import json
import os

import aiohttp
import discord
import yarl
from discord import app_commands

BASE, TOKEN = os.environ["BASE"], os.environ["TOKEN"]
CHANNEL, GUILD, BEN = "1100000000000000021", "1100000000000000010", "1100000000000000032"

# Where Discord is: the library has no other place to say it.
discord.http.Route.BASE = f"{BASE}/api/v10"
discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(BASE.replace("http", "ws") + "/gateway")


class Person:
    """A person at a client of their own."""

    def __init__(self, http, socket):
        self.http, self.socket, self.events, self.actions = http, socket, [], 0

    async def call(self, method, path, body=None):
        url, headers = f"{BASE}/api/v10{path}", {"Authorization": "user-ana"}
        async with self.http.request(method, url, json=body, headers=headers) as answer:
            text = await answer.text()
            assert answer.ok, f"{method} {path}: {text}"
            return json.loads(text) if text else None

    async def hears(self, name, wished=lambda data: True):
        """The next event of this name that is as wished."""
        while True:
            for event in self.events:
                if event["t"] == name and wished(event["d"]):
                    self.events.remove(event)
                    return event["d"]
            self.events.append(json.loads(await self.socket.receive_str()))

    async def acts(self, kind, data, **more):
        self.actions += 1
        nonce = str(self.actions)
        body = {
            "type": kind, "application_id": str(client.application_id), "guild_id": GUILD, "channel_id": CHANNEL,
            "nonce": nonce, "data": data, **more,
        }
        await self.call("POST", "/interactions", body)
        return nonce

    async def runs(self, name, options=(), kind=2, **more):
        index = await self.call("GET", f"/guilds/{GUILD}/application-command-index")
        command = next(command for command in index["application_commands"] if command["name"] == name)
        data = {key: command[key] for key in ("id", "version", "name", "type")}
        return await self.acts(kind, {**data, "options": list(options), **more})

    async def uses(self, message, kind, custom_id, values=None):
        data = {"component_type": kind, "custom_id": custom_id, "values": values}
        return await self.acts(3, data, message_id=message["id"])


client = discord.Client(intents=discord.Intents(guilds=True, guild_messages=True))
tree = app_commands.CommandTree(client)
failures = []


@tree.error
async def failed(interaction, error):
    failures.append(error)
    raise error


def picture(name):
    return discord.File(io.BytesIO(name.encode()), name, description="A picture")


class Again(discord.ui.View):
    async def on_error(self, interaction, error, item):
        failures.append(error)
        raise error

    @discord.ui.button(label="Again", custom_id="again")
    async def again(self, interaction, button):
        await interaction.response.edit_message(content="pressed", attachments=[picture("two.png")])

    @discord.ui.select(custom_id="menu", options=[discord.SelectOption(label=text) for text in ("1", "2")])
    async def menu(self, interaction, select):
        await interaction.response.defer()
        await interaction.edit_original_response(content=f"chose {select.values[0]}", view=None)


class Ask(discord.ui.Modal, title="Your text"):
    text = discord.ui.TextInput(label="Text", custom_id="text")

    async def on_submit(self, interaction):
        await interaction.response.send_message(self.text.value, ephemeral=True)


@tree.command(description="Shows a board")
@app_commands.describe(turn="A turn", who="For whom")
async def board(interaction, turn: str, who: discord.Member):
    assert (turn, who.id) == ("c4", int(BEN))
    await interaction.response.send_message(f"A board for {who.mention}", file=picture("one.png"), view=Again())


@board.autocomplete("turn")
async def turns(interaction, typed):
    return [app_commands.Choice(name=f"{typed}!", value=typed)]


@tree.command(description="Takes its time")
async def later(interaction):
    await interaction.response.defer()
    await interaction.edit_original_response(content="at last", attachments=[picture("late.png")])
    await interaction.followup.send("and more")
    await interaction.followup.send("psst", ephemeral=True)
    assert (await interaction.original_response()).content == "at last"
    await interaction.delete_original_response()


@tree.command(description="Asks")
async def ask(interaction):
    await interaction.response.send_modal(Ask(custom_id="ask"))


@tree.command(description="Begins a thread")
async def thread(interaction):
    await interaction.response.send_message("a thread", ephemeral=True)
    side = await interaction.channel.create_thread(name="side", type=discord.ChannelType.public_thread)
    first = await side.send("one")
    await first.reply("two")
    await first.edit(content="three")
    await side.edit(archived=True)
    await side.send("four")
    await first.delete()
    assert [message.content async for message in side.history()] == ["four", "two"]


@tree.context_menu(name="Greet")
async def greet(interaction, member: discord.Member):
    await interaction.response.send_message(f"Hello {member.display_name}")


@tree.context_menu(name="Quote")
async def quote(interaction, message: discord.Message):
    await interaction.response.send_message(f"> {message.content}")


async def life(ana):
    assert len(await tree.sync()) == 6
    await ana.hears("READY")

    typing = await ana.runs("board", [{"type": 3, "name": "turn", "value": "c4", "focused": True}], 4)
    told = await ana.hears("APPLICATION_COMMAND_AUTOCOMPLETE_RESPONSE", lambda data: data["nonce"] == typing)
    assert told["choices"] == [{"name": "c4!", "value": "c4"}], told

    await ana.runs("board", [{"type": 3, "name": "turn", "value": "c4"}, {"type": 6, "name": "who", "value": BEN}])
    shown = await ana.hears("MESSAGE_CREATE")
    assert (shown["content"], shown["attachments"][0]["description"]) == (f"A board for <@{BEN}>", "A picture")
    await ana.uses(shown, 2, "again")
    pressed = await ana.hears("MESSAGE_UPDATE")
    assert (pressed["content"], [file["filename"] for file in pressed["attachments"]]) == ("pressed", ["two.png"])
    await ana.uses(shown, 3, "menu", ["2"])
    chosen = await ana.hears("MESSAGE_UPDATE")
    assert (chosen["content"], chosen["components"]) == ("chose 2", [])

    await ana.runs("later")
    place = await ana.hears("MESSAGE_CREATE")
    assert place["flags"] == 128
    assert (await ana.hears("MESSAGE_UPDATE"))["content"] == "at last"
    assert (await ana.hears("MESSAGE_CREATE"))["content"] == "and more"
    assert (await ana.hears("MESSAGE_CREATE"))["flags"] == 64
    assert (await ana.hears("MESSAGE_DELETE"))["id"] == place["id"]

    await ana.runs("ask")
    modal = await ana.hears("INTERACTION_MODAL_CREATE")
    filled = [{"type": 1, "components": [{"type": 4, "custom_id": "text", "value": "e6"}]}]
    await ana.acts(5, {"id": modal["id"], "custom_id": modal["custom_id"], "components": filled})
    told = await ana.hears("MESSAGE_CREATE")
    assert (told["content"], told["flags"]) == ("e6", 64)

    await ana.runs("thread")
    await ana.hears("MESSAGE_CREATE", lambda message: message["content"] == "a thread")
    await ana.hears("MESSAGE_CREATE", lambda message: message["content"] == "four")
    await ana.hears("MESSAGE_DELETE")

    here = lambda message: message["channel_id"] == CHANNEL
    await ana.runs("Greet", target_id=BEN)
    assert (await ana.hears("MESSAGE_CREATE", here))["content"] == "Hello Ben"
    said = await ana.call("POST", f"/channels/{CHANNEL}/messages", {"content": "well said"})
    await ana.hears("MESSAGE_CREATE", lambda message: message["id"] == said["id"])
    await ana.runs("Quote", target_id=said["id"])
    assert (await ana.hears("MESSAGE_CREATE", here))["content"] == "> well said"
    assert not failures, failures


ready = asyncio.Event()


@client.event
async def on_ready():
    ready.set()


async def main():
    async with client, aiohttp.ClientSession() as http:
        running = asyncio.create_task(client.start(TOKEN))
        await asyncio.wait_for(ready.wait(), 60)
        async with http.ws_connect(BASE.replace("http", "ws") + "/gateway?v=10&encoding=json") as socket:
            await socket.send_json({"op": 2, "d": {"token": "user-ana", "properties": {}}})
            await asyncio.wait_for(life(Person(http, socket)), 60)
        await client.close()
        await running
    print("discord.py: the life of messages runs through.")


asyncio.run(main())
