import type { DataSource } from "typeorm";
import { BadField, BadInput } from "../../kernel/errors/shop-error.js";
import { rowsOf } from "../../kernel/sql/query.js";
import { readCode, shownCode } from "../../rules/configuration-code.js";
import { MAX_LINES } from "../../rules/quantity.js";
import { checkedConfiguration, configurationKey } from "../configuration/configuration.js";
import { ProductNotFound } from "../products/catalogue.errors.js";
import type { CatalogueService } from "../products/catalogue.service.js";
import type { ProductType } from "../products/catalogue.types.js";
import { CodeNotFound, NoLongerMade } from "./configuration-code.errors.js";
import { configurationCodeQueries, type CodedConfiguration } from "./configuration-code.queries.js";
import type { CodedConfigurationInput, ConfigurationCodeType } from "./configuration-code.types.js";
import { drawCodes } from "./draw-codes.js";

/** A valid configuration with its key. */
type Checked = Omit<ConfigurationCodeType, "code"> & { configuration: string };

/** Makes and reads the codes by which configurations are told on the phone. */
export class ConfigurationCodeService {
  constructor(
    private readonly database: DataSource,
    private readonly catalogue: CatalogueService,
  ) {}

  /**
   * Codes of configurations in their order. An equal configuration always has the same code, whoever asks.
   * @throws {BadInput} for none or more than 50, and with an error for each invalid option of each
   * @throws {ProductNotFound} with the path of the unknown product
   */
  async make(wanted: readonly CodedConfigurationInput[]): Promise<ConfigurationCodeType[]> {
    if (wanted.length < 1 || wanted.length > MAX_LINES)
      throw new BadField("configurations", `Please ask for 1 to ${MAX_LINES} codes at once.`);
    const ids = wanted.map(({ productId }) => Number(productId)).filter((id) => Number.isSafeInteger(id));
    const products = new Map(
      (await this.catalogue.productsById([...new Set(ids)])).map((product) => [String(product.id), product]),
    );
    const checked = wanted.map((input, index) => checkedAt(index, products.get(input.productId), input));
    const codes = await this.codesOf(checked);
    return checked.map((each) => ({ ...each, code: shownCode(codes.get(each.configuration) ?? "") }));
  }

  /**
   * What a code stands for.
   * @param typed in any case, with spaces and dashes
   * @throws {BadInput} if a slip in it is noticed
   * @throws {CodeNotFound} if it is unknown or has expired
   * @throws {NoLongerMade} if the product has changed since
   */
  async read(typed: string): Promise<ConfigurationCodeType> {
    const reading = readCode(typed);
    if ("problem" in reading) throw new BadField("code", reading.problem);
    const [row] = await rowsOf(this.database, configurationCodeQueries.byCode, [reading.code]);
    if (!row) throw new CodeNotFound();
    const [product] = await this.catalogue.productsById([row.productId]);
    if (!product) throw new CodeNotFound();
    if ("refusal" in checkedConfiguration(product, { ...row, quantity: 1 })) throw new NoLongerMade(product.name);
    return { ...row, product, code: shownCode(reading.code) };
  }

  /** Codes by the keys of their configurations, in one statement. */
  private async codesOf(checked: readonly Checked[]): Promise<ReadonlyMap<string, string>> {
    const different = new Map(checked.map((each) => [each.configuration, each]));
    const codes = drawCodes(different.size);
    const stored = [...different.values()].map(({ product, ...each }, index): CodedConfiguration => ({
      ...each,
      productId: product.id,
      codes: codes[index] ?? [],
    }));
    const rows = await rowsOf(this.database, configurationCodeQueries.make, [JSON.stringify(stored)]);
    return new Map(rows.map(({ configuration, code }) => [configuration, code]));
  }
}

/** The input as it is stored, with errors at its place in the list. */
function checkedAt(index: number, product: ProductType | undefined, input: CodedConfigurationInput): Checked {
  const place = `configurations.${index}`;
  if (!product) throw new ProductNotFound([`${place}.productId`]);
  const { width, height, material, color } = input;
  const chosen = { width, height, material, color, customizations: input.customizations, quantity: 1 };
  const checked = checkedConfiguration(product, chosen);
  if ("refusal" in checked) {
    const { message, fields } = checked.refusal;
    const atPlace = Object.entries(fields).map(([field, sentence]) => [`${place}.${field}`, sentence]);
    throw new BadInput(message, Object.fromEntries(atPlace));
  }
  const { customizations } = checked;
  const configuration = configurationKey(product.id, input, customizations);
  return { product, width, height, material, color, customizations, configuration };
}
