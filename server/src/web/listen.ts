import { createServer, type RequestListener, type Server, type ServerOptions } from "node:http";

/** Milliseconds. Whoever sends slowly keeps a connection no longer than this; Node by itself looks only twice a minute. */
const TIMES: ServerOptions = {
  headersTimeout: 10_000,
  requestTimeout: 15_000,
  keepAliveTimeout: 65_000,
  connectionsCheckingInterval: 1_000,
};

/** An HTTP server that does not wait for ever for anybody. */
export const createHttpServer = (app: RequestListener, times: ServerOptions = {}): Server =>
  createServer({ ...TIMES, ...times }, app);

/**
 * Opens the port and returns its number (0 asks for any free one).
 * @throws {Error} with a clear sentence where the port is taken
 */
export async function listen(server: Server, port: number): Promise<number> {
  await new Promise<void>((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) =>
      reject(
        error.code === "EADDRINUSE" ? new Error(`Port ${port} is in use. Stop what runs there, or set PORT.`) : error,
      ),
    );
    server.listen(port, resolve);
  });
  const address = server.address();
  return typeof address === "object" && address ? address.port : port;
}
