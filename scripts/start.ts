import { build } from "./build.ts";
import { whenParentEnds } from "./parent.ts";

// npm start: builds what is out of date, then is the shop until it is told to stop. No process stands between npm and the shop,
// so that a signal to npm reaches it: package.json says `exec`, because a shell in between would die of the signal and leave us
// running. Windows knows no exec, and runs what stands behind it.
whenParentEnds(() => process.kill(process.pid, "SIGTERM"));
if (await build()) {
  process.env["NODE_ENV"] = "production";
  await import("../server/dist/source-maps.js");
  await import("../server/dist/main.js");
} else {
  process.exitCode = 1;
}
