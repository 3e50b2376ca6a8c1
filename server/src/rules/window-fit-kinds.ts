import { constructionOf, type Construction } from "./fit/construction.js";
import type { FittedProduct } from "./fit/fit.types.js";
import { WindowKind } from "./project/window-kinds.js";

const UPRIGHT = Object.values(WindowKind).filter((kind) => kind !== "ROOF");

/** Constructions that suit other windows than upright ones, with the sentence for the others. */
const SUITED: Readonly<
  Partial<Record<Construction, { readonly kinds: readonly WindowKind[]; readonly otherwise: string }>>
> = {
  skylight: { kinds: ["ROOF"], otherwise: "It runs in the frame of a roof window, and this window is none." },
  "bay shutter": { kinds: ["BAY"], otherwise: "It is made for the facets of a bay, and this window is none." },
  pergola: { kinds: [], otherwise: "It stands in the garden and covers no window." },
};

/** Why a product is not for windows of this kind, as a sentence; undefined where it is. */
export function kindRefusal(product: FittedProduct, kind: WindowKind): string | undefined {
  const { kinds, otherwise } = SUITED[constructionOf(product, [])] ?? {
    kinds: UPRIGHT,
    otherwise: "It is made for upright windows, and this one lies in the slope of a roof.",
  };
  return kinds.includes(kind) ? undefined : otherwise;
}
