import { Arg, Ctx, FieldResolver, Resolver, Root } from "type-graphql";
import { Fails } from "../../kernel/graphql/fails.js";
import { PayloadMutation } from "../../kernel/graphql/payload.js";
import { May } from "../access/may.js";
import { sessionOf, type StaffContext } from "../access/staff-context.js";
import type { ProductVersionRow } from "./product-version.queries.js";
import type { ProductVersionService } from "./product-version.service.js";
import { ProductVersionType, RevertProductInput } from "./product-version.types.js";
import type { StaffProductRow } from "./staff-product.queries.js";
import { StaffProductPayload, StaffProductType } from "./staff-product.types.js";

type Context = StaffContext<{ productVersions: ProductVersionService }>;

@Resolver(() => StaffProductType)
export class ProductVersionResolver {
  @May("products:change")
  @Fails(
    ["BAD_USER_INPUT", "a field breaks a rule by now, or another product has its name"],
    ["NOT_FOUND", "also where there is no such version"],
    ["CONFLICT", "somebody was faster"],
    "SERVICE_UNAVAILABLE",
  )
  @PayloadMutation(StaffProductPayload, {
    description:
      "Gives a product the fields and the pictures of an earlier version, as a new version. Shoppers see it within a second; its draft stays.",
  })
  async revertProduct(
    @Arg("input", () => RevertProductInput, { description: "Which one." }) input: RevertProductInput,
    @Ctx() context: Context,
  ): Promise<StaffProductPayload> {
    const { version, ...expected } = input;
    return { product: await context.services.productVersions.revert(sessionOf(context), expected, version) };
  }

  @FieldResolver(() => [ProductVersionType], {
    description: "What staff have saved of it, and what their changes replaced: the newest 20, the newest first.",
  })
  versions(@Root() { id }: StaffProductRow, @Ctx() { services }: Context): Promise<ProductVersionRow[]> {
    return services.productVersions.newest(id);
  }
}
