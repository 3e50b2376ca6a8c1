import { describe, expect, it } from "vitest";
import { promotionsAt } from "./promotions.js";

const seasonAt = (moment: string) => promotionsAt(new Date(moment)).at(-1);

describe("the offer of the season", () => {
  it.each([
    ["2026-11-23T05:00:00Z", "Winter offer 2026", "WINTER26", "2026-09-30T23:00:00.000Z", "2027-03-31T22:59:59.000Z"],
    ["2027-02-01T12:00:00Z", "Winter offer 2026", "WINTER26", "2026-09-30T23:00:00.000Z", "2027-03-31T22:59:59.000Z"],
    ["2027-03-31T22:59:59Z", "Winter offer 2026", "WINTER26", "2026-09-30T23:00:00.000Z", "2027-03-31T22:59:59.000Z"],
    ["2027-03-31T23:00:00Z", "Summer offer 2027", "SUMMER27", "2027-03-31T23:00:00.000Z", "2027-09-30T22:59:59.000Z"],
    ["2027-09-30T22:59:59Z", "Summer offer 2027", "SUMMER27", "2027-03-31T23:00:00.000Z", "2027-09-30T22:59:59.000Z"],
    ["2027-09-30T23:00:00Z", "Winter offer 2027", "WINTER27", "2027-09-30T23:00:00.000Z", "2028-03-31T22:59:59.000Z"],
  ])("at %s is %s with %s", (moment, name, code, startsAt, endsAt) => {
    expect(seasonAt(moment)).toEqual({
      ...{ name, code, percent: 10 },
      startsAt: new Date(startsAt),
      endsAt: new Date(endsAt),
    });
  });

  it("runs at any moment, beside SUMMER25, which has no end, and WINTER25, which has ended", () => {
    for (let month = 0; month < 24; month += 1) {
      const moment = new Date(Date.UTC(2026, month, 15));
      const running = promotionsAt(moment).filter(
        ({ startsAt, endsAt }) => startsAt <= moment && (endsAt === undefined || endsAt >= moment),
      );
      expect(running.map(({ code }) => code)).toEqual(["SUMMER25", expect.stringMatching(/^(SUMMER|WINTER)\d\d$/)]);
    }
  });
});
