import { openSheetsContext } from "../composition/sheets-context.js";
import { printSheets } from "../orders/print-sheets.js";
import { readSettings } from "../settings.js";

/** `npm run sheets -- MBC123456`: the sheets of an order's windows for the workshop, also while the shop runs. */
const settings = readSettings();
const open = () => openSheetsContext(settings, console.log);

process.exitCode = await printSheets(process.argv.slice(2), open, console.log);
