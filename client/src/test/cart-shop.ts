import { ApolloLink, Observable } from "@apollo/client";
import { GraphQLError } from "graphql";
import { firstValueFrom, of, throwError } from "rxjs";
import { CART_TOTALS, totalsOf } from "@rules/totals";
import type { AddToCartInput, CartLineInput, UpdateCartInput } from "../gql/graphql";
import { ShopUnreachable } from "../lib/shop-failure";
import { NOTHING_CHOSEN } from "./cart-choices";
import { schemaLink } from "./schema-link";

type LineId = "wooden" | "roller";
type Quantities = Partial<Record<LineId, number>>;
type ChangeLine = {
  input: { lineId: LineId; quantity?: number; expectedVersion?: number; roomName?: string; windowName?: string };
};

/** What the checkout says of delivery. */
const DELIVERIES = {
  expressPence: CART_TOTALS.expressPence,
  standardDeliveryDays: { from: 5, to: 7 },
  expressDeliveryDays: { from: 2, to: 3 },
};

const SUMMER = { name: "Summer offer", code: "SUMMER25", percent: 10 };

const LINES = {
  wooden: {
    unitPricePence: 20_592,
    isHeld: false,
    width: 47.2441,
    height: 55.1181,
    material: "Premium Wood",
    color: "Oak",
    customizations: [
      { name: "fit", value: "recess" },
      { name: "tapes", value: "natural" },
    ],
    choices: [
      { name: "fit", value: "recess", label: "Fit", valueLabel: "Recess", isDefault: true },
      { name: "tapes", value: "natural", label: "Tapes", valueLabel: "Natural", isDefault: false },
    ],
    making: { summary: "Your recess is 1200 × 1400 mm. We make the blind 1190 × 1395 mm." },
    product: product("p1", "Wooden Blinds", "WOODEN"),
  },
  roller: {
    unitPricePence: 5_000,
    isHeld: false,
    width: 35.4331,
    height: 43.3071,
    material: "Aluminum",
    color: "White",
    customizations: [],
    choices: [],
    making: null,
    product: null,
  },
};

/** A fake server with one cart. It executes operations with the real schema. */
export class CartShop {
  /** Names of the operations received, in order. */
  readonly asked: string[] = [];
  /** Lines of the additions that were made. */
  readonly added: CartLineInput[] = [];
  /** Idempotency keys of these additions. */
  readonly additionKeys = new Set<string>();
  /** Operations that are executed once more, but whose response is lost. */
  readonly answersToLose = new Set<string>();
  /** Operations that fail once, with the server's error; undefined is a network failure. */
  readonly failures = new Map<string, GraphQLError | undefined>();
  #held: (() => void)[] | undefined;
  /** The signed-in account, or null for a guest. */
  me: object | null = null;
  /** The promotion code that was applied. */
  code: "SUMMER25" | undefined;
  /** Whether the wooden blinds have the smallest size. */
  isSmallest = false;
  /** Whether nothing was chosen for the wooden blinds, whose fit is the default then. */
  isStandard = false;
  /** Variant of the wooden blinds. */
  variant: string | null = null;
  /** Why the applied code has no effect. */
  promotionNotice: string | null = null;
  /** The quote whose prices the cart has. */
  heldQuote: { number: string; state: string; heldUntil: string; isAsAgreed: boolean } | null = null;
  choices = NOTHING_CHOSEN;
  /** Names of the wooden blinds' room and window. */
  names = { roomName: null as string | null, windowName: null as string | null };
  /** Inputs of the changes of note and choices. */
  readonly updates: UpdateCartInput[] = [];

  #quantities: Quantities;
  /** Incremented by every change. */
  #version = 1;

  constructor(quantities: Quantities = {}) {
    this.#quantities = quantities;
  }

  get quantities(): Quantities {
    return this.#quantities;
  }

  set quantities(quantities: Quantities) {
    this.#quantities = quantities;
    this.#version += 1;
  }

  /** Version of the cart, incremented by every change. */
  get version(): number {
    return this.#version;
  }

  /** Holds back responses until `release`; operations are executed at once. */
  hold(): void {
    this.#held = [];
  }

  /** Sends the responses that were held back. Later ones are sent at once. */
  release(): void {
    const held = this.#held ?? [];
    this.#held = undefined;
    for (const answer of held) answer();
  }

  readonly #root = {
    cart: () => this.#cart(),
    me: () => this.me,
    shop: { phone: "020 7946 0123", email: "hello@measured.example", promotion: SUMMER, ...DELIVERIES },
    addToCart: ({ input: { idempotencyKey, lines } }: { input: AddToCartInput & { idempotencyKey: string } }) => {
      if (this.additionKeys.has(idempotencyKey)) return { cart: this.#cart() };
      this.additionKeys.add(idempotencyKey);
      this.added.push(...structuredClone(lines));
      const added = lines.reduce((sum, { quantity }) => sum + (quantity ?? 1), 0);
      return this.#change({ ...this.quantities, wooden: (this.quantities.wooden ?? 0) + added });
    },
    changeCartLine: ({ input: { lineId, quantity, expectedVersion, roomName, windowName } }: ChangeLine) => {
      const stands = this.quantities[lineId];
      if (roomName !== undefined || windowName !== undefined)
        this.names = { roomName: roomName || null, windowName: windowName || null };
      if (stands === undefined) throw shopError("NOT_FOUND", "This item is no longer in your cart.");
      if (expectedVersion !== undefined && expectedVersion !== this.#version)
        return this.outdated("CONFLICT", `The quantity has been changed to ${stands} in the meantime.`);
      return this.#change({ ...this.quantities, [lineId]: quantity ?? stands });
    },
    updateCart: ({ input }: { input: UpdateCartInput }) => {
      this.updates.push({ ...input });
      const kept = Object.entries(input).filter(([, choice]) => choice !== undefined);
      this.choices = { ...this.choices, ...Object.fromEntries(kept) };
      return this.#change(this.quantities);
    },
    applyPromotionCode: ({ input: { code } }: { input: { code: string } }) => this.#apply(code.trim().toUpperCase()),
    removePromotionCode: () => {
      this.code = undefined;
      this.promotionNotice = null;
      return { cart: this.#cart() };
    },
    removeCartLine: ({ input: { lineId } }: { input: { lineId: LineId } }) =>
      this.#change({ ...this.quantities, [lineId]: undefined }),
    clearCart: () => this.#change({}),
  };

  readonly link = ApolloLink.from([
    new ApolloLink((operation, forward) => {
      const name = operation.operationName ?? "";
      this.asked.push(name);
      const answer = firstValueFrom(this.#refusal(name) ?? forward(operation)).then((result) =>
        this.answersToLose.delete(name) ? Promise.reject(new ShopUnreachable(undefined)) : result,
      );
      // Nobody handles the rejection of a response that is held back.
      answer.catch(() => undefined);
      return new Observable((observer) => {
        const give = () =>
          void answer.then(
            (result) => {
              observer.next(result);
              observer.complete();
            },
            (error: unknown) => observer.error(error),
          );
        if (this.#held) this.#held.push(give);
        else give();
      });
    }),
    schemaLink(this.#root),
  ]);

  #refusal(operationName: string): Observable<ApolloLink.Result> | undefined {
    if (!this.failures.has(operationName)) return undefined;
    const failure = this.failures.get(operationName);
    this.failures.delete(operationName);
    return failure ? of({ errors: [failure], data: null }) : throwError(() => new ShopUnreachable(undefined));
  }

  /** The payload of a change that expected another version or making, with the current cart. */
  outdated(code: "CONFLICT" | "MAKING_CHANGED", message: string) {
    return { cart: this.#cart(), errors: [{ code, message, field: null }] };
  }

  #apply(code: string) {
    if (code === "WINTER25") throw shopError("PROMOTION_ENDED", "WINTER25 ended on 28 February 2025.");
    if (code !== "SUMMER25")
      throw shopError("PROMOTION_UNKNOWN", "We don't know this code. Please check how it is spelt.");
    this.code = code;
    return { cart: this.#cart() };
  }

  #change(quantities: Quantities) {
    this.quantities = quantities;
    return { cart: this.#cart() };
  }

  #cart() {
    const lines = (["wooden", "roller"] as const).flatMap((id) => {
      const quantity = this.quantities[id];
      const size = this.isSmallest && id === "wooden" ? { width: 12, height: 12 } : {};
      const { product, unitPricePence, ...line } = LINES[id];
      const chosen = this.isStandard ? { customizations: [] } : {};
      const held = { isHeld: this.heldQuote !== null };
      const priced = { unitPricePence, totalPence: (quantity ?? 0) * unitPricePence };
      const made = { picture: product?.picture ?? null, product: product && { ...product, variant: this.variant } };
      return quantity
        ? [
            {
              id,
              quantity,
              ...line,
              ...size,
              ...chosen,
              ...(id === "wooden" && this.names),
              ...priced,
              ...made,
              ...held,
            },
          ]
        : [];
    });
    const totals = totalsOf(
      lines.reduce((sum, line) => sum + line.totalPence, 0),
      CART_TOTALS,
      this.code === undefined || this.promotionNotice !== null ? 0 : SUMMER.percent,
      this.choices.delivery,
    );
    return {
      ...this.choices,
      version: this.#version,
      count: lines.reduce((sum, line) => sum + line.quantity, 0),
      lines,
      promotion: this.code === undefined || this.promotionNotice !== null ? null : SUMMER,
      promotionNotice: this.promotionNotice,
      heldQuote: this.heldQuote,
      totals,
      checkoutTotals: totals,
    };
  }
}

/** An error of the server with its code. */
export const shopError = (code: string, message: string) => new GraphQLError(message, { extensions: { code } });

function product(id: string, name: string, family: string) {
  const files = {
    id: "picture",
    file: "picture",
    alt: name,
    width: 1200,
    height: 1500,
    widths: [480, 800],
    color: "#dddddd",
  };
  const picture = { ...files, placeholder: "", url: "" };
  const limits = { minWidth: 12, minHeight: 12 };
  return {
    id,
    slug: name.toLowerCase().replace(" ", "-"),
    name,
    family,
    variant: null,
    leadTimeDays: 14,
    picture,
    ...limits,
  };
}
