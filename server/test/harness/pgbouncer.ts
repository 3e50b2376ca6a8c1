import { spawn } from "node:child_process";
import { once } from "node:events";
import { chownSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { createInterface } from "node:readline";
import { freePort, postgresAccount } from "@measured/embedded-postgres";

/**
 * Starts PgBouncer in transaction mode in front of the Postgres at `url`. It opens fewer connections to a database than one
 * shop, so that a client's statements run on changing connections.
 * @param port a free one by default
 */
export async function startPgBouncer(
  program: string,
  url: string,
  port?: number,
): Promise<{ port: number; stop(): Promise<void> }> {
  port ??= await freePort();
  const folder = mkdtempSync(path.join(tmpdir(), "pgbouncer-"));
  const config = path.join(folder, "pgbouncer.ini");
  writeFileSync(config, configuration(new URL(url), port), { mode: 0o600 });
  const { prefix, service } = postgresAccount(); // it refuses to run as root, like Postgres
  if (service) for (const file of [folder, config]) chownSync(file, service.uid, service.gid);
  const [command, ...args] = [...prefix, program, config];
  const child = spawn(command ?? program, args, { ...service, stdio: ["ignore", "ignore", "pipe"] });
  const exit = once(child, "exit");
  await new Promise<void>((resolve, reject) => {
    const lines: string[] = [];
    createInterface({ input: child.stderr }).on("line", (line) => {
      if (lines.push(line) > 0 && line.includes("process up")) resolve();
    });
    void exit.then(() => reject(new Error(`PgBouncer ended before it was ready:\n${lines.join("\n")}`)), reject);
  });
  return {
    port,
    async stop() {
      child.kill("SIGKILL");
      await exit;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

const configuration = ({ hostname, port, username, password }: URL, listenPort: number) => `
[databases]
* = host=${hostname} port=${port || 5432} user=${decodeURIComponent(username)} password=${decodeURIComponent(password)}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${listenPort}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = 6
max_client_conn = 1000
max_prepared_statements = 200
server_login_retry = 2
`;
