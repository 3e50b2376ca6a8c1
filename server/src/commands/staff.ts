import { openCommandContext } from "../composition/command-context.js";
import { readSettings } from "../settings.js";
import { runStaffCommand } from "../staff/invitations/staff-command.js";

/** `npm run staff -- invite you@shop.example`: also while the shop runs. */
const settings = readSettings();
const open = () => openCommandContext(settings, console.log);

process.exitCode = await runStaffCommand(process.argv.slice(2), open, console.log);
