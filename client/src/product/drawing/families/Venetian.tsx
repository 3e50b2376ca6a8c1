import { bladeWidth } from "@rules/blade-width";
import type { Subject } from "../model/subject";
import { SlattedBlind } from "../parts/SlattedBlind";

const ALUMINIUM = { thickness: 1.5, head: 30 };
const SLIM = { thickness: 1.2, head: 26 };
const FAUX_WOOD = { thickness: 3.8, head: 64 };
const MAKES: Readonly<Record<string, typeof ALUMINIUM>> = {
  slim: SLIM,
  "faux-wood": FAUX_WOOD,
  "wide-faux-wood": FAUX_WOOD,
};

/** A venetian blind of aluminium or faux wood, in the slats of its product. */
export function Venetian(subject: Subject) {
  const { variant } = subject;
  return <SlattedBlind {...subject} {...(MAKES[variant ?? ""] ?? ALUMINIUM)} slat={bladeWidth("venetian", variant)} />;
}
