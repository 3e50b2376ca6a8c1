import type { AddressInfo, Server, Socket } from "node:net";
import { createInterface } from "node:readline";

/** Behaviour of the mail server. `silent` accepts connections and sends nothing; `deaf` never confirms a complete mail. */
type Mood = "well" | "busy" | "refusing" | "silent" | "deaf";

/** A received mail. */
type ArrivedMail = { to: string; messageId: string; raw: string };

/** The reply to a recipient. */
const ANSWER: Readonly<Record<Mood, string>> = {
  well: "250 ok",
  deaf: "250 ok",
  silent: "250 ok",
  busy: "451 4.3.0 try later",
  refusing: "554 5.7.1 not here",
};

/** A mail server that stores received mails and behaves as a test sets its mood. */
export class TestSmtpServer {
  mood: Mood = "well";
  readonly arrived: ArrivedMail[] = [];
  /** All connections so far, and the open ones. */
  calls = 0;
  readonly open = new Set<Socket>();

  private readonly server: Server;

  constructor(server: Server) {
    this.server = server;
    server.on("connection", (socket) => void this.talk(socket));
  }

  get url(): string {
    return `smtp://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  private async talk(socket: Socket): Promise<void> {
    this.calls += 1;
    this.open.add(socket.on("close", () => this.open.delete(socket)).on("error", () => {}));
    const say = (line: string) => socket.write(`${line}\r\n`);
    if (this.mood === "silent") return;
    say("220 test");
    let to = "";
    let mail: string[] | undefined;
    for await (const line of createInterface({ input: socket })) {
      if (mail && line !== ".") mail.push(line);
      else if (mail) {
        if (this.mood === "deaf") continue;
        const raw = mail.join("\n");
        const [, messageId = ""] = /^Message-ID: <(.*)>$/im.exec(raw) ?? [];
        this.arrived.push({ to, messageId, raw });
        mail = undefined;
        say("250 taken");
      } else if (/^RCPT/i.test(line)) {
        to = line.replace(/^.*<(.*)>.*$/, "$1");
        say(ANSWER[this.mood]);
      } else if (/^DATA/i.test(line)) {
        mail = [];
        say("354 go on");
      } else if (/^QUIT/i.test(line)) {
        say("221 bye");
        socket.end();
      } else say("250 ok");
    }
  }
}
