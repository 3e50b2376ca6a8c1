import type { TestCart } from "../builders/cart.js";
import { CONFIGURATIONS } from "./cart-model.js";

export type ModelLine = { configuration: number; quantity: number };

/** The model of a cart. */
export class ModelCart {
  lines: ModelLine[] = [];

  /** Adds pieces if they fit and returns whether they did. */
  add(configuration: number, quantity: number): boolean {
    const line = this.lines.find((each) => each.configuration === configuration);
    if ((line?.quantity ?? 0) + quantity > 99) return false;
    if (line) line.quantity += quantity;
    else this.lines.push({ configuration, quantity });
    return true;
  }

  /** Adds another cart as far as it fits and returns the number of pieces that did not. */
  join(other: ModelCart): number {
    let leftOut = 0;
    for (const { configuration, quantity } of other.lines) {
      const present = this.lines.find((each) => each.configuration === configuration)?.quantity ?? 0;
      const taken = Math.min(quantity, 99 - present);
      if (taken > 0) this.add(configuration, taken);
      leftOut += quantity - taken;
    }
    other.lines = [];
    return leftOut;
  }
}

/** A browser; its tabs share the cookies. */
export class ModelBrowser {
  /** Index of the signed-in account. */
  account: number | undefined;
  guestCart = new ModelCart();
  guestOrders: string[] = [];
}

/** The simplest model of accounts and browsers. */
export class ModelAccounts {
  readonly carts: readonly ModelCart[];
  readonly orders: readonly string[][];
  readonly browsers: readonly ModelBrowser[];

  constructor(accounts: number, browsers: number) {
    this.carts = Array.from({ length: accounts }, () => new ModelCart());
    this.orders = Array.from({ length: accounts }, () => []);
    this.browsers = Array.from({ length: browsers }, () => new ModelBrowser());
  }

  browser(index: number): ModelBrowser {
    const browser = this.browsers[index];
    if (!browser) throw new RangeError(`There is no browser ${index}.`);
    return browser;
  }

  /** The browser's current cart. */
  cartOf({ account, guestCart }: ModelBrowser): ModelCart {
    return (account === undefined ? undefined : this.carts[account]) ?? guestCart;
  }

  /** Orders that a browser can read. */
  ordersOf({ account, guestOrders }: ModelBrowser): string[] {
    return (account === undefined ? undefined : this.orders[account]) ?? guestOrders;
  }

  /** Returns the number of pieces that did not fit into the account's cart. */
  signIn(browser: ModelBrowser, account: number): number {
    const wasGuest = browser.account === undefined;
    browser.account = account;
    if (!wasGuest) return 0;
    this.ordersOf(browser).push(...browser.guestOrders);
    const leftOut = this.cartOf(browser).join(browser.guestCart);
    this.signedOut(browser);
    browser.account = account;
    return leftOut;
  }

  /** The browser becomes a new guest. */
  signedOut(browser: ModelBrowser): void {
    browser.account = undefined;
    browser.guestCart = new ModelCart();
    browser.guestOrders = [];
  }
}

/** Converts the shop's cart to the model. */
export const linesSeen = ({ lines }: TestCart): ModelLine[] =>
  lines.map(({ product, width, quantity }) => ({
    configuration: CONFIGURATIONS.findIndex((known) => known.slug === product?.slug && known.width === width),
    quantity,
  }));
