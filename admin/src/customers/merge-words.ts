import { formatDay } from "@rules/delivery-date";
import { formatMoment } from "../ui/moment";
import type { Customer } from "./customers-provider";

type Merge = Customer["merges"][number];

/** What has become of a proposal, and of the answers while it is open. */
export function mergeStateInWords(merge: Merge): string {
  switch (merge.state) {
    case "OPEN":
      return `Open until ${formatDay(merge.expiresAt)}. ${answersInWords(merge)}`;
    case "MERGED":
      return `Merged${endInWords(merge)}: both have said yes`;
    case "REFUSED":
      return `Refused${endInWords(merge)}: one of them has said that the other is not them`;
    case "WITHDRAWN":
      return `Withdrawn${endInWords(merge)}`;
    case "EXPIRED":
      return `Expired on ${formatDay(merge.expiresAt)}: not both have answered`;
  }
}

const endInWords = ({ endedAt }: Merge): string => (endedAt == null ? "" : ` on ${formatMoment(endedAt)}`);

function answersInWords({ hasConfirmed, hasOtherConfirmed }: Merge): string {
  if (hasConfirmed) return "This customer has said yes; the other one has not answered.";
  return hasOtherConfirmed ? "The other one has said yes; this customer has not answered." : "Neither has answered.";
}
