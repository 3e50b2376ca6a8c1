import type { DataSource } from "typeorm";
import type { ProductType } from "../catalogue/products/catalogue.types.js";
import { rowsOf } from "../kernel/sql/query.js";
import type { WindowOptionType } from "../projects/window-option.types.js";
import { byCloth, clothsOf } from "../rules/project-samples.js";
import { hasSamples } from "../rules/samples-form.js";
import { enquiryQueries } from "./enquiry.queries.js";
import type { ProjectSample } from "./project-sample.types.js";

/** What samples there are of a household's options. They belong to the cloth: each is asked for once, however many windows have it. */
export class ProjectSampleService {
  constructor(private readonly database: DataSource) {}

  /** The samples of options, chosen ones first, with what a visitor has asked for and when it was sent, in one statement. */
  async ofOptions(visitorId: string | undefined, options: readonly WindowOptionType[]): Promise<ProjectSample[]> {
    const cloths = clothsOf(options, clothOf);
    if (visitorId === undefined || cloths.length === 0) return [];
    const askedFor = byCloth(await rowsOf(this.database, enquiryQueries.askedSamples, [visitorId]));
    return cloths.flatMap((cloth) => {
      const { material, color, options: made } = cloth;
      const [{ product }] = made;
      const { askedAt = null, sentAt = null } = askedFor(cloth) ?? {};
      return product ? [{ product, material, color, options: made, askedAt, sentAt }] : [];
    });
  }
}

/** As `samplesOf` takes it; undefined for what it would refuse. */
function clothOf({ product, material, color }: WindowOptionType) {
  if (!product || !hasSamples(material) || !comesIn(product, material, color)) return undefined;
  return { productId: Number(product.id), material, color };
}

const comesIn = ({ materials, colors }: ProductType, material: string, color: string): boolean =>
  materials.some(({ name }) => name === material) && colors.some(({ name }) => name === color);
