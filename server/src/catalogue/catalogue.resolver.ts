import type { GraphQLResolveInfo } from "graphql";
import { Arg, Ctx, FieldResolver, Info, Int, Query, Resolver, Root } from "type-graphql";
import { BadInput } from "../kernel/errors/shop-error.js";
import { CacheControl } from "../kernel/graphql/cache-control.js";
import { Fails } from "../kernel/graphql/fails.js";
import { IdArg, IdsArg } from "../kernel/graphql/id-fields.js";
import { PageArgs, pageWindow, type PageArguments } from "../kernel/graphql/page-window.js";
import type { RequestContext } from "../kernel/graphql/request-context.js";
import { CORD_WARNING, isCorded } from "../rules/cord-warning.js";
import { productFits, type ProductFit } from "../rules/fit/product-fits.js";
import { measureOf } from "../rules/options/measured-options.js";
import { optionLabel } from "../rules/options/option-label.js";
import type { PublishedRules } from "../rules/published-rules.js";
import { rulesOfProduct } from "../rules/rules-of-product.js";
import { exampleSize, sizeOfLowestPrice } from "../rules/shown-sizes.js";
import { noteEmptySearch } from "./product-lists/empty-search.js";
import { connectionOf } from "./product-lists/product-connection.js";
import { ProductConnection } from "./product-lists/product-connection.types.js";
import { ProductFacets } from "./product-lists/product-facets.types.js";
import { withCategory } from "./product-lists/product-filter.js";
import { ProductFilterInput } from "./product-lists/product-filter.types.js";
import { productListCost } from "./product-lists/product-list-cost.js";
import type { ProductListService } from "./product-lists/product-list.service.js";
import { ProductSort } from "./product-lists/product-sort.js";
import type { CatalogueService } from "./products/catalogue.service.js";
import { ProductType, SizePrice } from "./products/catalogue.types.js";
import { Category } from "./products/category.entity.js";
import { ProductFitType } from "./products/fits.types.js";
import { asksForShortRelated } from "./products/product-detail.js";
import { isProductId } from "./products/product-id.js";
import { ProductOption, ProductOptionValue } from "./products/product.fields.js";
import type { ProductLoaders } from "./products/product.loaders.js";
import type { CategoryRow } from "./products/product.queries.js";
import { PublishedRulesScalar } from "./products/published-rules.scalar.js";

export type CatalogueServices = { catalogue: CatalogueService; productLists: ProductListService };
/** About as many as there are; their lists are statements of their own. */
const CATEGORIES = 10;

/** A product with its related ones, if they were read with it. */
type ProductWithRelated = ProductType & { shortRelated?: ProductType[] };

type CatalogueContext = RequestContext<CatalogueServices, ProductLoaders>;

@Resolver(() => ProductType)
export class ProductResolver {
  @CacheControl("PUBLIC", null)
  @Fails("BAD_USER_INPUT")
  @Query(() => ProductType, {
    nullable: true,
    description: "One product by its id or by its slug; null where there is none.",
  })
  async product(
    @IdArg("id", "Product", { nullable: true, description: "Its id; or give its slug." })
    id: string | null | undefined,
    @Arg("slug", () => String, { nullable: true, description: "As in its URL; or give its id." })
    slug: string | null | undefined,
    @Ctx() { services, loaders }: CatalogueContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<ProductWithRelated | null> {
    if (id != null && slug == null) return services.catalogue.productById(id);
    if (slug != null && id == null) {
      if (!asksForShortRelated(info)) return services.catalogue.product(slug);
      const page = await services.catalogue.productPage(slug);
      if (!page) return null;
      loaders.category.prime(page.category.id, page.category);
      return Object.assign(page.product, { shortRelated: page.related });
    }
    const sentence = "Give the product's id or its slug: one of them.";
    throw new BadInput(sentence, { [slug == null ? "slug" : "id"]: sentence });
  }

  @CacheControl("PUBLIC", null)
  @Query(() => [ProductType], {
    description:
      "Products by their ids, as for a wishlist: in that order, each once; an id that is unknown is left out.",
    complexity: ({ args, childComplexity }) => 1 + args.ids.length * childComplexity,
  })
  productsByIds(
    @IdsArg("ids", "Product", { description: "At most 100." }) ids: string[],
    @Ctx() { services }: CatalogueContext,
  ): Promise<ProductType[]> {
    return services.catalogue.productsById([...new Set(ids)].filter(isProductId).map(Number));
  }

  @CacheControl("PUBLIC", null)
  @Query(() => [ProductType], {
    description:
      "Products by their slugs, as for a list picked by hand: in that order, each once; a slug that is unknown is left out.",
    complexity: ({ args, childComplexity }) => 1 + args.slugs.length * childComplexity,
  })
  productsBySlugs(
    @Arg("slugs", () => [String], { description: "At most 100." }) slugs: string[],
    @Ctx() { services }: CatalogueContext,
  ): Promise<ProductType[]> {
    return services.catalogue.productsBySlug(slugs);
  }

  @CacheControl("PUBLIC", null)
  @Fails("BAD_USER_INPUT")
  @Query(() => ProductConnection, {
    description: "Products, filtered and sorted, page by page.",
    complexity: productListCost,
  })
  async products(
    @Arg("category", () => String, {
      nullable: true,
      description: "Short for `category` in the filter; not beside it.",
    })
    category: string | null,
    @Arg("filter", () => ProductFilterInput, { nullable: true, description: "Which ones; all without it." })
    filter: ProductFilterInput | null,
    @Arg("sort", () => ProductSort, { defaultValue: ProductSort.RELEVANCE, description: "What comes first." })
    sort: ProductSort,
    @PageArgs(24) page: PageArguments,
    @Ctx() context: CatalogueContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<ProductConnection> {
    const wanted = withCategory(filter ?? {}, category);
    const list = context.services.productLists.open(wanted, sort);
    const found = await connectionOf(list, info, pageWindow(page));
    noteEmptySearch(context, wanted, found);
    return found;
  }

  @FieldResolver(() => SizePrice, { description: "`fromPricePence` with the size up to which it holds." })
  fromPrice(@Root() product: ProductType): SizePrice {
    return { ...sizeOfLowestPrice(product), pricePence: product.fromPricePence };
  }

  @FieldResolver(() => SizePrice, {
    description: "An example: 1200 by 1400 mm as far as it is made so, else about the middle of its sizes.",
  })
  examplePrice(@Root() product: ProductType, @Ctx() { services: { catalogue } }: CatalogueContext): SizePrice {
    const size = exampleSize(product);
    const [material] = product.materials;
    const configuration = { basePence: product.basePricePence, size, material: material?.name ?? "" };
    return { ...size, pricePence: catalogue.unitPricePence(configuration) };
  }

  @FieldResolver(() => String, {
    nullable: true,
    description:
      "What BS EN 13120 wants said beside a blind with cords or chains; null where it can't be had with one. Show it as soon as such a control is chosen.",
  })
  cordWarning(@Root() { specifications }: ProductType): string | null {
    return isCorded(specifications) ? CORD_WARNING : null;
  }

  @FieldResolver(() => [ProductFitType], {
    description: "How it can be fitted: what to measure for each fit, and what is made. The first is the default.",
  })
  fits(@Root() product: ProductType): ProductFit[] {
    return productFits(product);
  }

  @FieldResolver(() => PublishedRulesScalar, {
    nullable: true,
    description:
      "The part of the shop's published rules (deductions, cords, options) by which it is made otherwise than by the rules that came with this version of the shop; null where there is none. For a client that carries those rules; others read `fits` and `CartLine.making`.",
  })
  publishedRules(@Root() product: ProductType): PublishedRules | null {
    return rulesOfProduct(product, product.rules);
  }

  @FieldResolver(() => Category, { description: "The category that it is in." })
  category(@Root() product: ProductType, @Ctx() { loaders }: CatalogueContext): Promise<CategoryRow> {
    return loaders.category.load(product.categoryId);
  }

  @FieldResolver(() => [ProductType], {
    description: "Up to four others: those that the shop has chosen first, then the next ones of its category.",
    complexity: ({ childComplexity }) => 1 + 4 * childComplexity,
  })
  async related(@Root() product: ProductWithRelated, @Ctx() { loaders }: CatalogueContext): Promise<ProductType[]> {
    return product.shortRelated ?? loaders.related.load(product.id);
  }
}

@Resolver(() => ProductOption)
export class ProductOptionResolver {
  @FieldResolver(() => String, { description: "What a British shopper reads." })
  label(@Root() { name }: ProductOption): string {
    return optionLabel(name);
  }

  @FieldResolver(() => [ProductOptionValue], { description: "What may be chosen." })
  values(@Root() { values }: ProductOption): ProductOptionValue[] {
    return values.map((name) => ({ name, label: optionLabel(name) }));
  }

  @FieldResolver(() => String, {
    nullable: true,
    description:
      "What may be measured instead, as the label of a field: such a value is sent in whole millimetres, as “900 mm”. Its limits depend on the size.",
  })
  measure(@Root() { name }: ProductOption): string | null {
    return measureOf(name)?.question ?? null;
  }
}

@Resolver(() => ProductConnection)
export class ProductConnectionResolver {
  @FieldResolver(() => Int, { description: "How many products the list has in all." })
  async totalCount(@Root() { summary }: ProductConnection): Promise<number> {
    return (await summary.load("totalCount")).totalCount;
  }

  @FieldResolver(() => ProductFacets, {
    description: "What the list can be narrowed to, with counts.",
    complexity: 5, // one statement for any selection of the values
  })
  async facets(@Root() { summary }: ProductConnection): Promise<ProductFacets | null> {
    return (await summary.load("facets")).facets;
  }
}

@Resolver(() => Category)
export class CategoryResolver {
  @Fails("BAD_USER_INPUT")
  @FieldResolver(() => ProductConnection, {
    description: "Its products, filtered and sorted, page by page.",
    complexity: productListCost,
  })
  async products(
    @Root() { slug }: CategoryRow,
    @Arg("filter", () => ProductFilterInput, {
      nullable: true,
      description: "Which of them, without a category; all without it.",
    })
    filter: ProductFilterInput | null | undefined,
    @Arg("sort", () => ProductSort, { defaultValue: ProductSort.RELEVANCE, description: "What comes first." })
    sort: ProductSort,
    @PageArgs(24) page: PageArguments,
    @Ctx() { services }: CatalogueContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<ProductConnection> {
    const list = services.productLists.open(withCategory(filter ?? {}, slug), sort);
    return connectionOf(list, info, pageWindow(page));
  }

  @CacheControl("PUBLIC", null)
  @Query(() => [Category], {
    description: "All categories, in the order of the menu.",
    complexity: ({ childComplexity }) => 1 + CATEGORIES * childComplexity,
  })
  categories(@Ctx() { services }: CatalogueContext): Promise<CategoryRow[]> {
    return services.catalogue.categories();
  }

  @CacheControl("PUBLIC", null)
  @Query(() => Category, { nullable: true, description: "One category by its slug; null where there is none." })
  category(
    @Arg("slug", () => String, { description: "As in its URL." }) slug: string,
    @Ctx() { services }: CatalogueContext,
  ): Promise<CategoryRow | null> {
    return services.catalogue.category(slug);
  }
}
