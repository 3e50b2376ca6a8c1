import { z } from "zod";
import type { Query } from "../../kernel/sql/query.js";
import { CODE_DAYS } from "../../rules/retention-periods.js";

/** A configuration to be stored, with drawn codes of which the first free one is taken. */
export type CodedConfiguration = {
  configuration: string;
  codes: string[];
  productId: number;
  width: number;
  height: number;
  material: string;
  color: string;
  customizations: { name: string; value: string }[];
};

export const configurationCodeQueries = {
  /** The codes of the different configurations $1, a JSON list of CodedConfiguration: known ones keep their code and start anew. */
  make: {
    row: z.object({ code: z.string(), configuration: z.string() }),
    text: `
      INSERT INTO configuration_code (code, configuration, product_id, width, height, material, color, customizations)
      SELECT (SELECT drawn FROM jsonb_array_elements_text(given.codes) drawn
          WHERE NOT EXISTS (SELECT FROM configuration_code k WHERE k.code = drawn) LIMIT 1),
        given.configuration, given."productId", given.width, given.height, given.material, given.color, given.customizations
      FROM jsonb_to_recordset($1::jsonb) AS given (configuration text, codes jsonb, "productId" integer, width numeric,
        height numeric, material text, color text, customizations jsonb)
      ON CONFLICT (configuration) DO UPDATE SET made_at = now()
      RETURNING code, configuration`,
  },
  /** What code $1 stands for, unless it has expired. */
  byCode: {
    row: z.object({
      productId: z.int(),
      width: z.number(),
      height: z.number(),
      material: z.string(),
      color: z.string(),
      customizations: z.array(z.object({ name: z.string(), value: z.string() })),
    }),
    text: `
      SELECT product_id AS "productId", width::float8, height::float8, material, color, customizations
      FROM configuration_code WHERE code = $1 AND made_at > now() - interval '${CODE_DAYS} days'`,
  },
} satisfies Readonly<Record<string, Query>>;
