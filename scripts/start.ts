import "./stop-with-parent.js";
import { build } from "./build.ts";
import { runTogether } from "./programs.ts";
import { SHOP_COMMAND } from "./shop-command.ts";
import { toolEnvironment } from "./steps.ts";

// npm start: builds what is out of date, then opens the shop until it is told to stop.
const COMMAND = ["node", "--import", "./scripts/stop-with-parent.js", ...SHOP_COMMAND] as const;
const ENVIRONMENT = { NODE_ENV: "production" };

// The shop takes the place of this process, and this one has taken that of npm's shell (`exec` in package.json): with nothing in
// between, a signal to npm reaches the shop. Windows can do neither; there both stay, and the shop is their child.
if (!(await build())) process.exitCode = 1;
else if (process.execve && process.platform !== "win32")
  process.execve(process.execPath, [...COMMAND], toolEnvironment(ENVIRONMENT));
else process.exitCode = await runTogether([{ command: [...COMMAND], env: ENVIRONMENT }]);
