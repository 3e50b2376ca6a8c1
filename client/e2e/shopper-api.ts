import { randomUUID } from "node:crypto";
import type { APIRequestContext } from "@playwright/test";
import { expect } from "./shop";

/** The person who orders by the API. */
export const BUYER = { firstName: "Jo", lastName: "Whitfield", email: "jo@larch.example" };

/** Who has the account that the setting DEMO gives the shop. */
export const DEMO_EMAIL = "demo@measured.example";

const CHECKOUT = {
  ...{ ...BUYER, address: "14 Larch Terrace", city: "Bristol", state: "Somerset", zipCode: "BS6 7QX" },
  ...{ paymentMethod: "CREDIT_CARD", agreeToTerms: true },
};

/** The shop's API as a program of a shopper uses it: one request context is one shopper. */
export class ShopperApi {
  /** @param url of the shop */
  constructor(
    private readonly request: APIRequestContext,
    private readonly url: string,
  ) {}

  /** What a document answers; fails where it answers an error. */
  async ask<Data>(query: string, variables: object = {}): Promise<Data> {
    const response = await this.request.post(`${this.url}/graphql`, { data: { query, variables } });
    const { data, errors } = (await response.json()) as { data: Data; errors?: unknown };
    expect(errors).toBeUndefined();
    return data;
  }

  /**
   * What a mutation answers; fails where it is refused.
   * @param selection fields of its payload
   */
  async send<Payload>(name: string, input: object, selection = ""): Promise<Payload> {
    const type = `${name.charAt(0).toUpperCase()}${name.slice(1)}Input`;
    const document = `mutation ($input: ${type}!) { ${name}(input: $input) { ${selection} errors { message } } }`;
    const data = await this.ask<Record<string, Payload & { errors: unknown }>>(document, { input });
    expect(data[name]?.errors).toEqual([]);
    return data[name] as Payload;
  }

  /** Signs in to the account of the demo; fails where that is refused. */
  async signInToDemo(): Promise<void> {
    await this.send("signIn", { email: DEMO_EMAIL, password: "measure-twice-cut-once" });
  }

  /** Roller blinds of this size in inches, in their first material and colour. */
  async configureBlinds(width = 36, height = 48) {
    type Product = { id: string; materials: { name: string }[]; colors: { name: string }[] };
    const { product } = await this.ask<{ product: Product }>(
      '{ product(slug: "roller-blinds") { id materials { name } colors { name } } }',
    );
    const { id: productId, materials, colors } = product;
    return { productId, width, height, material: materials[0]?.name, color: colors[0]?.name };
  }

  /** Puts roller blinds into the cart. */
  async addBlinds(quantity = 1): Promise<void> {
    const line = { ...(await this.configureBlinds()), quantity };
    await this.send("addToCart", { lines: [line], idempotencyKey: randomUUID() });
  }

  /** Orders roller blinds, to the shopper's own sizes unless the shop is to measure; returns the order's number. */
  async orderBlinds(quantity = 1, email = BUYER.email, fulfilment = "MAKE_TO_SIZES"): Promise<string> {
    await this.addBlinds(quantity);
    await this.send("updateCart", { fulfilment });
    const checkout = { ...CHECKOUT, email, idempotencyKey: randomUUID() };
    return (await this.send<{ order: { number: string } }>("placeOrder", checkout, "order { number }")).order.number;
  }
}
