import { MATERIAL_FILTERS, type MaterialFilter } from "@rules/vocabulary";

/** Materials that the materials page tells apart and the filters do not. */
const AMONG: Readonly<Record<string, MaterialFilter>> = {
  "real-wood": "wood",
  bamboo: "wood",
  cellular: "fabric",
  "solar-screen": "fabric",
  pvc: "vinyl",
};

const isFilter = (id: string): id is MaterialFilter => Object.hasOwn(MATERIAL_FILTERS, id);

/** The filter that an id of a URL stands for; undefined where it is none of ours. */
export function materialFilter(id: string): MaterialFilter | undefined {
  if (isFilter(id)) return id;
  return Object.hasOwn(AMONG, id) ? AMONG[id] : undefined;
}
