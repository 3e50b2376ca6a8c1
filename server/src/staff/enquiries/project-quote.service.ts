import type { DataSource, EntityManager } from "typeorm";
import type { CartService } from "../../cart/cart.service.js";
import type { CartLineInput, CartType } from "../../cart/cart.types.js";
import { ShopError } from "../../kernel/errors/shop-error.js";
import { idempotencyFingerprint } from "../../kernel/requests/idempotency.js";
import { rowOf, rowsOf } from "../../kernel/sql/query.js";
import { isUuid } from "../../kernel/sql/uuid.js";
import type { ProjectSnapshot } from "../../projects/project-snapshot.js";
import { insertHeldQuote } from "../../quotes/insert-held-quote.js";
import { MAX_LINES } from "../../rules/quantity.js";
import type { ShopProfile } from "../../shop-profile/shop-profile.js";
import { enquiryProjectQueries } from "./enquiry-project.queries.js";
import type { EnquiryQuote } from "./project-quote.types.js";
import { refusedWindows } from "./refused-windows.js";
import { NoProjectSent, ProjectNotQuoted, QuotedPriceChanged } from "./staff-enquiry.errors.js";

type AnsweredEnquiry = { enquiryId: string; answerId: string };

/** Makes quotes of what households have chosen in the projects that they have sent: always at the prices and by the rules of today. */
export class ProjectQuoteService {
  constructor(
    private readonly database: DataSource,
    private readonly carts: CartService,
    private readonly shop: Pick<ShopProfile, "quoteDays">,
  ) {}

  /** What a quote would come to, or why none can be made; null where no project was sent with the enquiry. */
  async price(enquiryId: string): Promise<EnquiryQuote | null> {
    const lines = await this.chosenLines(enquiryId);
    if (!lines) return null;
    try {
      const cart = await this.cartOf(lines);
      return { lineCount: lines.length, totalPence: cart.checkoutTotals.totalPence, refusal: null };
    } catch (error) {
      if (!(error instanceof ProjectNotQuoted)) throw error;
      return { lineCount: lines.length, totalPence: null, refusal: error.message };
    }
  }

  /**
   * The cart of which a quote is made. Outside of a transaction, because it reads by a connection of its own.
   * @throws {NoProjectSent}
   * @throws {ProjectNotQuoted} where nothing is chosen, or more than a quote holds, or something can't be made
   * @throws {QuotedPriceChanged} where it comes to another total than staff saw
   */
  async prepare(enquiryId: string, expectedTotalPence: number): Promise<CartType> {
    const lines = await this.chosenLines(enquiryId);
    if (!lines) throw new NoProjectSent();
    const cart = await this.cartOf(lines);
    const { totalPence } = cart.checkoutTotals;
    if (totalPence !== expectedTotalPence) throw new QuotedPriceChanged(expectedTotalPence, totalPence);
    return cart;
  }

  /** Stores a quote of a cart for the sender of an enquiry, with an answer to it. The request is locked: it is its owner's until the quote is too. */
  async attach(manager: EntityManager, { enquiryId, answerId }: AnsweredEnquiry, cart: CartType): Promise<void> {
    const { visitorId, email } = await rowOf(manager, enquiryProjectQueries.sender, [enquiryId]);
    // One quote for each answer.
    const mark = idempotencyFingerprint(answerId, { enquiryId });
    const { pricing } = this.carts;
    const { quoteDays } = this.shop;
    const id = await insertHeldQuote(manager, cart, { visitorId, email, quoteDays, pricing, ...mark });
    await rowsOf(manager, enquiryProjectQueries.quoted, [answerId, id]);
  }

  /** The chosen options of a project as lines of a cart, under the names of room and window; undefined without a project. */
  private async chosenLines(enquiryId: string): Promise<CartLineInput[] | undefined> {
    const [sent] = isUuid(enquiryId) ? await rowsOf(this.database, enquiryProjectQueries.ofEnquiry, [enquiryId]) : [];
    return sent?.contents.windows.flatMap(chosenLine);
  }

  /** @throws {ProjectNotQuoted} */
  private async cartOf(lines: readonly CartLineInput[]): Promise<CartType> {
    if (lines.length === 0) throw new ProjectNotQuoted("Nothing is chosen in it.");
    if (lines.length > MAX_LINES) throw new ProjectNotQuoted(tooMany(lines.length));
    const promotions = await rowsOf(this.database, enquiryProjectQueries.promotions);
    try {
      return await this.carts.preview(lines, promotions);
    } catch (error) {
      if (!(error instanceof ShopError) || error.code === "SERVICE_UNAVAILABLE") throw error;
      const refused = await refusedWindows(this.database, this.carts, lines);
      throw new ProjectNotQuoted(refused ?? error.message);
    }
  }
}

const tooMany = (chosen: number): string =>
  `Something is chosen for ${chosen} windows, and a quote has ${MAX_LINES} at most.`;

/** The choice of a window; nothing where none is chosen. A product that was gone when it was sent is named by no key. */
function chosenLine({ roomName, name, options }: ProjectSnapshot["windows"][number]): CartLineInput[] {
  const chosen = options.find(({ isChosen }) => isChosen);
  if (!chosen) return [];
  const { productId, width, height, material, color, customizations } = chosen;
  const line = { width, height, material, color, customizations, quantity: 1 };
  return [{ ...line, productId: String(productId ?? ""), roomName, windowName: name }];
}
