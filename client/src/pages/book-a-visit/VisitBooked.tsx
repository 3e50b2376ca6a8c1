import { formatPromise } from "@rules/opening-hours";
import { formatVisitTime } from "@rules/visit-words";
import { saveFile } from "../../features/own-data/save-file";
import { Button } from "../../ui/Button";
import { SentNotice } from "../../ui/form/SentNotice";
import type { BookedVisit } from "./useVisitForm";

type VisitBookedProps = { visit: BookedVisit; phone: string };

/** What was booked, and how it is changed. */
export function VisitBooked({ visit, phone }: VisitBookedProps) {
  const time = { startsAt: new Date(visit.startsAt), endsAt: new Date(visit.endsAt) };
  return (
    <SentNotice
      title="Your visit is booked"
      action={
        <Button variant="line" onClick={() => saveFile("measuring-visit.ics", visit.calendarFile, "text/calendar")}>
          Add to my calendar
        </Button>
      }
    >
      We come on {formatVisitTime(time)}. A confirmation is on its way to {visit.email}: its link moves or cancels the
      visit until {formatPromise(new Date(visit.changeableUntil))}. After that please call {phone}.
    </SentNotice>
  );
}
