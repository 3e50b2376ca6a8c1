import type { VisitPlace } from "./visit-plan.js";

/**
 * The places that are booked as planned or can be offered, of those to come. A fitter whose place is taken outside the plan, because
 * the plan has changed since, is not free for what the plan has at that time: each such place takes one from every time that it overlaps.
 * @param planned all places of the plan, with those of today that have begun
 * @param taken what is booked or being booked and not over, as planned or not
 */
export function placesToOffer(planned: readonly VisitPlace[], taken: readonly VisitPlace[], now: Date): VisitPlace[] {
  const [plannedKeys, takenKeys] = [keysOf(planned), keysOf(taken)];
  const outside = taken.filter((place) => !plannedKeys.has(keyOf(place)));
  const toCome = planned.filter(({ startsAt }) => startsAt > now);
  const offered = toCome.filter((place) => takenKeys.has(keyOf(place)));
  for (const free of timesOf(toCome.filter((place) => !takenKeys.has(keyOf(place))))) {
    const [first] = free;
    const busy = outside.filter((place) => first && overlaps(place, first));
    // Where one of them has the number of a free place, there is no room for that place.
    const isInTheWay = ({ startsAt, place }: VisitPlace) =>
      busy.some((each) => each.startsAt.getTime() === startsAt.getTime() && each.place === place);
    const ordered = [...free.filter((place) => !isInTheWay(place)), ...free.filter(isInTheWay)];
    offered.push(...ordered.slice(0, Math.max(0, free.length - busy.length)));
  }
  return offered;
}

/** Places by their time. */
function timesOf(places: readonly VisitPlace[]): Iterable<VisitPlace[]> {
  const times = new Map<string, VisitPlace[]>();
  for (const place of places) {
    const time = `${place.startsAt.getTime()} ${place.endsAt.getTime()}`;
    times.set(time, [...(times.get(time) ?? []), place]);
  }
  return times.values();
}

const overlaps = (one: VisitPlace, other: VisitPlace): boolean =>
  one.startsAt < other.endsAt && other.startsAt < one.endsAt;

const keyOf = ({ startsAt, endsAt, place }: VisitPlace): string => `${startsAt.getTime()} ${endsAt.getTime()} ${place}`;

const keysOf = (places: readonly VisitPlace[]): ReadonlySet<string> => new Set(places.map(keyOf));
