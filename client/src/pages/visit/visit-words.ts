import { formatPromise } from "@rules/opening-hours";
import { isVisitOver } from "@rules/visit-state";
import { formatVisitTime } from "@rules/visit-words";
import type { ShownVisit } from "./visit-documents";

/** The heading and the sentence below it. */
export function visitWords(visit: ShownVisit, phone: string, now: Date): { title: string; text: string } {
  const endsAt = new Date(visit.endsAt);
  const when = formatVisitTime({ startsAt: new Date(visit.startsAt), endsAt });
  const until = formatPromise(new Date(visit.changeableUntil));
  if (visit.state === "CANCELLED")
    return {
      title: "Your visit is cancelled",
      text: `We do not come on ${when}. You are welcome to book another time.`,
    };
  if (isVisitOver({ state: visit.state, endsAt }, now))
    return { title: "Our visit is over", text: `It was on ${when}. Is anything left to ask? Please call ${phone}.` };
  return {
    title: `We come on ${when}`,
    text: visit.isChangeable
      ? `You can move or cancel the visit here until ${until}. After that please call ${phone}.`
      : `It could be moved or cancelled here until ${until}. If it does not suit you any more, please call ${phone}.`,
  };
}
