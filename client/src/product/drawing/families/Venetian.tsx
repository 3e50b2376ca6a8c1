import type { Subject } from "../model/subject";
import { SlattedBlind } from "../parts/SlattedBlind";

const ALUMINIUM = { slat: 25, thickness: 1.5, head: 30 };
const SLIM = { slat: 16, thickness: 1.2, head: 26 };
const FAUX_WOOD = { slat: 50, thickness: 3.8, head: 64 };

/** A venetian blind: aluminium slats of 25 mm, slim ones of 16 mm, or faux wood of 50 mm. */
export function Venetian(subject: Subject) {
  const slats = subject.variant === "faux-wood" ? FAUX_WOOD : subject.variant === "slim" ? SLIM : ALUMINIUM;
  return <SlattedBlind {...subject} {...slats} />;
}
