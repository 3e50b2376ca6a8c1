import type { TestCart } from "../builders/cart.js";
import type { aCheckout } from "../builders/order.js";

/** Configurations with prices that are easy to check by eye. `extraPence` is 10p per square inch above 1728. */
export const CONFIGURATIONS = [
  { slug: "roller-blinds", width: 36, height: 48, extraPence: 0, percent: 100 },
  { slug: "roller-blinds", width: 48, height: 60, extraPence: 11_520, percent: 100 },
  { slug: "wooden-blinds", width: 48, height: 60, extraPence: 11_520, percent: 120, material: "Premium Wood" },
  { slug: "roman-blinds", width: 36, height: 48, extraPence: 0, percent: 100 },
] as const;
export type Slug = (typeof CONFIGURATIONS)[number]["slug"];

export const FIRST_PRICES: Readonly<Record<Slug, number>> = {
  "roller-blinds": 5_000,
  "wooden-blinds": 8_400,
  "roman-blinds": 9_300,
};

type ModelLine = { configuration: number; quantity: number };
export type ModelOrder = {
  number: string;
  key: string;
  input: ReturnType<typeof aCheckout>;
  totalPence: number;
};

/** The simplest model of a shopper. */
export class ModelShopper {
  version = 0;
  lines: ModelLine[] = [];
  hasCode = false;
  readonly orders: ModelOrder[] = [];
}

/** The simplest model of the shop: no database, one server, nothing in parallel. */
export class ModelShop {
  readonly prices: Record<Slug, number> = { ...FIRST_PRICES };
  isSummer = true;
  readonly shoppers: readonly ModelShopper[];

  constructor(shoppers: number) {
    this.shoppers = Array.from({ length: shoppers }, () => new ModelShopper());
  }

  linePence({ configuration, quantity }: ModelLine): number {
    const chosen = CONFIGURATIONS[configuration];
    if (!chosen) throw new RangeError(`There is no configuration ${configuration}.`);
    return ((this.prices[chosen.slug] + chosen.extraPence) * chosen.percent * quantity) / 100;
  }

  totals(shopper: ModelShopper) {
    const subtotalPence = shopper.lines.reduce((sum, line) => sum + this.linePence(line), 0);
    const discountPence = shopper.hasCode && this.isSummer ? Math.round(subtotalPence / 10) : 0;
    const goods = subtotalPence - discountPence;
    const deliveryPence = goods === 0 || goods >= 49_900 ? 0 : 2_999;
    const taxPence = Math.round((goods * 8) / 100);
    const totalPence = goods + deliveryPence + taxPence;
    return { subtotalPence, discountPence, deliveryPence, taxPence, includedTaxPence: null, totalPence };
  }

  /** The shopper's cart in the format of `seen`. */
  cart(shopper: ModelShopper) {
    return {
      version: shopper.version,
      count: shopper.lines.reduce((sum, { quantity }) => sum + quantity, 0),
      lines: shopper.lines.map((line) => ({ ...line, totalPence: this.linePence(line) })),
      code: shopper.hasCode && this.isSummer ? "SUMMER25" : null,
      hasNotice: shopper.hasCode && !this.isSummer,
      totals: this.totals(shopper),
    };
  }
}

/** Converts the shop's cart to the model. */
export function seen({ version, count, lines, promotion, promotionNotice, totals }: TestCart) {
  const { toFreeDeliveryPence: _, ...sums } = totals;
  return {
    version,
    count,
    lines: lines.map(({ product, width, quantity, totalPence }) => ({
      configuration: CONFIGURATIONS.findIndex((known) => known.slug === product?.slug && known.width === width),
      quantity,
      totalPence,
    })),
    code: promotion?.code ?? null,
    hasNotice: promotionNotice !== null,
    totals: sums,
  };
}
