import type { Finish } from "../../../../product/drawing/model/finish";

/** What a visitor can move on a drawing. The words are for shares of it from 0 to 1. */
export type Movement = {
  readonly label: string;
  readonly none: string;
  readonly all: string;
  /** With a star for the share: "half raised". */
  readonly part: string;
};

const RAISED: Movement = { label: "Raised", none: "fully down", all: "fully raised", part: "* raised" };
const DRAWN: Movement = { label: "Drawn back", none: "fully closed", all: "fully drawn back", part: "* drawn back" };
const FOLDED: Movement = { label: "Opened", none: "all panels closed", all: "panels fully opened", part: "* opened" };

const turned = (label: string): Movement => {
  const blades = label.toLowerCase();
  return { label, none: `${blades} closed`, all: `${blades} level`, part: `${blades} * open` };
};
const SLATS = turned("Slats");
const LOUVRES = turned("Louvres");
const VANES: Movement = { ...turned("Vanes"), all: "vanes turned open" };

export type Movements = { readonly open: Movement | undefined; readonly tilt: Movement | undefined };

/** What moves on a product: its family and variant by id, and its finish, as slats of metal in a frame are only tilted. */
export function movementsOf(family: string, variant: string | null, { surface }: Pick<Finish, "surface">): Movements {
  switch (family) {
    case "venetian":
    case "wooden":
      return { open: RAISED, tilt: SLATS };
    case "vertical":
      return { open: DRAWN, tilt: VANES };
    case "curtain":
      return { open: DRAWN, tilt: undefined };
    case "shutter":
      return { open: variant === "tracked" ? FOLDED : undefined, tilt: variant === "solid" ? undefined : LOUVRES };
    case "perfect-fit":
      return surface === "metal" ? { open: undefined, tilt: SLATS } : { open: RAISED, tilt: undefined };
    default:
      return { open: RAISED, tilt: undefined };
  }
}

const SHARES: Readonly<Record<number, string>> = { 25: "a quarter", 50: "half", 75: "three quarters" };

/** "half raised", "fully down". @param share from 0 to 1 */
export function movementWords({ none, all, part }: Movement, share: number): string {
  const percent = Math.round(share * 100);
  if (percent <= 0) return none;
  return percent >= 100 ? all : part.replace("*", SHARES[percent] ?? `${percent}%`);
}
