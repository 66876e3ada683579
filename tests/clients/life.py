"""Plays the life of a bot: starts a sandbox and a bot, and plays the people around it.

    life.py LIBRARY BSIDE COMMAND...

COMMAND starts the bot, which finds the sandbox in BASE and its token in TOKEN. What it must do is in `steps.py`. Fails if a step
fails that `expected.txt` does not list. The requests and what the bot and the sandbox print stay in a folder of FOLDER, if it is
set.
"""

import asyncio
import json
import os
import pathlib
import ssl
import sys
import tempfile

import aiohttp

import steps
from person import NoEvent, Person

HERE = pathlib.Path(__file__).parent
# The time that a bot has to start, and to live, in seconds.
START, LIFE = 120, 300
# The share of steps that must succeed, of those that the library has.
MIN_PASSED = 0.95
# The libraries that speak HTTPS only.
HTTPS_ONLY = ("discord.js-13", "seyfert")
# The reason that says that a library does not have what a step needs.
LACKING = "the library has no "


class Step:
    """A step, which succeeds if the block succeeds."""

    def __init__(self, results, name, person):
        self.results, self.name, self.person = results, name, person

    async def __aenter__(self):
        self.results[self.name] = "not reached"

    async def __aexit__(self, kind, error, trace):
        if kind and not issubclass(kind, Exception):
            return False
        self.results[self.name] = f"{kind.__name__}: {error}" if kind else None
        if kind is NoEvent:
            # What comes late must not be taken for the next step's.
            self.person.events.clear()
        return True


async def first_line(process, start):
    """Reads the output of a process up to a line, and returns the rest of the line."""
    while line := (await process.stdout.readline()).decode():
        if line.startswith(start):
            return line.removeprefix(start).strip()
    raise AssertionError("the sandbox has not started")


async def play(folder, library, bside, command, results):
    """Plays all steps with one bot in one sandbox."""
    requests, certificate = folder / "requests", folder / "certificate.pem"
    tls = ["--tls", certificate] if library in HTTPS_ONLY else []
    sandbox = await asyncio.create_subprocess_exec(
        bside, "sandbox", "--no-bot", "--port", "0", "--world", HERE / "world.toml",
        "--requests", requests, *tls,
        stdout=asyncio.subprocess.PIPE, stderr=(folder / "sandbox").open("w"),
    )
    bot = None
    try:
        base = await first_line(sandbox, "The sandbox is open at ")
        token = await first_line(sandbox, "B-Side: ")
        trusted = ssl.create_default_context(cafile=certificate) if tls else True
        async with aiohttp.ClientSession(connector=aiohttp.TCPConnector(ssl=trusted)) as http:
            async with http.ws_connect(base.replace("http", "ws") + "/gateway?v=10&encoding=json") as socket:
                await socket.send_json({"op": 2, "d": {"token": "user-ana", "properties": {}}})
                ana = Person(base, http, socket)
                tasks = [asyncio.create_task(ana.read()), asyncio.create_task(ana.beat())]
                await ana.event("READY")
                bot = await asyncio.create_subprocess_exec(
                    *command, env={**os.environ, "BASE": base, "TOKEN": token, "NODE_EXTRA_CA_CERTS": str(certificate) if tls else ""},
                    stdout=(folder / "bot").open("w"), stderr=asyncio.subprocess.STDOUT,
                )
                step = lambda name: Step(results, name, ana)
                async with step("connect"):
                    deadline = asyncio.get_running_loop().time() + START
                    while len(await ana.commands()) < steps.COMMANDS:
                        assert bot.returncode is None, f"the bot has ended with status {bot.returncode}"
                        assert asyncio.get_running_loop().time() < deadline, "the bot's commands are not there"
                        await asyncio.sleep(0.1)
                    await steps.counts(ana, "1 0")
                if results["connect"] is None:
                    await steps.play(ana, step)
                for task in tasks:
                    task.cancel()
    finally:
        if bot and bot.returncode is None:
            bot.kill()
            await bot.wait()
        if sandbox.returncode is None:
            sandbox.terminate()
        results["sandbox-ends-cleanly"] = None if await sandbox.wait() == 0 else "it does not"
    lines = [json.loads(line) for line in requests.read_text().splitlines()]
    refused = [line for line in lines if line["verdict"] == "unsupported" or line["verdict"] == "rejected" and not is_provoked(line)]
    refused = [f"{line['method']} {line['path']} {line['answer']}" for line in refused]
    results["requests-accepted"] = f"refused: {refused}" if refused else None


def is_provoked(line):
    """Whether a step provokes the error of a request.

    A command that is sent while a bot is away comes when it is back, perhaps too late to be answered.
    """
    code = (line["answer"] or {}).get("code")
    is_late = code == 10062 and "/interactions/" in line["path"]
    return is_late or code in steps.ERRORS and "/channels/" in line["path"]


def expected(library):
    """The steps that are known to fail, with the reasons."""
    lines = (HERE / "expected.txt").read_text().splitlines()
    known = [line.split(None, 2) for line in lines if line and not line.startswith("#")]
    return {step: reason for name, step, reason in known if name == library}


def main():
    library, bside, *command = sys.argv[1:]
    known, results, problems = expected(library), {}, 0
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(os.environ.get("FOLDER", name)) / library
        folder.mkdir(parents=True, exist_ok=True)
        try:
            asyncio.run(asyncio.wait_for(play(folder, library, bside, command, results), LIFE))
        except TimeoutError:
            results["in-time"] = f"the life takes longer than {LIFE} s"
        for step, failure in results.items():
            if failure is None:
                print(f"ok {library} {step}" + (" # expected.txt does not need it" if step in known else ""))
            elif step in known:
                print(f"ok {library} {step} # fails as expected: {known[step]}")
            else:
                print(f"not ok {library} {step}: {failure}")
                problems += 1
        if problems:
            for output in ("bot", "sandbox"):
                print(f"--- the output of the {output} of {library}", (folder / output).read_text()[-6000:], sep="\n")
    tried = {step: failure for step, failure in results.items() if not known.get(step, "").startswith(LACKING)}
    passed = sum(failure is None for failure in tried.values())
    print(f"{library}: {passed} of {len(tried)} steps succeed, and the library lacks {len(results) - len(tried)}.")
    sys.exit(problems > 0 or passed < MIN_PASSED * len(tried))


main()
