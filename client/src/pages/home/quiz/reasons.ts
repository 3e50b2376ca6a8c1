import { MATERIALS, type MaterialName } from "@rules/product-attributes";
import type { Family, Feature } from "../../../gql/graphql";
import type { QuizAnswers } from "./content";

/** A product as far as the quiz looks at it. */
export type QuizProduct = {
  family: Family;
  variant: string | null;
  features: readonly Feature[];
  materials: readonly { name: string }[];
};

/** Products that match an answer, and the text for them; the first match counts. */
type Match = { fits: (product: QuizProduct) => boolean; reason: string };

/** The reason if no answer matched. */
export const ROOM_REASON = "Made with this room in mind.";

const has = (feature: Feature) => (product: QuizProduct) => product.features.includes(feature);
const family =
  (...families: Family[]) =>
  (product: QuizProduct) =>
    families.includes(product.family);
const variant = (name: string) => (product: QuizProduct) => product.variant === name;
const comesIn = (material: MaterialName) => (product: QuizProduct) =>
  product.materials.some(({ name }) => name === material);
const not = (fits: Match["fits"]) => (product: QuizProduct) => !fits(product);
const both = (one: Match["fits"], other: Match["fits"]) => (product: QuizProduct) => one(product) && other(product);

const DARK: readonly Match[] = [
  { fits: has("BLACKOUT"), reason: "Blackout cloth: no light comes through the weave." },
  { fits: variant("solid"), reason: "Solid panels close the window like a door." },
];

const WIPED: readonly MaterialName[] = ["Faux Wood", "Vinyl", "PVC", "Moisture Resistant Fabric"];

export const NEED_MATCHES: Readonly<Record<QuizAnswers["need"], readonly Match[]>> = {
  dark: DARK,
  privacy: [
    { fits: variant("cafe"), reason: "Covers the lower half: daylight above, privacy below." },
    {
      fits: both(family("SHUTTER"), not(variant("solid"))),
      reason: "Tilt the louvres: daylight comes in, and nobody can look in.",
    },
    { fits: family("WOODEN", "VENETIAN"), reason: "Tilt the slats: daylight comes in, and nobody can look in." },
    { fits: family("VERTICAL"), reason: "Turn the vanes: daylight comes in, and nobody can look in." },
    { fits: family("DAY_NIGHT"), reason: "Slide the bands past each other for privacy by day." },
  ],
  warmth: [{ fits: has("ENERGY_EFFICIENT"), reason: "Helps to keep the warmth in while it is closed." }],
  cordless: [{ fits: has("CHILD_SAFE"), reason: "No cords or chains anywhere." }],
  motor: [{ fits: has("MOTORIZED"), reason: "Runs at the press of a button." }],
  wipe: WIPED.map((material) => ({
    fits: comesIn(material),
    reason: `Wipes clean if you choose ${MATERIALS[material].label}.`,
  })),
};

export const LIGHT_MATCHES: Readonly<Record<QuizAnswers["light"], readonly Match[]>> = {
  none: DARK,
  soft: [
    {
      fits: both(comesIn("Light Filtering Fabric"), not(has("BLACKOUT"))),
      reason: "Light-filtering cloth turns the sun into a soft glow.",
    },
  ],
  steer: [
    { fits: family("WOODEN", "VENETIAN"), reason: "The slats let in as much light as you like." },
    { fits: family("VERTICAL"), reason: "The vanes let in as much light as you like." },
    { fits: both(family("SHUTTER"), not(variant("solid"))), reason: "The louvres let in as much light as you like." },
    { fits: family("DAY_NIGHT"), reason: "Two banded layers take it from open to dim by degrees." },
  ],
  open: [
    { fits: variant("screen"), reason: "Fine mesh takes the glare and leaves the view." },
    { fits: variant("voile"), reason: "A sheer that lets the daylight through." },
    { fits: both(family("CURTAIN"), not(has("BLACKOUT"))), reason: "Draws back clear of the glass." },
    { fits: both(family("ROLLER"), not(has("BLACKOUT"))), reason: "Rolls away to almost nothing, clear of the glass." },
    { fits: both(family("PLEATED"), not(has("BLACKOUT"))), reason: "Folds up small, clear of the glass." },
  ],
};

export const STYLE_MATCHES: Readonly<Record<QuizAnswers["style"], readonly Match[]>> = {
  plain: [
    { fits: family("ROLLER"), reason: "One flat piece of cloth, quiet on the wall." },
    { fits: family("PLEATED"), reason: "Small, even pleats, quiet on the wall." },
    { fits: family("PERFECT_FIT"), reason: "Sits in the window's own frame, with nothing around it." },
  ],
  wood: [
    { fits: variant("bamboo"), reason: "Woven bamboo, each piece with its own grain." },
    { fits: comesIn("Premium Wood"), reason: "Comes in real wood." },
    { fits: comesIn("Hardwood"), reason: "Comes in real wood." },
    { fits: comesIn("Faux Wood"), reason: "Looks like wood, and does not mind water." },
  ],
  cloth: [
    { fits: both(family("ROMAN"), not(variant("bamboo"))), reason: "Cloth that rises in level folds." },
    { fits: family("CURTAIN"), reason: "Cloth that falls in folds." },
  ],
  shutters: [{ fits: family("SHUTTER"), reason: "Fitted to the window like joinery." }],
};

/** For one kind of window only, or no covering by itself: nothing to suggest without knowing the window. */
export const isSpecial = ({ family: kind, variant: form }: QuizProduct): boolean =>
  kind === "SKYLIGHT" || ["pelmet", "bay", "tracked"].includes(form ?? "");

/** Beside the reasons for a product that may hang in a nursery. */
export const NURSERY_REASON = "No cords or chains, as a nursery needs.";
