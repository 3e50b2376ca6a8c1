import { expect, it } from "vitest";
import { guideFigures } from "@rules/guide-figures";
import { FACTS } from "../../test/shell-shop";
import { faqOf } from "./content";

const answersWith = (changed: object) =>
  JSON.stringify(faqOf({ ...FACTS, promotion: null, guideFigures: { ...guideFigures({}), ...changed } }));

it("takes heights and tolerances from the rules in force", () => {
  const answers = answersWith({
    ...{ deviceHeightMm: 1617, curtainToleranceMm: 16 },
    ...{ blindToleranceMm: { from: 4, to: 7 }, frameToleranceMm: { from: 3, to: 3 } },
  });
  for (const figure of [
    "at least 1617 mm above the floor",
    "within 4–7 mm, by its kind",
    "within 3 mm",
    "within 16 mm",
  ])
    expect(answers).toContain(figure);
  expect(answers).not.toMatch(/1,?500 mm above|within (5|2|10) mm/);
});
