import { connect, createServer, type AddressInfo, type Socket } from "node:net";

/**
 * A proxy between a shop and its database. Frozen, it keeps connections open and passes nothing on. Cut, it closes them all and
 * accepts no new one, as when Postgres is killed.
 */
export type DatabaseProxy = {
  url: string;
  freeze(): void;
  thaw(): void;
  cut(): void;
  mend(): void;
  /** New connections go to another database, as after a failover. */
  lead(databaseUrl: string): void;
  close(): Promise<void>;
};

export async function openDatabaseProxy(databaseUrl: string): Promise<DatabaseProxy> {
  let target = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  let isFrozen = false;
  let isCut = false;
  const destroyAll = () => {
    for (const socket of sockets) socket.destroy();
  };
  const server = createServer((fromShop) => {
    if (isCut) return void fromShop.destroy();
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
    cut() {
      isCut = true;
      destroyAll();
    },
    mend() {
      isCut = false;
    },
    lead(other) {
      target = new URL(other);
    },
    async close() {
      destroyAll();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
