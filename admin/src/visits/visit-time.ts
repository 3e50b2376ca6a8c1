import { formatVisitTime } from "@rules/visit-words";

/** "Tuesday 8 December, 9am to 11am" */
export const visitTimeInWords = ({ startsAt, endsAt }: { startsAt: string; endsAt: string }): string =>
  formatVisitTime({ startsAt: new Date(startsAt), endsAt: new Date(endsAt) });
