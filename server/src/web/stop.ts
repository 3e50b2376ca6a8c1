import type { Server } from "node:http";

/** Between "no longer ready" and closing the port, so that a balancer hears of it; none when a person presses Ctrl-C. */
const NOTICE = 5_000;
/** What runs may finish; then the process ends in any case. */
const DRAIN = 15_000;

type Stopping = {
  tell(line: string): void;
  server: Server;
  /** Says that no new work should come. */
  drain(): void;
  /** In the order in which they are closed. */
  closing: (() => Promise<void>)[];
};

/** Ends the process in good order on SIGTERM and SIGINT: what is under way is answered, then everything is closed. */
export function stopOnSignals({ tell, server, drain, closing }: Stopping): void {
  let isStopping = false;
  const stop = async (signal: NodeJS.Signals) => {
    if (isStopping) return;
    isStopping = true;
    tell("Closing the shop");
    setTimeout(() => process.exit(1), NOTICE + DRAIN).unref();
    drain();
    if (signal === "SIGTERM") await new Promise((resolve) => setTimeout(resolve, NOTICE));
    await new Promise((resolve) => {
      server.close(resolve);
      server.closeIdleConnections();
    });
    for (const close of closing) await close();
    process.exit(0);
  };
  process.on("SIGTERM", (signal) => void stop(signal));
  process.on("SIGINT", (signal) => void stop(signal));
}
