import { describe, expect, it } from "vitest";
import { placesToOffer } from "./visit-places.js";
import type { VisitPlace } from "./visit-plan.js";

/** Before all of them. */
const NOW = new Date("2026-12-08T06:00:00Z");
const at = (hour: number) => new Date(Date.UTC(2026, 11, 8, hour));
const aPlace = (from: number, to: number, place = 1): VisitPlace => ({ startsAt: at(from), endsAt: at(to), place });
/** "9-11 #1", in order. */
const inWords = (places: readonly VisitPlace[]) =>
  places.map(({ startsAt, endsAt, place }) => `${startsAt.getUTCHours()}-${endsAt.getUTCHours()} #${place}`).toSorted();
const offered = (planned: VisitPlace[], taken: VisitPlace[], now = NOW) => inWords(placesToOffer(planned, taken, now));

describe("places to offer", () => {
  it("are all of the plan where nothing else is booked, and those that are booked as planned", () => {
    const planned = [aPlace(9, 11), aPlace(9, 11, 2), aPlace(10, 12)];
    expect(offered(planned, [])).toEqual(inWords(planned));
    expect(offered(planned, [aPlace(9, 11)])).toEqual(inWords(planned));
  });

  it("leave out a time that overlaps what was booked by the plan before, and not the one that begins at its end", () => {
    expect(offered([aPlace(10, 12), aPlace(11, 13)], [aPlace(9, 11)])).toEqual(["11-13 #1"]);
  });

  it("leave out the free fitter where the plan has one fewer and the other one is booked", () => {
    expect(offered([aPlace(9, 11)], [aPlace(9, 11, 2)])).toEqual([]);
  });

  it("are the fitters that are left, for each who is booked outside the plan", () => {
    const planned = [1, 2, 3].map((place) => aPlace(10, 12, place));
    expect(offered(planned, [aPlace(9, 11)])).toEqual(["10-12 #1", "10-12 #2"]);
    expect(offered(planned, [aPlace(9, 11), aPlace(11, 13)])).toEqual(["10-12 #1"]);
    expect(offered(planned, [aPlace(9, 11), aPlace(10, 12)])).toEqual(["10-12 #1", "10-12 #2"]);
    expect(offered([aPlace(10, 12)], [aPlace(9, 11), aPlace(11, 13)])).toEqual([]);
  });

  it("do not have the number of a place that starts together and ends otherwise", () => {
    expect(offered([aPlace(9, 12), aPlace(9, 12, 2)], [aPlace(9, 11)])).toEqual(["9-12 #2"]);
  });

  it("leave out what has begun, whose fitters are busy as planned", () => {
    const planned = [aPlace(9, 11), aPlace(10, 12)];
    expect(offered(planned, [aPlace(9, 11)], at(9))).toEqual(["10-12 #1"]);
  });
});
