// The gateway connection. After a disconnect it reconnects and resumes the session.

const MIN_RETRY_MS = 500, MAX_RETRY_MS = 5000;

/**
 * Connects and stays connected. `onEvent(event, data)` gets every event, including READY. `onConnectionChange(isConnected)` is
 * called when the connection is lost and when it is restored.
 */
export function connect(token, onEvent, onConnectionChange) {
  let socket, session, sequence, heartbeatTimer, isAcknowledged, retryTimer;
  let attempts = 0;

  const send = (op, d) => socket.readyState === WebSocket.OPEN && socket.send(JSON.stringify({ op, d }));
  const identify = () => send(2, { token, properties: { os: "sandbox", browser: "page", device: "page" } });

  function sendHeartbeat() {
    // A connection can be dead without being closed. Then heartbeats are not acknowledged.
    if (!isAcknowledged) return socket.close(4000);
    isAcknowledged = false;
    send(1, sequence ?? null);
  }

  function handlePayload({ op, t, s, d }) {
    if (op === 0) {
      sequence = s;
      if (t === "READY") session = d.session_id;
      if (t === "READY" || t === "RESUMED") {
        attempts = 0;
        onConnectionChange(true);
      }
      onEvent(t, d);
    } else if (op === 10) {
      isAcknowledged = true;
      clearInterval(heartbeatTimer);
      heartbeatTimer = setInterval(sendHeartbeat, d.heartbeat_interval);
      if (session) send(6, { token, session_id: session, seq: sequence });
      else identify();
    } else if (op === 11) isAcknowledged = true;
    else if (op === 7) socket.close(4000);
    else if (op === 9) {
      session = undefined;
      identify();
    }
  }

  function open() {
    clearTimeout(retryTimer);
    socket = new WebSocket(`${location.protocol.replace("http", "ws")}//${location.host}/gateway?v=10&encoding=json`);
    socket.onmessage = ({ data }) => handlePayload(JSON.parse(data));
    socket.onclose = () => {
      clearInterval(heartbeatTimer);
      onConnectionChange(false);
      retryTimer = setTimeout(open, Math.min(MIN_RETRY_MS * 2 ** attempts++, MAX_RETRY_MS));
    };
  }

  addEventListener("online", () => socket.readyState === WebSocket.CLOSED && open());
  open();
}
