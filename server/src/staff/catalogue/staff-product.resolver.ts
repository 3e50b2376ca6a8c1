import { Arg, Ctx, FieldResolver, Query, Resolver, Root } from "type-graphql";
import type { CatalogueService } from "../../catalogue/products/catalogue.service.js";
import { productSeo } from "../../catalogue/seo/seo-texts.js";
import { Seo } from "../../catalogue/seo/seo.types.js";
import { Fails } from "../../kernel/graphql/fails.js";
import { IdArg } from "../../kernel/graphql/id-fields.js";
import { PayloadMutation, userErrorsOf } from "../../kernel/graphql/payload.js";
import { May } from "../access/may.js";
import { sessionOf, type StaffContext } from "../access/staff-context.js";
import { ChangedInTheMeantime } from "../access/staff.errors.js";
import type { AuditRow } from "../audit/audit.queries.js";
import type { AuditService } from "../audit/audit.service.js";
import { AuditEntryType } from "../audit/audit.types.js";
import type { StaffPictureRow } from "./product-pictures.queries.js";
import { staffPicturePath } from "./staff-picture-path.js";
import type { StaffProductRow } from "./staff-product.queries.js";
import type { StaffProductService } from "./staff-product.service.js";
import { RelatedProduct, StaffPictureType, StaffProductPayload, StaffProductType } from "./staff-product.types.js";
import { UpdateProductInput } from "./update-product.input.js";

type StaffProductServices = {
  staffProducts: StaffProductService;
  staffAudit: AuditService;
  catalogue: CatalogueService;
  shopProfile: { name: string };
};
type Context = StaffContext<StaffProductServices>;

@Resolver(() => StaffPictureType)
export class StaffPictureResolver {
  @FieldResolver(() => String, { description: "Path of one of its files, 800 pixels wide." })
  path(@Root() picture: StaffPictureRow): string {
    return staffPicturePath(picture);
  }
}

@Resolver(() => StaffProductType)
export class StaffProductResolver {
  @May("products:read")
  @Fails("SERVICE_UNAVAILABLE")
  @Query(() => StaffProductType, { nullable: true, description: "A whole product; null where there is none." })
  product(
    @IdArg("id", "Product", { description: "Which one." }) id: string,
    @Ctx() { services }: Context,
  ): Promise<StaffProductRow | null> {
    return services.staffProducts.find(id);
  }

  @May("products:change")
  @Fails(
    ["BAD_USER_INPUT", "an entry for each changed field that breaks a rule"],
    "NOT_FOUND",
    ["CONFLICT", "somebody was faster; `product` of the payload is the product as it is"],
    "SERVICE_UNAVAILABLE",
  )
  @PayloadMutation(StaffProductPayload, {
    description:
      "Changes a product. Shoppers see it within a second, carts count with the new price, orders keep theirs.",
  })
  async updateProduct(
    @Arg("input", () => UpdateProductInput, { description: "Which one, and what." }) input: UpdateProductInput,
    @Ctx() context: Context,
  ): Promise<StaffProductPayload> {
    const { staffProducts } = context.services;
    const { id, expectedVersion, ...changes } = input;
    try {
      return { product: await staffProducts.update(sessionOf(context), { id, expectedVersion }, changes) };
    } catch (error) {
      if (!(error instanceof ChangedInTheMeantime)) throw error;
      return { errors: userErrorsOf(error) ?? [], product: await staffProducts.find(id) };
    }
  }

  @FieldResolver(() => Seo, {
    nullable: true,
    description: "What a search engine shows of its page; it follows from its texts.",
  })
  async seo(@Root() { id }: StaffProductRow, @Ctx() { services }: Context): Promise<Seo | null> {
    const product = await services.catalogue.knownProduct(id);
    if (!product) return null;
    const { name, shortDescription: text, fromPricePence, deliveryNote } = product;
    return productSeo({ name, text, fromPricePence, deliveryNote }, services.shopProfile.name);
  }

  @FieldResolver(() => [RelatedProduct], {
    description: "What its page suggests: `chosenRelated`, then the next ones of its category.",
  })
  async related(@Root() { id }: StaffProductRow, @Ctx() { services }: Context): Promise<RelatedProduct[]> {
    const [related = []] = await services.catalogue.related([id]);
    return related;
  }

  @FieldResolver(() => [AuditEntryType], { description: "What staff have changed, the latest first; at most 200." })
  audit(@Root() { id }: StaffProductRow, @Ctx() { services }: Context): Promise<AuditRow[]> {
    return services.staffAudit.ofSubject({ type: "Product", id: String(id) });
  }
}
