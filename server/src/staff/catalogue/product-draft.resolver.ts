import { Arg, Ctx, FieldResolver, Int, Resolver, Root } from "type-graphql";
import { Fails } from "../../kernel/graphql/fails.js";
import { PayloadMutation } from "../../kernel/graphql/payload.js";
import { lowestUnitPricePence } from "../../rules/line-price.js";
import { May } from "../access/may.js";
import { sessionOf, type StaffContext } from "../access/staff-context.js";
import type { ProductDraftService } from "./product-draft.service.js";
import {
  DiscardProductDraftInput,
  ProductDraftType,
  PublishProductDraftInput,
  SaveProductDraftInput,
} from "./product-draft.types.js";
import { overtakenFields } from "./publish-draft.js";
import type { StaffProductRow } from "./staff-product.queries.js";
import { StaffProductPayload, StaffProductType } from "./staff-product.types.js";

type Context = StaffContext<{ productDrafts: ProductDraftService }>;

@Resolver(() => StaffProductType)
export class ProductDraftResolver {
  @May("products:change")
  @Fails(
    ["BAD_USER_INPUT", "a field breaks a rule, nothing changes, or the day is none to come"],
    "NOT_FOUND",
    ["CONFLICT", "product or draft have changed"],
    "SERVICE_UNAVAILABLE",
  )
  @PayloadMutation(StaffProductPayload, {
    description:
      "Saves changes of a product as its one draft, which shoppers don't see, in place of an earlier one. It is published by `publishProductDraft`, or when a day begins in London. Only staff see its uploads before that.",
  })
  async saveProductDraft(
    @Arg("input", () => SaveProductDraftInput, { description: "Of which one, and what." }) input: SaveProductDraftInput,
    @Ctx() context: Context,
  ): Promise<StaffProductPayload> {
    const { id, expectedVersion, expectedDraftVersion, ...draft } = input;
    const expected = { id, expectedVersion, expectedDraftVersion };
    return { product: await context.services.productDrafts.save(sessionOf(context), expected, draft) };
  }

  @May("products:change")
  @Fails(
    ["BAD_USER_INPUT", "it breaks a rule together with what was changed since"],
    ["NOT_FOUND", "also where there is no draft"],
    ["CONFLICT", "product or draft have changed; the message names fields that both change"],
    "SERVICE_UNAVAILABLE",
  )
  @PayloadMutation(StaffProductPayload, { description: "Publishes the draft of a product, as `updateProduct` does." })
  async publishProductDraft(
    @Arg("input", () => PublishProductDraftInput, { description: "Whose." }) input: PublishProductDraftInput,
    @Ctx() context: Context,
  ): Promise<StaffProductPayload> {
    return { product: await context.services.productDrafts.publish(sessionOf(context), input) };
  }

  @May("products:change")
  @Fails(["NOT_FOUND", "also where there is no draft"], ["CONFLICT", "somebody was faster"], "SERVICE_UNAVAILABLE")
  @PayloadMutation(StaffProductPayload, { description: "Throws the draft of a product away." })
  async discardProductDraft(
    @Arg("input", () => DiscardProductDraftInput, { description: "Whose." }) input: DiscardProductDraftInput,
    @Ctx() context: Context,
  ): Promise<StaffProductPayload> {
    return { product: await context.services.productDrafts.discard(sessionOf(context), input) };
  }

  @FieldResolver(() => Int, { description: "For `expectedDraftVersion`; 0 where there never was a draft." })
  async draftVersion(@Root() { id }: StaffProductRow, @Ctx() { services }: Context): Promise<number> {
    return (await services.productDrafts.ofProduct(id))?.version ?? 0;
  }

  @FieldResolver(() => ProductDraftType, {
    nullable: true,
    description: "What waits to be published; null for nothing.",
  })
  async draft(@Root() product: StaffProductRow, @Ctx() { services }: Context): Promise<ProductDraftType | null> {
    const draft = await services.productDrafts.ofProduct(product.id);
    if (!draft?.changes) return null;
    const drafted: StaffProductRow = { ...product, ...draft.changes };
    const smallest = { width: drafted.minWidth, height: drafted.minHeight };
    return {
      ...draft,
      changes: draft.changes,
      overtaken: overtakenFields(product, draft),
      fromPricePence: lowestUnitPricePence(drafted.basePricePence, smallest, drafted.materials),
    };
  }
}
