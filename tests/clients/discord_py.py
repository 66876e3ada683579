"""Runs a bot with an unmodified discord.py against a sandbox. BASE and TOKEN are printed by `bside sandbox --no-bot`."""

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

# The library has no option for the URL of the API.
discord.http.Route.BASE = f"{BASE}/api/v10"
discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(BASE.replace("http", "ws") + "/gateway")


class Person:
    """A person with a plain client."""

    def __init__(self, http, socket):
        self.http, self.socket, self.events, self.interaction_count = http, socket, [], 0

    async def call(self, method, path, body=None):
        url, headers = f"{BASE}/api/v10{path}", {"Authorization": "user-ana"}
        async with self.http.request(method, url, json=body, headers=headers) as response:
            text = await response.text()
            assert response.ok, f"{method} {path}: {text}"
            return json.loads(text) if text else None

    async def next_event(self, name, matches=lambda data: True):
        """Waits for the next event with this name that matches a condition."""
        while True:
            for event in self.events:
                if event["t"] == name and matches(event["d"]):
                    self.events.remove(event)
                    return event["d"]
            self.events.append(json.loads(await self.socket.receive_str()))

    async def interact(self, kind, data, **more):
        self.interaction_count += 1
        nonce = str(self.interaction_count)
        body = {
            "type": kind, "application_id": str(client.application_id), "guild_id": GUILD, "channel_id": CHANNEL,
            "nonce": nonce, "data": data, **more,
        }
        await self.call("POST", "/interactions", body)
        return nonce

    async def run_command(self, name, options=(), kind=2, **more):
        index = await self.call("GET", f"/guilds/{GUILD}/application-command-index")
        command = next(command for command in index["application_commands"] if command["name"] == name)
        data = {key: command[key] for key in ("id", "version", "name", "type")}
        return await self.interact(kind, {**data, "options": list(options), **more})

    async def use_component(self, message, kind, custom_id, values=None):
        data = {"component_type": kind, "custom_id": custom_id, "values": values}
        return await self.interact(3, data, message_id=message["id"])


client = discord.Client(intents=discord.Intents(guilds=True, guild_messages=True))
tree = app_commands.CommandTree(client)
failures = []


@tree.error
async def on_command_error(interaction, error):
    failures.append(error)
    raise error


def image(name):
    return discord.File(io.BytesIO(name.encode()), name, description="A picture")


class Again(discord.ui.View):
    async def on_error(self, interaction, error, item):
        failures.append(error)
        raise error

    @discord.ui.button(label="Again", custom_id="again")
    async def again(self, interaction, button):
        await interaction.response.edit_message(content="pressed", attachments=[image("two.png")])

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
    await interaction.response.send_message(f"A board for {who.mention}", file=image("one.png"), view=Again())


@board.autocomplete("turn")
async def turns(interaction, typed):
    return [app_commands.Choice(name=f"{typed}!", value=typed)]


@tree.command(description="Takes its time")
async def later(interaction):
    await interaction.response.defer()
    await interaction.edit_original_response(content="at last", attachments=[image("late.png")])
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


async def run(ana):
    assert len(await tree.sync()) == 6
    await ana.next_event("READY")

    typing = await ana.run_command("board", [{"type": 3, "name": "turn", "value": "c4", "focused": True}], 4)
    autocomplete = await ana.next_event("APPLICATION_COMMAND_AUTOCOMPLETE_RESPONSE", lambda data: data["nonce"] == typing)
    assert autocomplete["choices"] == [{"name": "c4!", "value": "c4"}], autocomplete

    await ana.run_command("board", [{"type": 3, "name": "turn", "value": "c4"}, {"type": 6, "name": "who", "value": BEN}])
    shown = await ana.next_event("MESSAGE_CREATE")
    assert (shown["content"], shown["attachments"][0]["description"]) == (f"A board for <@{BEN}>", "A picture")
    await ana.use_component(shown, 2, "again")
    pressed = await ana.next_event("MESSAGE_UPDATE")
    assert (pressed["content"], [file["filename"] for file in pressed["attachments"]]) == ("pressed", ["two.png"])
    await ana.use_component(shown, 3, "menu", ["2"])
    chosen = await ana.next_event("MESSAGE_UPDATE")
    assert (chosen["content"], chosen["components"]) == ("chose 2", [])

    await ana.run_command("later")
    placeholder = await ana.next_event("MESSAGE_CREATE")
    assert placeholder["flags"] == 128
    assert (await ana.next_event("MESSAGE_UPDATE"))["content"] == "at last"
    assert (await ana.next_event("MESSAGE_CREATE"))["content"] == "and more"
    assert (await ana.next_event("MESSAGE_CREATE"))["flags"] == 64
    assert (await ana.next_event("MESSAGE_DELETE"))["id"] == placeholder["id"]

    await ana.run_command("ask")
    modal = await ana.next_event("INTERACTION_MODAL_CREATE")
    filled = [{"type": 1, "components": [{"type": 4, "custom_id": "text", "value": "e6"}]}]
    await ana.interact(5, {"id": modal["id"], "custom_id": modal["custom_id"], "components": filled})
    submitted = await ana.next_event("MESSAGE_CREATE")
    assert (submitted["content"], submitted["flags"]) == ("e6", 64)

    await ana.run_command("thread")
    await ana.next_event("MESSAGE_CREATE", lambda message: message["content"] == "a thread")
    await ana.next_event("MESSAGE_CREATE", lambda message: message["content"] == "four")
    await ana.next_event("MESSAGE_DELETE")

    in_channel = lambda message: message["channel_id"] == CHANNEL
    await ana.run_command("Greet", target_id=BEN)
    assert (await ana.next_event("MESSAGE_CREATE", in_channel))["content"] == "Hello Ben"
    sent = await ana.call("POST", f"/channels/{CHANNEL}/messages", {"content": "well said"})
    await ana.next_event("MESSAGE_CREATE", lambda message: message["id"] == sent["id"])
    await ana.run_command("Quote", target_id=sent["id"])
    assert (await ana.next_event("MESSAGE_CREATE", in_channel))["content"] == "> well said"
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
            await asyncio.wait_for(run(Person(http, socket)), 60)
        await client.close()
        await running
    print("discord.py: all steps succeeded.")


asyncio.run(main())
