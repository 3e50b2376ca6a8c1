import { NOTHING_CHOSEN, type Chosen } from "./model/chosen";
import { finishOf } from "./model/finish";
import { clamp } from "./model/measures";
import type { Portrait, Subject } from "./model/subject";
import type { Trial } from "./model/trial";
import { portraitOf } from "./portraits";

/** What a drawing can be told. Lengths are millimetres. */
export interface DrawingChoices {
  /** As the catalogue names it; one that is not known is drawn as a roller blind. */
  readonly family: string;
  readonly variant?: string | null;
  /** The ordered size; without it, one that is typical of the product. */
  readonly width?: number;
  readonly height?: number;
  /** `#rrggbb` */
  readonly colorHex: string;
  /** The material's name in the catalogue. */
  readonly material?: string | null;
  /** The options that it is made with; those that are left out are drawn as the catalogue shows the product. */
  readonly chosen?: Chosen;
  /** 0 covers the window, 1 is fully raised or drawn back. */
  readonly open?: number | undefined;
  readonly trial?: Trial | undefined;
}

/** Shortest and longest side that is drawn: a figure being typed must not break the picture. */
const [SHORTEST, LONGEST] = [100, 12_000];

function drawnLength(length: number | undefined, typical: number): number {
  return length && Number.isFinite(length) ? clamp(length, SHORTEST, LONGEST) : typical;
}

/** The portrait that the choices lead to, and its subject with every gap filled; `pixel` is set by the picture. */
export function settle(choices: DrawingChoices): { portrait: Portrait; subject: Omit<Subject, "pixel"> } {
  const portrait = portraitOf(choices.family, choices.variant);
  const [width, height] = portrait.typical;
  const subject = {
    variant: choices.variant ?? null,
    width: drawnLength(choices.width, width),
    height: drawnLength(choices.height, height),
    colour: choices.colorHex,
    finish: finishOf(choices.material, portrait.finish),
    chosen: choices.chosen ?? NOTHING_CHOSEN,
    trial: choices.trial,
    open: clamp(choices.open ?? portrait.open, 0, 1),
  };
  return { portrait, subject };
}
