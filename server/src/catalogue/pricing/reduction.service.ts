import type { PolicyRules } from "../../rules/price-policy.js";
import { highestReduction } from "../../rules/reduction.js";
import type { CatalogueService } from "../products/catalogue.service.js";

/** What is reduced at the moment. */
export class ReductionService {
  constructor(
    private readonly catalogue: CatalogueService,
    private readonly policy: PolicyRules,
  ) {}

  /** The most by which a common size of any product is reduced, in whole percent; null where nothing is. One statement. */
  async highestPercent(): Promise<number | null> {
    return highestReduction(await this.catalogue.reducedProducts(), this.policy.unitPricePence);
  }
}
