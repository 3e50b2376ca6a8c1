import { MATERIAL_FILTERS, type MaterialFilter } from "@rules/product-attributes";

/** Materials of the materials page that share a filter. */
const AMONG: Readonly<Record<string, MaterialFilter>> = {
  "real-wood": "wood",
  bamboo: "wood",
  cellular: "fabric",
  "solar-screen": "fabric",
  pvc: "vinyl",
};

const isFilter = (id: string): id is MaterialFilter => Object.hasOwn(MATERIAL_FILTERS, id);

/** The material filter of an id in a URL; undefined for unknown ids. */
export function materialFilter(id: string): MaterialFilter | undefined {
  if (isFilter(id)) return id;
  return Object.hasOwn(AMONG, id) ? AMONG[id] : undefined;
}
