import type { Server } from "node:http";

/** Milliseconds between "not ready" and closing the port, so that a load balancer notices; none after Ctrl-C. */
const NOTICE = 5_000;
/** Milliseconds for running requests to finish; then the process exits in any case. */
const DRAIN = 15_000;
/** Milliseconds between two closings of connections whose response was on its way when the port closed. */
const IDLE_INTERVAL = 250;

type Stopping = {
  tell(line: string): void;
  server: Server;
  /** Makes /readyz answer 503. */
  drain(): void;
  /** Resolves with the reason when the shop can't continue; the process then exits with 1. */
  lost: Promise<Error>;
  /** Closed in this order; a failure does not stop the others. */
  closing: (() => Promise<void>)[];
};

/**
 * Closes the port; resolves when all running requests are answered. Each open connection ends with its response: one on which requests
 * follow each other would otherwise stay open until the process has to exit.
 */
async function closePort(server: Server): Promise<void> {
  server.prependListener("request", (_request, response) => void response.setHeader("Connection", "close"));
  const idle = setInterval(() => server.closeIdleConnections(), IDLE_INTERVAL);
  await new Promise((resolve) => {
    server.close(resolve);
    server.closeIdleConnections();
  });
  clearInterval(idle);
}

/**
 * Shuts down gracefully on SIGTERM and SIGINT, or when the shop can't continue: finishes running requests, then closes
 * everything.
 */
export function shutDownGracefully({ tell, server, drain, lost, closing }: Stopping): void {
  let isStopping = false;
  const stop = async ({ notice, code }: { notice: number; code: number }) => {
    if (isStopping) return;
    isStopping = true;
    process.exitCode = code;
    tell("Closing the shop");
    setTimeout(() => process.exit(1), NOTICE + DRAIN).unref();
    drain();
    await new Promise((resolve) => setTimeout(resolve, notice));
    await closePort(server);
    for (const close of closing) {
      await close().catch((error: unknown) => {
        tell(`Not everything could be closed: ${error instanceof Error ? error.message : String(error)}`);
        process.exitCode = 1;
      });
    }
    process.exit();
  };
  process.on("SIGTERM", () => void stop({ notice: NOTICE, code: 0 }));
  process.on("SIGINT", () => void stop({ notice: 0, code: 0 }));
  void lost.then((reason) => {
    tell(`The shop can't go on. ${reason.message}`);
    // No notice: the shop has not been ready for a while.
    return stop({ notice: 0, code: 1 });
  });
}
