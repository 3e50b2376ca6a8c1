import { Arg, Ctx, FieldResolver, Int, Query, Resolver, Root } from "type-graphql";
import { Fails } from "../../../kernel/graphql/fails.js";
import { IdArg } from "../../../kernel/graphql/id-fields.js";
import { pageCost } from "../../../kernel/graphql/page-size.js";
import { AfterArg, pageWindow } from "../../../kernel/graphql/page-window.js";
import { PayloadMutation } from "../../../kernel/graphql/payload.js";
import { May } from "../../access/may.js";
import { sessionOf, type StaffContext } from "../../access/staff-context.js";
import { Csv } from "./csv.scalar.js";
import { differencesOf, type PriceDifference } from "./price-changes.js";
import { MOST_LINES, type PriceProblem } from "./price-csv.js";
import type { PriceListLineRow, PriceListRow } from "./price-list.queries.js";
import type { PriceListService } from "./price-list.service.js";
import {
  CartEffectType,
  ImportPricesInput,
  PriceDifferenceType,
  PriceListConnection,
  PriceListLineType,
  PriceListPayload,
  PriceListType,
  PricePreviewType,
  PriceProblemType,
  RevertPricesInput,
} from "./price-list.types.js";
import type { CartEffect, PriceComparison, PricePreviewService } from "./price-preview.service.js";
import type { QuoteEffect, QuoteEffectService } from "./quote-effect.service.js";
import { QuoteEffectType } from "./quote-effect.types.js";

type PriceServices = {
  pricePreviews: PricePreviewService;
  quoteEffects: QuoteEffectService;
  priceLists: PriceListService;
};
type Context = StaffContext<PriceServices>;

@Resolver(() => PricePreviewType)
export class PricePreviewResolver {
  @May("prices:read")
  @Fails("SERVICE_UNAVAILABLE")
  @Query(() => PricePreviewType, {
    description: "The dry run of a price list: what it would change, and what keeps it from being imported.",
  })
  previewPrices(
    @Arg("csv", () => Csv, {
      description: `CSV with the headings \`Slug\`, \`Price (GBP)\` and, if wanted, \`Was price (GBP)\`, as \`/admin/prices.csv\` has them; other columns are ignored. Prices are without tax. At most ${MOST_LINES} lines.`,
    })
    csv: string,
    @Ctx() { services }: Context,
  ): Promise<PriceComparison> {
    return services.pricePreviews.preview(csv);
  }

  @FieldResolver(() => [PriceDifferenceType], { description: "Every price that changes, in the order of the lines." })
  differences(@Root() { changes }: PriceComparison): PriceDifference[] {
    return differencesOf(changes);
  }

  @FieldResolver(() => CartEffectType, { description: "What it does to open carts." })
  carts(@Root() { changes }: PriceComparison, @Ctx() { services }: Context): Promise<CartEffect> {
    return services.pricePreviews.cartEffect(changes);
  }

  @FieldResolver(() => QuoteEffectType, {
    description: "Quote requests, not closed yet, that name a product whose price changes or have a code of it.",
  })
  quotes(@Root() { changes }: PriceComparison, @Ctx() { services }: Context): Promise<QuoteEffect> {
    return services.quoteEffects.of(changes);
  }
}

@Resolver(() => PriceListType)
export class PriceListResolver {
  @May("prices:read")
  @Fails("BAD_USER_INPUT", "SERVICE_UNAVAILABLE")
  @Query(() => PriceListConnection, {
    complexity: pageCost,
    description: "Imported and planned price lists, the newest first.",
  })
  priceLists(
    @Arg("first", () => Int, { defaultValue: 20, description: "1 to 100 price lists." }) first: number,
    @AfterArg() after: string | null | undefined,
    @Ctx() { services }: Context,
  ): Promise<PriceListConnection> {
    return services.priceLists.page(pageWindow({ first, after: after ?? null }));
  }

  @May("prices:read")
  @Fails("SERVICE_UNAVAILABLE")
  @Query(() => PriceListType, { nullable: true, description: "One of them; null where there is none." })
  priceList(
    @IdArg("id", "PriceList", { description: "Which one." }) id: string,
    @Ctx() { services }: Context,
  ): Promise<PriceListRow | null> {
    return services.priceLists.find(id);
  }

  @May("prices:change")
  @Fails(
    ["BAD_USER_INPUT", "a line can't be imported, nothing changes, or the day is none to come"],
    ["CONFLICT", "a price has changed since the dry run"],
    "SERVICE_UNAVAILABLE",
  )
  @PayloadMutation(PriceListPayload, {
    description:
      "Imports a price list: all of it or nothing, at once or when its day begins in London. Shoppers see the prices within a second, carts count with them, orders keep theirs.",
  })
  async importPrices(
    @Arg("input", () => ImportPricesInput, { description: "What." }) input: ImportPricesInput,
    @Ctx() context: Context,
  ): Promise<PriceListPayload> {
    return { priceList: await context.services.priceLists.import(sessionOf(context), input) };
  }

  @May("prices:change")
  @Fails("NOT_FOUND", ["CONFLICT", "it is taken back already, or a price has changed since"], "SERVICE_UNAVAILABLE")
  @PayloadMutation(PriceListPayload, {
    description:
      "Takes a price list back: its products get the prices that they had before, all of them or none. One that has not started is cancelled.",
  })
  async revertPrices(
    @Arg("input", () => RevertPricesInput, { description: "Which one." }) { id }: RevertPricesInput,
    @Ctx() context: Context,
  ): Promise<PriceListPayload> {
    return { priceList: await context.services.priceLists.revert(sessionOf(context), id) };
  }

  @FieldResolver(() => [PriceListLineType], {
    description: "What it changed, in the order of the slugs; of a planned one, what it would change now.",
  })
  lines(@Root() list: PriceListRow, @Ctx() { services }: Context): Promise<PriceListLineRow[]> {
    return services.priceLists.lines(list);
  }

  @FieldResolver(() => [PriceProblemType], {
    description:
      "Lines of a planned list that could not be applied as they are, because a product was withdrawn or its was-price had to end.",
  })
  leftOut(@Root() { id }: PriceListRow, @Ctx() { services }: Context): Promise<PriceProblem[]> {
    return services.priceLists.leftOut(id);
  }
}
