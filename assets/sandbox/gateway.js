// The websocket over which everything new comes. A connection that drops is taken up again where it was.

const SHORTEST = 500, LONGEST = 5000; // milliseconds between two attempts

/**
 * Connects and stays connected. `hear(event, data)` gets every event, READY among them; `tell(connected)` is called
 * when the connection is lost and when it is back.
 */
export function connect(token, hear, tell) {
  let socket, session, sequence, beat, answered, retry;
  let attempts = 0;

  const say = (op, d) => socket.readyState === WebSocket.OPEN && socket.send(JSON.stringify({ op, d }));
  const identify = () => say(2, { token, properties: { os: "sandbox", browser: "page", device: "page" } });

  function pulse() {
    // A connection can be dead without being closed: then nothing answers the heartbeat.
    if (!answered) return socket.close(4000);
    answered = false;
    say(1, sequence ?? null);
  }

  function take({ op, t, s, d }) {
    if (op === 0) {
      sequence = s;
      if (t === "READY") session = d.session_id;
      if (t === "READY" || t === "RESUMED") {
        attempts = 0;
        tell(true);
      }
      hear(t, d);
    } else if (op === 10) {
      answered = true;
      clearInterval(beat);
      beat = setInterval(pulse, d.heartbeat_interval);
      if (session) say(6, { token, session_id: session, seq: sequence });
      else identify();
    } else if (op === 11) answered = true;
    else if (op === 7) socket.close(4000);
    else if (op === 9) {
      session = undefined;
      identify();
    }
  }

  function open() {
    clearTimeout(retry);
    socket = new WebSocket(`ws://${location.host}/gateway?v=10&encoding=json`);
    socket.onmessage = ({ data }) => take(JSON.parse(data));
    socket.onclose = () => {
      clearInterval(beat);
      tell(false);
      retry = setTimeout(open, Math.min(SHORTEST * 2 ** attempts++, LONGEST));
    };
  }

  addEventListener("online", () => socket.readyState === WebSocket.CLOSED && open());
  open();
}
