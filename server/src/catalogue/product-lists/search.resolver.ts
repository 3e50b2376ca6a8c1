import type { GraphQLResolveInfo } from "graphql";
import { Arg, Ctx, Info, Int, Query, Resolver } from "type-graphql";
import { CacheControl } from "../../kernel/graphql/cache-control.js";
import { Fails } from "../../kernel/graphql/fails.js";
import { pageCost, pageSize } from "../../kernel/graphql/page-size.js";
import { PageArgs, pageWindow, type PageArguments } from "../../kernel/graphql/page-window.js";
import type { RequestContext } from "../../kernel/graphql/request-context.js";
import { ProductType } from "../products/catalogue.types.js";
import { requiredSearchText, searchText } from "../search/search-text.js";
import type { SearchService } from "../search/search.service.js";
import { noteEmptySearch } from "./empty-search.js";
import { connectionOf } from "./product-connection.js";
import { ProductConnection } from "./product-connection.types.js";
import type { ProductListService } from "./product-list.service.js";
import { ProductSort } from "./product-sort.js";

export type SearchServices = { productLists: ProductListService; search: SearchService };

@Resolver()
export class SearchResolver {
  @CacheControl("PUBLIC")
  @Fails("BAD_USER_INPUT")
  @Query(() => ProductConnection, {
    description:
      "Products that the words name, best match first. Finds word beginnings, synonyms, British and American spellings, and forgives typing errors; a size in the text is left aside.",
    complexity: pageCost,
  })
  async search(
    @Arg("query", () => String, { description: "1 to 100 characters." }) query: string,
    @Arg("sort", () => ProductSort, { defaultValue: ProductSort.RELEVANCE, description: "What comes first." })
    sort: ProductSort,
    @PageArgs(24) page: PageArguments,
    @Ctx() context: RequestContext<SearchServices>,
    @Info() info: GraphQLResolveInfo,
  ): Promise<ProductConnection> {
    const filter = { text: requiredSearchText(query, "query") };
    const list = context.services.productLists.open(filter, sort);
    const found = await connectionOf(list, info, pageWindow(page));
    noteEmptySearch(context, filter, found);
    return found;
  }

  @CacheControl("PUBLIC")
  @Fails("BAD_USER_INPUT")
  @Query(() => [ProductType], {
    description: "Products whose names go on as typed, for a list under the search box. Empty for blank text.",
    complexity: pageCost,
  })
  suggestions(
    @Arg("query", () => String, { description: "What is typed so far, at most 100 characters." }) query: string,
    @Arg("first", () => Int, { defaultValue: 6, description: "1 to 100." }) first: number,
    @Ctx() { services }: RequestContext<SearchServices>,
  ): Promise<ProductType[]> {
    return services.search.suggestions(searchText(query, "query"), pageSize(first));
  }
}
