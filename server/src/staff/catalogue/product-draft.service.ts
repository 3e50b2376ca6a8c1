import type { DataSource, EntityManager } from "typeorm";
import { BadInput } from "../../kernel/errors/shop-error.js";
import { checkedForm } from "../../kernel/requests/checked-form.js";
import { rowsOf } from "../../kernel/sql/query.js";
import { inTransaction } from "../../kernel/sql/transaction.js";
import { londonDay } from "../../rules/london-time.js";
import { saleForm } from "../../rules/sale-form.js";
import type { StaffActor } from "../access/staff-context.js";
import { ChangedInTheMeantime } from "../access/staff.errors.js";
import { recordChanges } from "../audit/audit.js";
import { pictureArrangement } from "./arrange-pictures.js";
import { editedProduct, withDefaults } from "./change-product.js";
import { lockProduct, type ExpectedProduct } from "./lock-product.js";
import { ProductDraftNotFound } from "./product-draft.errors.js";
import { productDraftQueries, type ProductDraftRow } from "./product-draft.queries.js";
import { publishDraft } from "./publish-draft.js";
import { StaffProductNotFound } from "./staff-product.errors.js";
import { staffProductQueries, type StaffProductRow } from "./staff-product.queries.js";
import type { FieldUpdate } from "./staff-product.service.js";
import { draftedFields, endDraft, storeDraft } from "./store-draft.js";

/** A product and its draft as a member has read them; the draft has version 0 where there never was one. */
type ExpectedDraft = ExpectedProduct & { expectedDraftVersion: number };

/** Changes of products that shoppers don't see before they are published, now or on a day. */
export class ProductDraftService {
  constructor(private readonly database: DataSource) {}

  /** The draft of a product, without changes while there is none; null where there never was one. */
  async ofProduct(productId: number, manager: EntityManager = this.database.manager): Promise<ProductDraftRow | null> {
    const [draft] = await rowsOf(manager, productDraftQueries.ofProduct, [productId]);
    return draft ?? null;
  }

  /**
   * Saves all that is to change of a product as its one draft, in place of an earlier one. Its pictures and what it says of them are seen
   * by nobody but staff before it is published.
   * @throws {BadInput} where a field breaks a rule, nothing changes, or the day is none to come
   * @throws {StaffProductNotFound} {@link ChangedInTheMeantime} where product or draft have changed
   */
  save(
    actor: StaffActor | null,
    expected: ExpectedDraft,
    { publishOn = null, ...typed }: FieldUpdate & { publishOn?: string | null },
  ): Promise<StaffProductRow> {
    const { day } = checkedForm(saleForm(londonDay(new Date())), { day: publishOn });
    const { optionDefaults, pictures, ...changes } = typed;
    return this.change(expected, async (manager, product, draft) => {
      const options = optionDefaults ? withDefaults(product.options, optionDefaults) : undefined;
      const { changed } = await editedProduct(manager, product, { ...changes, options });
      const drafted = draft?.pictures ?? [];
      const arranged = pictures ? await pictureArrangement(manager, product, pictures, drafted) : undefined;
      if (Object.keys(changed).length === 0 && !arranged) throw new BadInput("The draft would change nothing.", {});
      const staffId = actor?.staffId ?? null;
      const fields = await storeDraft(manager, product, { changed, arranged, day, staffId });
      const after = { fields: fields.join(", "), publishOn: day };
      const subject = { type: "Product", id: String(product.id) } as const;
      await recordChanges(manager, actor, { what: "product.drafted", subject, before: null, after });
    });
  }

  /**
   * Publishes the draft of a product.
   * @throws {DraftOvertaken} where what it changes was changed since it was saved
   * @throws {BadInput} where it breaks a rule with what was changed since
   * @throws {ProductDraftNotFound} {@link StaffProductNotFound} {@link ChangedInTheMeantime}
   */
  publish(actor: StaffActor | null, expected: ExpectedDraft): Promise<StaffProductRow> {
    return this.change(expected, (manager, product, draft) => publishDraft(manager, actor, product, draft));
  }

  /** Throws the draft away. @throws {ProductDraftNotFound} {@link StaffProductNotFound} {@link ChangedInTheMeantime} */
  discard(actor: StaffActor | null, expected: ExpectedDraft): Promise<StaffProductRow> {
    return this.change(expected, async (manager, product, draft) => {
      if (!draft?.changes) throw new ProductDraftNotFound();
      await endDraft(manager, product);
      const before = { fields: draftedFields(draft).join(", "), publishOn: draft.publishOn };
      const subject = { type: "Product", id: String(product.id) } as const;
      await recordChanges(manager, actor, { what: "product.draft-discarded", subject, before, after: null });
    });
  }

  /** Changes of a product's draft take turns, because each locks the product. */
  private change(
    { expectedDraftVersion, ...expected }: ExpectedDraft,
    act: (manager: EntityManager, product: StaffProductRow, draft: ProductDraftRow | null) => Promise<void>,
  ): Promise<StaffProductRow> {
    return inTransaction(this.database, async (manager) => {
      const product = await lockProduct(manager, expected);
      const draft = await this.ofProduct(product.id, manager);
      if ((draft?.version ?? 0) !== expectedDraftVersion) throw new ChangedInTheMeantime();
      await act(manager, product, draft);
      const [after] = await rowsOf(manager, staffProductQueries.byId, [product.id]);
      if (!after) throw new StaffProductNotFound();
      return after;
    });
  }
}
