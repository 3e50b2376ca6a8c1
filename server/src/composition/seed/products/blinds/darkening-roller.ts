import { FIT, FIXING, INTERNAL_STANDARD, oneOf, ROLL, SIDE, SPRING_OR_CHAIN } from "../../drafts/choices.js";
import type { ProductDraft } from "../../drafts/product-draft.js";
import { SIZES } from "../../drafts/size-limits.js";

/** Roller blinds for rooms to sleep in. */
export const DARKENING_ROLLER_BLINDS: readonly ProductDraft[] = [
  {
    slug: "blackout-roller-blinds",
    name: "Blackout Roller Blinds",
    family: "roller",
    variant: "blackout",
    category: "blinds",
    basePricePence: 6000,
    shortDescription: "Cloth that lets no light through, for shift workers and light sleepers.",
    description:
      "A coated cloth that is dark from edge to edge. Hold it against a lamp and nothing comes through the weave.\n\n" +
      "The cloth is dark; the edges are not. A roller needs a little air at each side to run, and light finds it. Fitted outside the recess with 100 mm of overlap most of that is covered. If you want it darker still, look at our blackout cassette, which runs in side channels.\n\n" +
      "A pinhole of light along a seam on very wide blinds is part of how the cloth is joined, and no fault.",
    materials: ["Blackout Fabric", "Thermal Fabric", "Moisture Resistant Fabric"],
    colors: ["Navy", "White", "Cream", "Light Grey", "Charcoal", "Black"],
    rooms: ["bedroom", "living-room"],
    features: ["blackout"],
    ...SIZES.blackoutRoller,
    specifications: {
      Cloth: "Coated polyester, about 320 g/m²",
      Control: "Cord-free, or a side chain held taut by a wall clip",
      Fixing: "Top or face, steel brackets",
      "Recess depth": "70 mm",
      "When raised": "About 80 mm",
      Care: "Dust, sponge lightly, let it dry before rolling up",
      Standard: INTERNAL_STANDARD,
    },
    options: { fit: FIT, fixing: FIXING, control: SPRING_OR_CHAIN, "control side": SIDE, roll: ROLL },
    pictures: ["blackout_roller_blinds", "blackout_bedroom", "roller_living_navy"],
  },
  {
    slug: "blackout-cassette-blinds",
    name: "Blackout Cassette Blinds",
    family: "roller",
    variant: "blackout",
    category: "blinds",
    basePricePence: 11800,
    shortDescription: "Blackout cloth boxed at the top and run in channels down the sides.",
    description:
      "Where an ordinary blackout roller leaks at its edges, this one is closed. The roll sits in a cassette, the cloth runs in a channel on each side and the bar beds on a brush at the sill.\n\n" +
      "It is the darkest blind we make for an upright window. It takes 85 mm of depth in the recess, and the channels are screwed to the reveal or to the face of the wall.\n\n" +
      "The spring lift leaves nothing hanging at the side, so it suits a nursery as well as it suits a night nurse.",
    materials: ["Blackout Fabric", "Thermal Fabric"],
    colors: ["White", "Cream", "Light Grey", "Charcoal", "Navy"],
    rooms: ["bedroom"],
    features: ["blackout", "cordless", "child-safe", "energy-efficient"],
    ...SIZES.blackoutRoller,
    maxWidth: 78,
    maxHeight: 94,
    isNew: true,
    specifications: {
      Cloth: "Coated polyester, about 320 g/m²",
      Control: "Braked spring, drawn by the bottom bar",
      Fixing: "Cassette and side channels, screwed",
      "Recess depth": "85 mm",
      "When raised": "85 mm, the height of the cassette",
      "Light at the sides": "0 to 3 mm, inside the channels",
      Care: "Dust, vacuum the channels twice a year",
      Standard: INTERNAL_STANDARD,
    },
    options: { fit: FIT, cassette: oneOf(["white", "anthracite"], "white") },
    pictures: ["blackout_cassette_blinds"],
  },
  {
    slug: "leaf-print-blackout-blinds",
    name: "Leaf Print Blackout Blinds",
    family: "roller",
    variant: "blackout",
    category: "blinds",
    basePricePence: 7200,
    shortDescription: "A small sage leaf on a pale ground, with blackout cloth behind it.",
    description:
      "A scatter of small leaves, printed in water-based ink on blackout cloth. Quiet enough to outlast the cot and the first school bag.\n\n" +
      "It comes on a spring only, with no chain, so there is nothing for small hands to find. Keep the cot away from the window all the same.\n\n" +
      "As with every blackout roller the cloth is dark and a thin line of light remains at each edge.",
    materials: ["Blackout Fabric", "Thermal Fabric"],
    colors: ["White", "Cream", "Light Grey"],
    rooms: ["bedroom"],
    features: ["blackout", "cordless", "child-safe"],
    ...SIZES.blackoutRoller,
    maxWidth: 78,
    maxHeight: 94,
    specifications: {
      Cloth: "Coated polyester, about 300 g/m², pattern repeat 320 mm",
      Control: "Braked spring, drawn by the bottom bar",
      Fixing: "Top or face, with a covered headrail",
      "Recess depth": "70 mm",
      "When raised": "About 80 mm",
      Care: "Dust, dab marks with a damp cloth",
      Standard: INTERNAL_STANDARD,
    },
    options: { fit: FIT, fixing: FIXING },
    pictures: ["room_nursery"],
  },
];
