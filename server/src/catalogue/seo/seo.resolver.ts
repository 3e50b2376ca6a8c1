import { Ctx, FieldResolver, Resolver, Root } from "type-graphql";
import type { RequestContext } from "../../kernel/graphql/request-context.js";
import { ProductType } from "../products/catalogue.types.js";
import { Category } from "../products/category.entity.js";
import type { CategoryRow } from "../products/product.queries.js";
import { categorySeo, productSeo } from "./seo-texts.js";
import { Seo } from "./seo.types.js";

type SeoContext = RequestContext<{ shopProfile: { name: string } }>;

@Resolver(() => ProductType)
export class ProductSeoResolver {
  @FieldResolver(() => Seo, { description: "Title and description of its page." })
  seo(@Root() product: ProductType, @Ctx() { services: { shopProfile } }: SeoContext): Seo {
    const { name, shortDescription: text, fromPricePence, deliveryNote } = product;
    return productSeo({ name, text, fromPricePence, deliveryNote }, shopProfile.name);
  }
}

@Resolver(() => Category)
export class CategorySeoResolver {
  @FieldResolver(() => Seo, { description: "Title and description of its page." })
  seo(@Root() category: CategoryRow, @Ctx() { services: { shopProfile } }: SeoContext): Seo {
    return categorySeo({ ...category, text: category.description }, shopProfile.name);
  }
}
