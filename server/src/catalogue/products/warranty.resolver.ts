import { Ctx, FieldResolver, Int, Resolver, Root } from "type-graphql";
import type { RequestContext } from "../../kernel/graphql/request-context.js";
import { ProductType } from "./catalogue.types.js";

/** What the shop profile says of warranties; null where the shop gives none. */
type Services = { shopProfile: { blindWarrantyYears: object | null; longestWarrantyYears: number | null } };

@Resolver(() => ProductType)
export class WarrantyResolver {
  @FieldResolver(() => Int, {
    nullable: true,
    description: "Years of warranty; null where the shop gives none on its kind.",
  })
  warrantyYears(@Root() product: ProductType, @Ctx() { services }: RequestContext<Services>): number | null {
    const { blindWarrantyYears, longestWarrantyYears } = services.shopProfile;
    const claimed = product.family === "shutter" ? longestWarrantyYears : blindWarrantyYears;
    return claimed === null ? null : product.warrantyYears;
  }
}
