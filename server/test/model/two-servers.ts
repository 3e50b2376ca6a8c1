import type { TestShop } from "../harness/shop.js";
import type { TestVisitor } from "../harness/visitor.js";

/** Shoppers whose requests go now to one server and now to the other, as behind a balancer. */
export class TwoServers {
  readonly #cookies = new Map<number, string | undefined>();

  constructor(
    readonly servers: readonly TestShop[],
    /** Ids and first choices of the products, by slug. */
    readonly products: ReadonlyMap<
      string,
      { productId: string; material: string | undefined; color: string | undefined }
    >,
  ) {}

  /** Does something as a shopper at a server; the cookie goes along from server to server. */
  async as<Result>(shopper: number, server: number, work: (visitor: TestVisitor) => Promise<Result>): Promise<Result> {
    const shop = this.servers[server % this.servers.length];
    if (!shop) throw new RangeError("There is no server.");
    const visitor = shop.visitor();
    visitor.cookie = this.#cookies.get(shopper);
    const result = await work(visitor);
    this.#cookies.set(shopper, visitor.cookie);
    return result;
  }

  /** Changes a row by hand, as ops might. */
  async sql(statement: string, parameters: unknown[] = []): Promise<void> {
    await this.servers[0]?.database.query(statement, parameters);
  }
}
