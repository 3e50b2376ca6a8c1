import { oneOf } from "../drafts/choices.js";
import type { ProductDraft } from "../drafts/product-draft.js";
import { SIZES } from "../drafts/size-limits.js";

/** Drawn, cut and powder-coated to order. */
const PERGOLA_DAYS = 70;

const STANDS = oneOf(["against the house", "free-standing"], "against the house");
const MEASURED = "Width along the house, then depth into the garden";
const PLANNING =
  "Mostly permitted: 2.5 m high within 2 m of a boundary. Ask for listed houses, conservation areas and flats";

export const PERGOLAS: readonly ProductDraft[] = [
  {
    slug: "louvred-pergolas",
    name: "Louvred Pergolas",
    family: "pergola",
    variant: "louvred",
    category: "pergolas",
    basePricePence: 49500,
    shortDescription: "Turning aluminium louvres: sun, shade or a roof against the rain.",
    description:
      "The louvres turn from closed to well past upright, so you set the shade by the hour. Shut, they interlock, and the rain runs along hidden gutters and down inside the posts.\n\n" +
      "It is a serious piece of building, some 400 to 500 kg of it. Each post stands on a sound slab or on a concrete pad of its own, and we survey the ground, the fall and the drains before we quote the fixing. Over 4.5 × 4 m it takes a middle post.\n\n" +
      "Against the house it may be 3 m deep without planning permission in most cases. Clear heavy snow, and open the louvres in a gale.",
    materials: ["Aluminum", "Hardwood"],
    colors: ["Charcoal", "White", "Light Grey", "Black"],
    rooms: [],
    features: ["motorized", "child-safe", "cordless"],
    ...SIZES.pergola,
    leadTimeDays: PERGOLA_DAYS,
    specifications: {
      Louvre: "200 mm extruded aluminium, interlocking",
      Control: "Mains motor with remote; an electrician connects it",
      Posts: "150 mm square; in hardwood the aluminium is clad with boards",
      "Clear height": "2.2 to 2.5 m",
      Fixing: "Resin anchors in sound concrete, else a pad a post",
      Measured: MEASURED,
      Planning: PLANNING,
      Care: "Wash twice a year, clear leaves from the gutter",
    },
    options: { stands: STANDS, "louvres run": oneOf(["along the house", "away from the house"], "along the house") },
    pictures: ["pergola", "pergola_front"],
  },
  {
    slug: "free-standing-louvred-pergolas",
    name: "Free-Standing Louvred Pergolas",
    family: "pergola",
    variant: "louvred",
    category: "pergolas",
    basePricePence: 46500,
    shortDescription: "Four posts and a turning roof, anywhere in the garden.",
    description:
      "The same louvres on four posts of their own, for the end of the lawn or the edge of the pool. The louvres turn with a crank, so it needs no cable across the garden.\n\n" +
      "Within 2 m of a boundary it may be 2.5 m high; further in, a flat roof may reach 3 m. On soft ground every post has a pad of 400 to 500 mm square and at least 150 mm thick. On exposed sites we have the wind load worked out first.",
    materials: ["Aluminum", "Hardwood"],
    colors: ["White", "Charcoal", "Light Grey"],
    rooms: [],
    features: ["child-safe", "cordless"],
    ...SIZES.pergola,
    maxWidth: 177,
    leadTimeDays: PERGOLA_DAYS,
    specifications: {
      Louvre: "200 mm extruded aluminium, interlocking",
      Control: "Crank handle, lifts off when not in use",
      Posts: "150 mm square; in hardwood the aluminium is clad with boards",
      "Clear height": "2.2 to 2.5 m",
      Fixing: "Resin anchors in sound concrete, else a pad a post",
      Planning: PLANNING,
      Care: "Wash twice a year, clear leaves from the gutter",
    },
    options: { "louvres run": oneOf(["along the width", "along the depth"], "along the width") },
    pictures: ["pergola_front"],
  },
  {
    slug: "fabric-pergolas",
    name: "Fabric Roof Pergolas",
    family: "pergola",
    variant: "fabric",
    category: "pergolas",
    basePricePence: 36500,
    wasPricePence: 42500,
    shortDescription: "Coated cloth on rails that folds back to open sky.",
    description:
      "The roof is one length of coated cloth, carried on rails and folded every 500 mm. Drawn out and pitched at 10 to 14 per cent it sheds rain; drawn back, it makes a tidy bundle at the house.\n\n" +
      "It is lighter than a louvred roof, on two posts and a wall plate, and it suits houses whose wall is sound and whose terrace is not. Wind it in for snow and strong wind.",
    material: "fabric",
    materials: ["PVC", "Moisture Resistant Fabric"],
    colors: ["Cream", "White", "Light Grey", "Charcoal"],
    rooms: [],
    features: ["motorized", "child-safe", "cordless"],
    ...SIZES.pergola,
    leadTimeDays: PERGOLA_DAYS,
    specifications: {
      Cloth: "PVC-coated polyester, about 650 g/m²",
      Control: "Mains motor with remote; an electrician connects it",
      Posts: "110 mm square, two, with a wall plate",
      Rails: "100 mm, with a fall of 10 to 14 %",
      Fixing: "Resin anchors in the wall and in sound concrete",
      Measured: MEASURED,
      Planning: PLANNING,
      Care: "Wash twice a year, fold away dry",
    },
    options: { "frame colour": oneOf(["white", "anthracite", "black"], "white") },
    pictures: ["fabric_pergolas"],
  },
  {
    slug: "timber-sail-pergolas",
    name: "Timber Pergolas with Sail",
    family: "pergola",
    variant: "fabric",
    category: "pergolas",
    basePricePence: 31000,
    shortDescription: "Open hardwood beams with a sliding sail of cloth beneath.",
    description:
      "Joined in hardwood, pegged and oiled, with a cloth sail on wires under the beams. Slide it out by hand for lunch, push it back for the stars. Climbers are welcome on the posts.\n\n" +
      "It gives shade and not shelter: rain comes through the weave. Timber silvers if it is left, and keeps its colour with a coat of oil each spring.",
    materials: ["Hardwood", "Premium Wood"],
    colors: ["Natural Wood", "Oak", "Brown"],
    rooms: [],
    features: ["child-safe", "cordless"],
    ...SIZES.pergola,
    maxWidth: 196,
    leadTimeDays: PERGOLA_DAYS,
    specifications: {
      Frame: "Hardwood, posts 140 mm square",
      Sail: "Woven acrylic, about 300 g/m², cream",
      Control: "Sail slid by hand",
      "Clear height": "2.2 to 2.4 m",
      Fixing: "Steel post shoes on concrete pads",
      Measured: MEASURED,
      Planning: PLANNING,
      Care: "Oil each spring, wash the sail and dry it",
    },
    options: { stands: STANDS },
    pictures: ["timber_sail_pergolas"],
  },
];
