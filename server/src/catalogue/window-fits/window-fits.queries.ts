import { z } from "zod";
import { rowOfEntity, selectList } from "../../kernel/sql/entity-row.js";
import type { Query } from "../../kernel/sql/query.js";
import { snakeCase } from "../../kernel/sql/snake-case.js";
import { Product } from "../products/product.entity.js";
import { IS_ON_SALE } from "../products/sale-state.js";

const { sql, shape } = rowOfEntity(Product, "p", []);
const { family, variant, options, specifications, materials } = shape;
const { minWidth, maxWidth, minHeight, maxHeight, maxArea, minWidthBeyondHeight } = shape;
/** All that decides whether a product fits a window. */
const DECIDING = {
  ...{ family, variant, options, specifications, materials },
  ...{ minWidth, maxWidth, minHeight, maxHeight, maxArea, minWidthBeyondHeight },
};
const NAMES = Object.keys(DECIDING) as (keyof typeof DECIDING)[];

export const windowFitQueries = {
  /** The products on sale in groups that fit the same windows: their ids, and the name of one of them. */
  alike: {
    name: "products-alike-in-fit",
    row: z.object({ ...DECIDING, name: z.string(), ids: z.array(z.int()) }),
    text: `SELECT ${selectList(Object.fromEntries(NAMES.map((field) => [field, sql[field]])))},
        min(p.name) AS name, to_json(array_agg(p.id ORDER BY p.id)) AS ids
      FROM product p WHERE ${IS_ON_SALE}
      GROUP BY ${NAMES.map((field) => `p.${snakeCase(field)}`).join(", ")} ORDER BY min(p.id)`,
  },
} satisfies Readonly<Record<string, Query>>;
