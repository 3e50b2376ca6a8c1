import type { Subject } from "../model/subject";
import { SlattedBlind } from "../parts/SlattedBlind";

/** A wooden venetian blind: 50 mm slats with their grain, ladder tapes and a valance. */
export function Wooden(subject: Subject) {
  return <SlattedBlind {...subject} slat={50} thickness={3.3} head={66} tapes />;
}
