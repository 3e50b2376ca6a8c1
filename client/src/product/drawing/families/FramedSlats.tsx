import type { Subject } from "../model/subject";
import { SlattedBlind } from "../parts/SlattedBlind";

/** The aluminium slats of a perfect fit blind, which are tilted and never raised. */
export const FramedSlats = (subject: Subject) => (
  <SlattedBlind {...subject} open={0} slat={25} thickness={1.5} head={22} />
);
