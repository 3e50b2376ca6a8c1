import type { TestCart } from "../builders/cart.js";
import { CONFIGURATIONS } from "./cart-model.js";

export type ModelLine = { configuration: number; quantity: number };

/** A cart as its owner thinks of it. */
export class ModelCart {
  lines: ModelLine[] = [];

  /** Whether it can take so many more of something; then it does. */
  add(configuration: number, quantity: number): boolean {
    const line = this.lines.find((each) => each.configuration === configuration);
    if ((line?.quantity ?? 0) + quantity > 99) return false;
    if (line) line.quantity += quantity;
    else this.lines.push({ configuration, quantity });
    return true;
  }

  /** Takes all of another as far as it goes; answers how many pieces it could not take. */
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

/** A browser: its tabs share what it knows. */
export class ModelBrowser {
  /** Index of the account that is signed in. */
  account: number | undefined;
  guestCart = new ModelCart();
  guestOrders: string[] = [];
}

/** Accounts and browsers, as simple as it can be said. */
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

  /** The cart that a browser shows. */
  cartOf({ account, guestCart }: ModelBrowser): ModelCart {
    return (account === undefined ? undefined : this.carts[account]) ?? guestCart;
  }

  /** The orders that a browser can read. */
  ordersOf({ account, guestOrders }: ModelBrowser): string[] {
    return (account === undefined ? undefined : this.orders[account]) ?? guestOrders;
  }

  /** Answers how many pieces the account's cart could not take. */
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

  /** What follows is another guest. */
  signedOut(browser: ModelBrowser): void {
    browser.account = undefined;
    browser.guestCart = new ModelCart();
    browser.guestOrders = [];
  }
}

/** A cart as the shop answers it, in the words of the model. */
export const linesSeen = ({ lines }: TestCart): ModelLine[] =>
  lines.map(({ product, width, quantity }) => ({
    configuration: CONFIGURATIONS.findIndex((known) => known.slug === product?.slug && known.width === width),
    quantity,
  }));
