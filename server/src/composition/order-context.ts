import type { Settings } from "../settings.js";
import { PublishedProfile } from "../shop-profile/published-profile.js";
import { readShopProfile } from "../shop-profile/shop-profile.js";
import type { OrderCommandContext } from "../staff/orders/order-command.js";
import { openCommandContext } from "./command-context.js";

/** Opens what moves an order; also while the shop runs. Its invoice names who trades by what is published now. */
export async function openOrderContext(settings: Settings, tell: (line: string) => void): Promise<OrderCommandContext> {
  const installed = readShopProfile(settings.shopProfileFile);
  const context = await openCommandContext(settings, tell);
  const published = new PublishedProfile(context.database, installed);
  await published.refresh();
  return { ...context, shop: published.profile };
}
