import Chip from "@mui/material/Chip";
import { formatMoment } from "../ui/moment";
import type { Enquiry } from "./enquiries-provider";
import { isLate } from "./is-late";

type PromisedByProps = { enquiry: Pick<Enquiry, "state" | "promisedContactBy"> };

/** Until when a call was promised, and whether that is over. */
export function PromisedBy({ enquiry }: PromisedByProps) {
  if (enquiry.promisedContactBy == null) return "–";
  return (
    <>
      {formatMoment(enquiry.promisedContactBy)}{" "}
      {isLate(enquiry) && <Chip label="late" color="warning" size="small" variant="outlined" />}
    </>
  );
}
