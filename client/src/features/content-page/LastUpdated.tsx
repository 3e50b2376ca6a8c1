import { SmallText } from "../../ui/texts";

const month = new Intl.DateTimeFormat("en-GB", { timeZone: "UTC", year: "numeric", month: "long" });
const day = new Intl.DateTimeFormat("en-GB", { timeZone: "UTC", year: "numeric", month: "long", day: "numeric" });

/** "Last updated January 2025", or to the day where `date` names one: "2025-01", "2026-11-20". */
export function LastUpdated({ date }: { date: string }) {
  const written = (date.length > "2025-01".length ? day : month).format(new Date(date));
  return (
    <SmallText mt="4">
      Last updated <time dateTime={date}>{written}</time>
    </SmallText>
  );
}
