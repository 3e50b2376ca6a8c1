import type { Enquiry } from "./enquiries-provider";

/** Whether a call was promised until a moment that is over, and nobody has answered. */
export const isLate = (
  { state, promisedContactBy }: Pick<Enquiry, "state" | "promisedContactBy">,
  now = Date.now(),
): boolean => state === "OPEN" && promisedContactBy != null && Date.parse(promisedContactBy) < now;
