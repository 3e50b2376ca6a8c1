import { londonTime, SHOP_TIME_ZONE } from "./london-time.js";
import { formatTime } from "./opening-hours.js";

const writtenDay = new Intl.DateTimeFormat("en-GB", {
  timeZone: SHOP_TIME_ZONE,
  weekday: "long",
  day: "numeric",
  month: "long",
});

/** The London day of a moment: "Tuesday 8 December". */
export const formatVisitDay = (moment: Date): string => writtenDay.format(moment).replace(",", "");

/** "9am to 11am", "11.30am to 1pm", in London. */
export function formatVisitHours({ startsAt, endsAt }: { startsAt: Date; endsAt: Date }): string {
  return `${clockOf(startsAt)} to ${clockOf(endsAt)}`;
}

/** "Tuesday 8 December, 9am to 11am" */
export const formatVisitTime = (time: { startsAt: Date; endsAt: Date }): string =>
  `${formatVisitDay(time.startsAt)}, ${formatVisitHours(time)}`;

/** "24 hours", "2 days", "an hour" before a visit. */
export function formatNotice(hours: number): string {
  if (hours === 1) return "an hour";
  return hours > 24 && hours % 24 === 0 ? `${hours / 24} days` : `${hours} hours`;
}

function clockOf(moment: Date): string {
  const { minutes } = londonTime(moment);
  const two = (part: number) => String(part).padStart(2, "0");
  return formatTime(`${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`);
}
