import { handlePersonalData } from "../accounts/own-data/personal-data-command.js";
import { openCommandContext } from "../composition/command-context.js";
import { readSettings } from "../settings.js";

/** `npm run personal-data -- export jo@larch.example`: also while the shop runs. */
const settings = readSettings();
// What goes to standard output is the data alone, so that it can be written into a file.
const open = () => openCommandContext(settings, console.error);

process.exitCode = await handlePersonalData(process.argv.slice(2), open, console.log);
