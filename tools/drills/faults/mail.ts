import { once } from "node:events";
import { createServer } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { freePort } from "@measured/embedded-postgres";
import { TestSmtpServer } from "../../../server/test/harness/test-smtp-server.ts";
import { onConnection } from "../checks.ts";
import { externalDatabase } from "../environments.ts";
import type { Drill } from "../fault.ts";
import { EMAIL } from "../shop-client.ts";

/** Seconds without a mail server, and until all mails must have been sent after it. */
const OUTAGE = 6;
const SENT_WITHIN = 240;

/** Mails that have failed wait for minutes and longer; a drill does not. */
const RETRY_NOW = "UPDATE pgboss.job SET start_after = now() WHERE name = 'mail' AND state = 'retry'";
const WAITING =
  "SELECT count(*)::int AS count FROM pgboss.job WHERE name = 'mail' AND state IN ('created', 'active', 'retry')";

/** Retries mails until none waits, and resolves with how many still do. */
const sendAll = (databaseUrl: string) =>
  onConnection(databaseUrl, async (client) => {
    for (const end = performance.now() + SENT_WITHIN * 1000; ; await sleep(500)) {
      await client.query(RETRY_NOW);
      const { rows } = await client.query<{ count: number }>(WAITING);
      const count = rows[0]?.count ?? NaN;
      if (count === 0 || performance.now() > end) return count;
    }
  });

/** The mail server is down while shoppers order. */
export const MAIL_DRILLS: Readonly<Record<string, Drill>> = {
  "mail-server-down": {
    faults: "F16",
    seen: "the order at once; its confirmation comes later",
    async prepare() {
      const port = await freePort();
      const server = createServer();
      const mails = new TestSmtpServer(server);
      const { remove, ...environment } = await externalDatabase([{ SMTP_URL: `smtp://127.0.0.1:${port}` }]);
      return {
        environment: {
          ...environment,
          async remove() {
            for (const socket of mails.open) socket.destroy();
            if (server.listening) await new Promise((resolve) => server.close(resolve));
            await remove();
          },
        },
        shoppers: { count: 1 },
        async make() {
          await sleep(OUTAGE * 1000);
          await once(server.listen(port, "127.0.0.1"), "listening");
        },
        async check(shop, { acknowledged, failures, notes }) {
          const waiting = await sendAll(shop.databaseUrl());
          if (waiting > 0) failures.push(`${waiting} mails still wait ${SENT_WITHIN} s after the fault.`);
          const confirmed = mails.arrived.filter(({ to }) => to === EMAIL);
          const once = new Set(confirmed.map(({ messageId }) => messageId));
          notes.push(`${confirmed.length} confirmations`);
          if (confirmed.length !== acknowledged.length || once.size !== confirmed.length)
            failures.push(
              `${acknowledged.length} orders have ${confirmed.length} confirmations, ${once.size} different.`,
            );
        },
      };
    },
  },
};
