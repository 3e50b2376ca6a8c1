import { Arg, Ctx, FieldResolver, Int, Query, Resolver, Root } from "type-graphql";
import type { ShopContext } from "../graphql/context.js";
import { Text } from "../graphql/scalars.js";
import { CategoryType, ProductType } from "./catalogue.types.js";
import { ProductConnection } from "./product-connection.types.js";
import { pageSize } from "./page-size.js";
import { cursorOf } from "./product-cursor.js";

@Resolver(() => ProductType)
export class ProductResolver {
  @Query(() => ProductType, { nullable: true, description: "One product by its slug; null where there is none." })
  product(@Arg("slug", () => Text) slug: string, @Ctx() { services }: ShopContext): Promise<ProductType | null> {
    return services.catalogue.product(slug);
  }

  @Query(() => ProductConnection, {
    description: "Products, most popular first, page by page. Fails with BAD_USER_INPUT.",
    complexity: ({ args, childComplexity }) => 1 + Math.min(args.first, 100) * childComplexity,
  })
  async products(
    @Arg("category", () => Text, { nullable: true, description: "Slug or id; `sale` lists what is reduced now." })
    category: string | null,
    @Arg("first", () => Int, { defaultValue: 24, description: "1 to 100." }) first: number,
    @Arg("after", () => Text, { nullable: true, description: "`endCursor` of the page before." })
    after: string | null,
    @Ctx() { services }: ShopContext,
  ): Promise<ProductConnection> {
    const listing = { category: category ?? undefined };
    const { products, endCursor, hasNextPage } = await services.catalogue.products(
      listing,
      pageSize(first),
      after ?? undefined,
    );
    const edges = products.map((node) => ({ node, cursor: cursorOf(node) }));
    return { listing, edges, nodes: products, pageInfo: { endCursor, hasNextPage } };
  }

  @FieldResolver(() => CategoryType)
  category(@Root() product: ProductType, @Ctx() { loaders }: ShopContext): Promise<CategoryType> {
    return loaders.category.load(product.categoryId);
  }

  @FieldResolver(() => [ProductType], {
    description: "Up to four others of the same category.",
    complexity: ({ childComplexity }) => 1 + 4 * childComplexity,
  })
  related(@Root() product: ProductType, @Ctx() { loaders }: ShopContext): Promise<ProductType[]> {
    return loaders.related.load(product.id);
  }
}

@Resolver(() => ProductConnection)
export class ProductConnectionResolver {
  @FieldResolver(() => Int, { description: "How many products the list has in all." })
  totalCount(@Root() { listing }: ProductConnection, @Ctx() { services }: ShopContext): Promise<number> {
    return services.catalogue.countProducts(listing);
  }
}

@Resolver(() => CategoryType)
export class CategoryResolver {
  @Query(() => [CategoryType], { description: "All categories, in the order of the menu." })
  categories(@Ctx() { services }: ShopContext): Promise<CategoryType[]> {
    return services.catalogue.categories();
  }

  @Query(() => CategoryType, { nullable: true, description: "One category by its slug; null where there is none." })
  category(@Arg("slug", () => Text) slug: string, @Ctx() { services }: ShopContext): Promise<CategoryType | null> {
    return services.catalogue.category(slug);
  }
}
