import { arch, cpus, loadavg, platform, totalmem } from "node:os";
import { shown } from "./figures.ts";

/** The machine in a sentence, and how busy it is: to be called before the work. Without it no figure says anything. */
export function machine(postgresVersion: string): string {
  const [[cpu], [load = NaN]] = [cpus(), loadavg()];
  const gigabytes = Math.round(totalmem() / 2 ** 30);
  const day = new Date().toLocaleDateString("en-GB", { day: "numeric", month: "long", year: "numeric" });
  return (
    `${day}: ${cpus().length} cores of ${cpu?.model.trim()}, ${gigabytes} GB of memory, ${platform()} ${arch()}, ` +
    `Node ${process.versions.node}, Postgres ${postgresVersion}; servers, Postgres and the load generator share the machine. ` +
    `Load average of other work before the start: ${shown(load)}.`
  );
}
