import { BadInput } from "../../kernel/errors/shop-error.js";
import { estimateOf, isFirstChoice } from "../../rules/estimate.js";
import { withTax } from "../../rules/included-tax.js";
import { linePricePence } from "../../rules/line-price.js";
import type { PolicyRules } from "../../rules/price-policy.js";
import { isMaterialName } from "../../rules/product-attributes.js";
import { checkSize, DEFAULT_LIMITS } from "../../rules/size-limits.js";
import { checkConfiguration } from "../configuration/configuration.js";
import { ProductNotFound } from "../products/catalogue.errors.js";
import type { CatalogueService } from "../products/catalogue.service.js";
import type { ProductType } from "../products/catalogue.types.js";
import type { EstimateArgs, EstimatePrice } from "./estimate.types.js";
import type { ConfigurationPrice, PriceConfigurationInput } from "./pricing.types.js";

const HEX_COLOR = /^#[0-9a-f]{6}$/i;

/** Prices configurations outside the cart. */
export class PricingService {
  constructor(
    private readonly catalogue: CatalogueService,
    private readonly policy: PolicyRules,
  ) {}
  /**
   * The itemised price of a configuration, equal to the cart's.
   * @throws {ProductNotFound}
   * @throws {BadInput} with an error for each invalid option
   */
  async price(input: PriceConfigurationInput): Promise<ConfigurationPrice> {
    const product = await this.productOf(input);
    checkConfiguration(product, input);
    const { material, quantity, unit } = input;
    const configuration = { basePence: product.basePricePence, size: input, material };
    const unitPrice = this.policy.unitPricePence(configuration);
    return {
      product,
      lines: this.policy.breakdown(configuration, unit),
      unitPricePence: unitPrice,
      quantity,
      totalPence: linePricePence(unitPrice, quantity),
    };
  }

  /**
   * The estimate of a price without a product.
   * @throws {BadInput} with an error for each invalid option
   */
  estimate({ type, width, height, material, color }: EstimateArgs): EstimatePrice {
    const fields: Record<string, string> = {};
    for (const { field, message } of checkSize({ width, height }, DEFAULT_LIMITS)) fields[field] = message;
    if (!HEX_COLOR.test(color)) fields.color = "A colour must be of the form #RRGGBB.";
    if (!isMaterialName(material)) fields.material = "We don't know this material.";
    if (Object.keys(fields).length > 0 || !isMaterialName(material))
      throw new BadInput(Object.values(fields).join(" "), fields);
    const choice = { type, size: { width, height }, material, color };
    const pricePence = withTax(estimateOf(choice).pricePence, this.policy.taxIncludedPercent);
    return { type, width, height, material, color, pricePence, isStartingPrice: isFirstChoice(choice) };
  }

  private async productOf({ productId, slug }: PriceConfigurationInput): Promise<ProductType> {
    if ((productId == null) === (slug == null)) {
      const sentence = "Please give either the product's id or its slug.";
      throw new BadInput(sentence, { productId: sentence });
    }
    const product =
      productId == null ? await this.catalogue.product(slug ?? "") : await this.catalogue.productById(productId);
    if (!product) throw new ProductNotFound();
    return product;
  }
}
