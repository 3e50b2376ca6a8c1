import { openCommandContext } from "../composition/command-context.js";
import { printFigures } from "../figures/print-figures.js";
import { readSettings } from "../settings.js";

/** `npm run figures`: what visitors opened and did in a day, a week and a month; also while the shop runs. */
const settings = readSettings();
const open = () => openCommandContext(settings, console.log);

process.exitCode = await printFigures(process.argv.slice(2), open, console.log);
