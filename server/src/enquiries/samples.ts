import type { EntityManager } from "typeorm";
import { BadInput } from "../kernel/errors/shop-error.js";
import { hasSamples, type SamplesForm } from "../rules/samples-form.js";
import type { Sample } from "./sample-request.entity.js";

const PRODUCT_ID = /^\d{1,9}$/;

type ProductRow = { id: number; name: string; materials: string[]; colors: string[] };

/**
 * The chosen samples with product names, in one statement.
 * @throws {BadInput} with an error for each unavailable sample
 */
export async function samplesOf(manager: EntityManager, chosen: SamplesForm["samples"]): Promise<Sample[]> {
  const ids = chosen.map(({ productId }) => productId).filter((id) => PRODUCT_ID.test(id));
  const rows: ProductRow[] = await manager.query(
    "SELECT id, name, materials, colors FROM product WHERE id = ANY($1::int[])",
    [ids],
  );
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

function problemOf(product: ProductRow | undefined, material: string, color: string): string | undefined {
  if (!product) return "This product is no longer made.";
  if (!product.materials.includes(material) || !hasSamples(material)) return `${product.name} has no such fabric.`;
  if (!product.colors.includes(color)) return `${product.name} does not come in this colour.`;
  return undefined;
}
