import { openOrderContext } from "../composition/order-context.js";
import { readSettings } from "../settings.js";
import { changeOrderStatus } from "../staff/orders/order-command.js";

/** `npm run order -- MBC123456 SHIPPED`: also while the shop runs. */
const settings = readSettings();
const open = () => openOrderContext(settings, console.log);

process.exitCode = await changeOrderStatus(process.argv.slice(2), open, console.log);
