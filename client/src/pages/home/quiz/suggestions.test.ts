import { describe, expect, it } from "vitest";
import { QUIZ_QUESTIONS, type QuizAnswers } from "./content";
import { NURSERY_REASON, ROOM_REASON, type QuizProduct } from "./reasons";
import { suggestionsFor } from "./suggestions";

const ANSWERS: QuizAnswers = { room: "bedroom", need: "dark", light: "soft", style: "plain" };

const aProduct = (name: string, change: Partial<QuizProduct> = {}): QuizProduct & { name: string } => ({
  name,
  family: "ROMAN",
  variant: null,
  features: [],
  materials: [{ name: "Thermal Fabric" }],
  ...change,
});

const PRODUCTS = [
  aProduct("Roman"),
  aProduct("Roller", { family: "ROLLER", materials: [{ name: "Light Filtering Fabric" }] }),
  aProduct("Blackout roller", { family: "ROLLER", features: ["BLACKOUT", "CHILD_SAFE"] }),
  aProduct("Cassette", { family: "ROLLER", features: ["BLACKOUT"] }),
  aProduct("Wooden", { family: "WOODEN", materials: [{ name: "Premium Wood" }] }),
  aProduct("Faux wood", { family: "VENETIAN", variant: "faux-wood", materials: [{ name: "Faux Wood" }] }),
  aProduct("Curtains", { family: "CURTAIN", features: ["ENERGY_EFFICIENT", "CHILD_SAFE"] }),
  aProduct("Café shutters", { family: "SHUTTER", variant: "cafe", features: ["CHILD_SAFE"] }),
];

const namesFor = (answers: Partial<QuizAnswers>, products = PRODUCTS) =>
  suggestionsFor({ ...ANSWERS, ...answers }, products).map(({ product }) => product.name);
const reasonsFor = (answers: Partial<QuizAnswers>, product: QuizProduct) =>
  suggestionsFor({ ...ANSWERS, ...answers }, [product])[0]?.reasons;

/** Every combination of answers. */
const EVERY_ANSWER = QUIZ_QUESTIONS.reduce<Partial<QuizAnswers>[]>(
  (answers, { id, answers: choices }) =>
    answers.flatMap((given) => Object.keys(choices).map((choice) => ({ ...given, [id]: choice }))),
  [{}],
) as QuizAnswers[];

describe("whatever is answered", () => {
  it("returns three different products, each with a reason", () => {
    expect(EVERY_ANSWER).toHaveLength(576);
    for (const answers of EVERY_ANSWER) {
      const suggestions = suggestionsFor(answers, PRODUCTS);
      expect(new Set(suggestions.map(({ product }) => product.name)).size).toBe(3);
      for (const { reasons } of suggestions) {
        expect(reasons.length).toBeGreaterThan(0);
        expect(new Set(reasons).size).toBe(reasons.length);
      }
    }
  });

  it("is deterministic", () => {
    for (const answers of EVERY_ANSWER) expect(namesFor(answers)).toEqual(namesFor(answers, [...PRODUCTS]));
  });
});

it("ranks the need above light and style", () => {
  expect(namesFor({ need: "wipe", light: "soft", style: "shutters" })[0]).toBe("Faux wood");
});

it("prefers the more popular of equals", () => {
  expect(namesFor({ need: "dark", light: "none", style: "shutters" })[0]).toBe("Blackout roller");
  expect(namesFor({ need: "dark", light: "none", style: "shutters" }, PRODUCTS.toReversed())[0]).toBe("Cassette");
});

it("takes a second product of the same kind if it is much better, but not a third", () => {
  expect(namesFor({ need: "dark", light: "none", style: "plain" })).toEqual(["Blackout roller", "Cassette", "Roman"]);
});

it("gives only true reasons", () => {
  const wooden = aProduct("Wooden", { family: "WOODEN", materials: [{ name: "Premium Wood" }] });
  expect(reasonsFor({ need: "dark", light: "steer", style: "wood" }, wooden)).toEqual([
    "The slats let in as much light as you like.",
    "Comes in real wood.",
  ]);
});

it("gives one reason for two answers", () => {
  const dark = aProduct("Blackout roller", { family: "ROLLER", features: ["BLACKOUT"] });
  expect(reasonsFor({ need: "dark", light: "none", style: "wood" }, dark)).toEqual([
    "Blackout cloth: no light comes through the weave.",
  ]);
});

it("mentions cordless operation for a nursery", () => {
  expect(reasonsFor({ room: "nursery", need: "dark" }, aProduct("Roman"))).toEqual([NURSERY_REASON]);
  expect(reasonsFor({ room: "nursery", need: "cordless" }, aProduct("Roman", { features: ["CHILD_SAFE"] }))).toEqual([
    "No cords or chains anywhere.",
  ]);
});

it("has a reason without any match", () => {
  expect(reasonsFor({ need: "motor", light: "steer", style: "shutters" }, aProduct("Roman"))).toEqual([ROOM_REASON]);
});

it("leaves out products for special windows while there are enough others", () => {
  const special = [
    aProduct("Skylight", { family: "SKYLIGHT", features: ["BLACKOUT"] }),
    aProduct("Pelmet", { family: "CURTAIN", variant: "pelmet" }),
    aProduct("Bay", { family: "SHUTTER", variant: "bay" }),
  ];
  expect(namesFor({}, [...special, ...PRODUCTS])).toEqual(namesFor({}));
  expect(namesFor({}, special)).toHaveLength(3);
});

it("returns fewer when there are fewer", () => {
  expect(namesFor({}, PRODUCTS.slice(0, 2))).toHaveLength(2);
  expect(namesFor({}, [])).toEqual([]);
});
