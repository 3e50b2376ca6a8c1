import { setTimeout as sleep } from "node:timers/promises";
import { onConnection, unexpectedStatuses } from "../checks.ts";
import type { DrillProcess } from "../drill-shop.ts";
import { externalDatabase, temporaryFolder, wrongClock } from "../environments.ts";
import type { Drill } from "../fault.ts";

/** Milliseconds after SIGTERM: within the time in which the port stays open for a balancer. */
const NOTICE = 1500;
/** Seconds for which shoppers order between two wrong clocks. */
const WRONG = 8;

const TWICE = "SELECT name FROM migration GROUP BY name HAVING count(*) > 1";

/** Ends the process in order; a sentence where its exit code is not 0. */
async function restart(process: DrillProcess): Promise<string[]> {
  const code = await process.reopen("SIGTERM");
  return code === 0 ? [] : [`The process ended with ${code} after SIGTERM.`];
}

/** Processes of the shop end, start or differ. */
export const PROCESS_DRILLS: Readonly<Record<string, Drill>> = {
  "server-stopped": {
    faults: "F5",
    seen: "orders that were sent are answered; none is possible until the next process is open",
    async prepare() {
      return {
        environment: temporaryFolder(),
        async make(shop, { failures }) {
          const [only] = shop.processes;
          if (!only) return;
          const meanwhile = sleep(NOTICE).then(() => unexpectedStatuses(shop, { "/readyz": 503, "/healthz": 200 }));
          failures.push(...(await Promise.all([restart(only), meanwhile])).flat());
        },
      };
    },
  },
  "server-killed": {
    faults: "F6, F19",
    seen: "no response until the next process is open; the order that was sent again succeeds once",
    async prepare() {
      return {
        environment: temporaryFolder(),
        async make({ processes: [only] }) {
          await only?.reopen("SIGKILL");
        },
      };
    },
  },
  "servers-restarted": {
    faults: "F12, F15",
    seen: "nothing, behind a balancer that tries the next process",
    async prepare() {
      return {
        environment: await externalDatabase([{}, {}, {}]), // which migrate an empty database at once
        async make(shop, { failures }) {
          const twice = await onConnection(shop.databaseUrl(), (client) => client.query<{ name: string }>(TWICE));
          for (const { name } of twice.rows) failures.push(`The migration ${name} was applied twice.`);
          for (const each of shop.processes) failures.push(...(await restart(each)));
          for (const each of shop.processes) await each.reopen("SIGKILL");
        },
      };
    },
  },
  "clock-wrong": {
    faults: "F11, clock 1 h off",
    seen: "nothing: carts and orders go on from a process an hour ahead to one an hour behind",
    needs: "libfaketime (Debian's package faketime)",
    async prepare() {
      const [ahead, behind] = [wrongClock("+1h"), wrongClock("-1h")];
      if (!ahead || !behind) return undefined;
      return {
        environment: await externalDatabase([ahead, behind]),
        async make(shop, { failures, notes }) {
          const dates = await Promise.all(
            shop.processes.map(async ({ url }) => (await fetch(`${url}/healthz`)).headers),
          );
          const [one = NaN, other = NaN] = dates.map((headers) => Date.parse(headers.get("date") ?? ""));
          const minutes = Math.round((one - other) / 60_000);
          notes.push(`clocks ${minutes} minutes apart`);
          if (!(minutes > 110)) failures.push("The clocks of the processes were not wrong.");
          await sleep(WRONG * 1000);
        },
      };
    },
  },
};
