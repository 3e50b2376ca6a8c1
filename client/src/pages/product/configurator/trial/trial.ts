import type { FittedProduct } from "@rules/fit/fit.types";
import { productFits } from "@rules/fit/product-fits";
import { idOfEnum } from "../../../../lib/enum-names";
import { finishOf } from "../../../../product/drawing/model/finish";
import type { Trial } from "../../../../product/drawing/model/trial";
import { portraitOf } from "../../../../product/drawing/portraits";
import { fittedProduct, pageMaking } from "../../../../product/fitted-product";
import type { Configurator } from "../useConfigurator";
import { daylightSentence } from "./daylight";
import { movementsOf, movementWords, type Movements } from "./movements";
import { unlitRoom } from "./unlit";

/** What a visitor has set on the drawing. It lasts until the part is closed, and is in no address. */
export type Tried = {
  /** From 0 to 1, as `tilt`; undefined where nothing of it moves so. */
  readonly open: number | undefined;
  readonly tilt: number | undefined;
  readonly isUnlit: boolean;
  /** What the drawing is told of it, with the product as it is configured now. */
  readonly trialOf: (configurator: Configurator, tried: Tried) => Trial;
};

/** Of blades as they are drawn where nobody turns them: slats and louvres, and vanes. */
const [USUAL_TILT, VANES_TILT] = [0.3, 0.05];
/** Shares of its pitch that a blade covers, closed and turned. */
const [CLOSED_COVER, TURNED_COVER] = [0.98, 0.1];

type ProductOnPage = Pick<Configurator, "product" | "configuration">;

const finishOfPage = ({ product, configuration }: ProductOnPage) =>
  finishOf(configuration.material, portraitOf(product.family, product.variant).finish);

/** What moves on the configured product. */
export const movementsOn = (page: ProductOnPage): Movements =>
  movementsOf(idOfEnum(page.product.family), page.product.variant, finishOfPage(page));

/** Whether it hangs in a room, whose lights can be put out. */
export const hasRoom = ({ product }: Pick<Configurator, "product">): boolean => idOfEnum(product.family) !== "outdoor";

/** The drawing as it stands before anything is tried. */
export function startTrial(page: ProductOnPage): Tried {
  const { open, tilt } = movementsOn(page);
  return {
    open: open && portraitOf(page.product.family, page.product.variant).open,
    tilt: tilt && (idOfEnum(page.product.family) === "vertical" ? VANES_TILT : USUAL_TILT),
    isUnlit: false,
    trialOf,
  };
}

/** Its line of light at each side, as its fit has it. */
function lightGap({ product, configuration }: Configurator) {
  const fitted: FittedProduct = fittedProduct(product);
  const { fit } = pageMaking(product, configuration.size, configuration.customizations);
  return productFits(fitted).find(({ id }) => id === fit)?.lightGap ?? null;
}

/** What is seen with the room lights off, as a sentence. */
export function daylightOn(configurator: Configurator, { open = 0, tilt }: Tried): string {
  const { family, variant } = configurator.product;
  const finish = finishOfPage(configurator);
  return daylightSentence({ family: idOfEnum(family), variant, finish, open, tilt, gap: lightGap(configurator) });
}

/** How it stands, in words: "half raised, slats closed". */
function standing(page: ProductOnPage, { open, tilt }: Tried): string[] {
  const moves = movementsOn(page);
  return [
    ...(moves.open && open !== undefined ? [movementWords(moves.open, open)] : []),
    ...(moves.tilt && tilt !== undefined ? [movementWords(moves.tilt, tilt)] : []),
  ];
}

function trialOf(configurator: Configurator, tried: Tried): Trial {
  const { isUnlit, tilt } = tried;
  const gap = lightGap(configurator);
  return {
    cover: tilt === undefined ? undefined : CLOSED_COVER - (CLOSED_COVER - TURNED_COVER) * tilt,
    unlit: isUnlit ? unlitRoom("trial-", gap ? (gap.from + gap.to) / 2 : 0) : undefined,
    words:
      standing(configurator, tried)
        .map((each) => `, ${each}`)
        .join("") + (isUnlit ? `. ${daylightOn(configurator, tried).slice(0, -1)}` : ""),
  };
}
