import type { Server } from "node:http";

/**
 * Opens the port and returns its number (0 asks for any free one).
 * @throws {Error} with a clear sentence where the port is taken
 */
export async function listen(server: Server, port: number): Promise<number> {
  server.headersTimeout = 10_000;
  server.requestTimeout = 15_000;
  server.keepAliveTimeout = 65_000;
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
