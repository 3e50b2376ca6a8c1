import { openOrderContext } from "../composition/order-context.js";
import { readSettings } from "../settings.js";
import { runShopCommand } from "../staff/shop-command/shop-command.js";

/** `npm run shop -- reviews --json`: also while the shop runs. */
const settings = readSettings();
// What goes to standard output is the answer alone, so that scripts can read it.
const open = async () => {
  const { pricePolicy } = settings;
  return { ...(await openOrderContext(settings, console.error)), pricePolicy };
};

process.exitCode = await runShopCommand(process.argv.slice(2), open, console.log);
