import type { DataSource } from "typeorm";
import type { z } from "zod";
import { BadInput } from "../kernel/errors/shop-error.js";
import { rowsOf } from "../kernel/sql/query.js";
import { hasSamples, type SamplesForm } from "../rules/samples-form.js";
import { enquiryQueries } from "./enquiry.queries.js";
import type { Sample } from "./sample-request.entity.js";

const PRODUCT_ID = /^\d{1,9}$/;

type SampledProduct = z.output<typeof enquiryQueries.sampledProducts.row>;

/**
 * The chosen samples with product names, in one statement.
 * @throws {BadInput} with an error for each unavailable sample
 */
export async function samplesOf(database: DataSource, chosen: SamplesForm["samples"]): Promise<Sample[]> {
  const ids = chosen.map(({ productId }) => productId).filter((id) => PRODUCT_ID.test(id));
  const rows = await rowsOf(database, enquiryQueries.sampledProducts, [ids]);
  const products = new Map(rows.map((row) => [String(row.id), row]));
  const fields: Record<string, string> = {};
  const samples = chosen.flatMap(({ productId, material, color }, index) => {
    const product = products.get(productId);
    const problem = problemOf(product, material, color);
    if (problem !== undefined) fields[`samples.${index}`] = problem;
    return product ? [{ productId: product.id, name: product.name, material, color }] : [];
  });
  if (Object.keys(fields).length > 0) throw new BadInput(Object.values(fields).join(" "), fields);
  return samples;
}

function problemOf(product: SampledProduct | undefined, material: string, color: string): string | undefined {
  if (!product) return "This product is no longer made.";
  if (!product.materials.includes(material) || !hasSamples(material)) return `${product.name} has no such fabric.`;
  if (!product.colors.includes(color)) return `${product.name} does not come in this colour.`;
  return undefined;
}
