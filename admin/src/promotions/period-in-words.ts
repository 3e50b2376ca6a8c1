import { formatMoment } from "../ui/moment";
import type { Promotion } from "./promotions-provider";

/** "from 1 Dec 2026, 09:00 to 24 Dec 2026, 18:00", by the shop's clock. */
export const periodInWords = ({ startsAt, endsAt }: Pick<Promotion, "startsAt" | "endsAt">): string =>
  `from ${formatMoment(startsAt)}${endsAt == null ? "" : ` to ${formatMoment(endsAt)}`}`;
