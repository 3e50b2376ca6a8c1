import { createServer } from "node:net";
import { afterAll, beforeAll } from "vitest";
import { TestSmtpServer } from "./test-smtp-server.js";

/** Opens a mail server before the tests of this file and closes it after them. */
export function useSmtpServer(): () => TestSmtpServer {
  const server = createServer();
  const smtp = new TestSmtpServer(server);
  beforeAll(() => new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve)));
  afterAll(async () => {
    for (const socket of smtp.open) socket.destroy();
    await new Promise((resolve) => server.close(resolve));
  });
  return () => smtp;
}
