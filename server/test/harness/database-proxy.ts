import { connect, createServer, type AddressInfo, type Socket } from "node:net";

/** Stands between a shop and its database, and can stop passing anything on while every connection stays open. */
export type DatabaseProxy = { url: string; freeze(): void; thaw(): void; close(): Promise<void> };

export async function openDatabaseProxy(databaseUrl: string): Promise<DatabaseProxy> {
  const target = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  let isFrozen = false;
  const server = createServer((fromShop) => {
    const toDatabase = connect(Number(target.port || 5432), target.hostname);
    for (const [from, to] of [
      [fromShop, toDatabase],
      [toDatabase, fromShop],
    ] as const) {
      sockets.add(from);
      from.on("data", (chunk) => void to.write(chunk));
      from.on("error", () => to.destroy());
      from.on("close", () => {
        sockets.delete(from);
        to.destroy();
      });
      if (isFrozen) from.pause();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: Object.assign(new URL(databaseUrl), { host: `127.0.0.1:${port}` }).href,
    freeze() {
      isFrozen = true;
      for (const socket of sockets) socket.pause();
    },
    thaw() {
      isFrozen = false;
      for (const socket of sockets) socket.resume();
    },
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
