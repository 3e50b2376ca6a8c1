import { arch, cpus, loadavg, platform, totalmem } from "node:os";
import { shown } from "./figures.ts";

/** Describes the machine and its load in a sentence. Call it before the measurements. */
export function machine(postgresVersion: string): string {
  const [[cpu], [load = NaN]] = [cpus(), loadavg()];
  const gigabytes = Math.round(totalmem() / 2 ** 30);
  const day = new Date().toLocaleDateString("en-GB", { day: "numeric", month: "long", year: "numeric" });
  return (
    `${day}: ${cpus().length} cores of ${cpu?.model.trim()}, ${gigabytes} GB of memory, ${platform()} ${arch()}, ` +
    `Node ${process.versions.node}, Postgres ${postgresVersion}; servers, Postgres and the load generator share the machine. ` +
    `Load average before the start: ${shown(load)}.`
  );
}
