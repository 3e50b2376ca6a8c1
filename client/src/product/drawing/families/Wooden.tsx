import { bladeWidth } from "@rules/blade-width";
import type { Subject } from "../model/subject";
import { SlattedBlind } from "../parts/SlattedBlind";

/** A wooden venetian blind: slats with their grain, ladder tapes and a valance. */
export function Wooden(subject: Subject) {
  return <SlattedBlind {...subject} slat={bladeWidth("wooden", subject.variant)} thickness={3.3} head={66} tapes />;
}
