import { setImmediate } from "node:timers/promises";
import type { DataSource } from "typeorm";
import { checkedForm } from "../../kernel/requests/checked-form.js";
import { rowsByJson } from "../../kernel/sql/query.js";
import type { Unit } from "../../rules/sizes.js";
import { windowFit } from "../../rules/window-fit.js";
import type { FittingWay } from "../../rules/window-fit.types.js";
import { windowToFitForm } from "../../rules/window-to-fit-form.js";
import { NO_FIGURES, type WindowToFit } from "../../rules/window-to-fit.js";
import type { ProductType } from "../products/catalogue.types.js";
import type { ProductTerms } from "../products/product-terms.js";
import { productToFit } from "./product-to-fit.js";
import type { WindowFitType } from "./window-fit.types.js";
import { windowFitQueries } from "./window-fits.queries.js";
import type { FitsFilter, WindowToFitInput } from "./window-to-fit.types.js";

/** Groups of products that are judged before other requests get their turn: some milliseconds. */
const JUDGED_AT_ONCE = 50;

/** Says which products fit a window. */
export class WindowFitService {
  constructor(
    private readonly database: DataSource,
    private readonly policy: ProductTerms,
  ) {}

  /**
   * What a product is to a window, with the price of each way to order it.
   * @throws {BadInput} for figures that no window has
   */
  fitOf(product: ProductType, input: WindowToFitInput, unit: Unit): WindowFitType {
    const fit = windowFit(product, checkedWindow(input), unit);
    return { ...fit, ways: fit.ways.map((way) => ({ ...way, pricePence: this.pricePence(product, way) })) };
  }

  /**
   * Reads which products on sale are something to a window. One statement; products that differ in nothing that decides are judged once.
   * @throws {BadInput} at once, for figures that no window has
   */
  reader({ window: input, outcome }: FitsFilter): () => Promise<number[]> {
    const window = checkedWindow(input);
    return async () => {
      const groups = await rowsByJson(this.database, windowFitQueries.alike);
      const { current } = this.policy.rules;
      const found: number[] = [];
      for (const [place, { ids, ...alike }] of groups.entries()) {
        if (place % JUDGED_AT_ONCE === JUDGED_AT_ONCE - 1) await setImmediate();
        if (windowFit(productToFit(alike, current), window, "mm").outcome === outcome) found.push(...ids);
      }
      return found;
    };
  }

  private pricePence({ basePricePence: basePence }: ProductType, { sizes, material }: FittingWay): number {
    return sizes.reduce((sum, size) => sum + this.policy.unitPricePence({ basePence, size, material }), 0);
  }
}

/** The figures of a window by the rules of its form. Inches have four decimals, as those of every size. */
function checkedWindow(input: WindowToFitInput): WindowToFit {
  const figures = checkedForm(windowToFitForm, input);
  const known = Object.entries(figures).filter(([, value]) => value != null);
  return { ...NO_FIGURES, ...Object.fromEntries(known), kind: figures.kind };
}
