import type { TestShop } from "../harness/shop.js";
import type { TestVisitor } from "../harness/visitor.js";

/** Shoppers whose requests go to either of two servers, as behind a load balancer. */
export class TwoServers {
  readonly #cookies = new Map<number, string | undefined>();

  constructor(
    readonly servers: readonly TestShop[],
    /** Ids and first options of the products by slug. */
    readonly products: ReadonlyMap<
      string,
      { productId: string; material: string | undefined; color: string | undefined }
    >,
  ) {}

  /** Acts as a shopper on a server; the cookie is shared between servers. */
  async as<Result>(shopper: number, server: number, work: (visitor: TestVisitor) => Promise<Result>): Promise<Result> {
    const shop = this.servers[server % this.servers.length];
    if (!shop) throw new RangeError("There is no server.");
    const visitor = shop.visitor();
    visitor.cookie = this.#cookies.get(shopper);
    const result = await work(visitor);
    this.#cookies.set(shopper, visitor.cookie);
    return result;
  }

  /** Runs SQL as staff might. */
  async sql(statement: string, parameters: unknown[] = []): Promise<void> {
    await this.servers[0]?.database.query(statement, parameters);
  }
}
