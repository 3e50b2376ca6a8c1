import { INTERNAL_STANDARD, oneOf } from "../../drafts/choices.js";
import type { ProductDraft } from "../../drafts/product-draft.js";
import { SIZES } from "../../drafts/size-limits.js";

const FRAME_COLOURS = oneOf(["white", "anthracite", "golden oak", "brown"], "white");
/** How far the glazing seal covers the glass. The frame is clipped under it. */
const SEAL = oneOf(["2 to 6 mm", "under 2 mm", "over 6 mm"], "2 to 6 mm");
/** From the glazing bead to the glass; also in mm. */
const BRACKET_DEPTH = oneOf(
  ["agreed before we make it", "read from a picture that I send"],
  "agreed before we make it",
);
/** From the glass to the handle. */
const HANDLE_CLEARANCE = oneOf(["35 mm or more", "less than 35 mm"], "35 mm or more");
/** The depth, which few know by heart, comes last. */
const OPTIONS = {
  "glazing seal": SEAL,
  "handle clearance": HANDLE_CLEARANCE,
  "frame colour": FRAME_COLOURS,
  "bracket depth": BRACKET_DEPTH,
};

/** Blinds in a frame that clips under the glazing seal of uPVC windows; ordered by the visible glass. */
export const PERFECT_FIT_BLINDS: readonly ProductDraft[] = [
  {
    slug: "perfect-fit-blinds",
    name: "Perfect Fit Blinds",
    family: "perfect-fit",
    category: "blinds",
    basePricePence: 6500,
    shortDescription: "A pleated blind in its own slim frame. Clips to the window without a hole.",
    description:
      "Four corner clips slide under the rubber seal and the framed blind presses home. No drilling, no screws, and the blind moves with the window when you tilt it or swing the door.\n\n" +
      "Measure the visible glass from seal to seal, three times each way, and give us the smallest figure; we work out the frame. A thin card should slide 10 mm behind the seal. A pane can carry one frame, up to 1400 mm wide, 2200 mm high and 3 m² in all.\n\n" +
      "Made for uPVC. It does not suit timber windows, nor a seal wider than 6 mm.",
    materials: ["Light Filtering Fabric", "Blackout Fabric", "Thermal Fabric"],
    colors: ["Cream", "White", "Light Grey", "Charcoal", "Beige"],
    rooms: ["kitchen", "living-room", "bedroom"],
    features: ["cordless", "child-safe"],
    ...SIZES.perfectFit,
    specifications: {
      Pleat: "20 mm, heat-set polyester, in an aluminium frame",
      Control: "Handle on the bottom rail, held by tension",
      Fixing: "Clips under the glazing seal, no screws",
      "Room for handles": "35 mm between glass and handle",
      "When raised": "40 to 70 mm",
      Care: "Vacuum along the fold; the frame wipes clean",
      Standard: INTERNAL_STANDARD,
    },
    options: OPTIONS,
    pictures: ["perfect_fit_door"],
  },
  {
    slug: "perfect-fit-honeycomb-blinds",
    name: "Perfect Fit Honeycomb Blinds",
    family: "perfect-fit",
    category: "blinds",
    basePricePence: 8600,
    shortDescription: "Cells of still air, framed against the pane, for conservatories.",
    description:
      "Our clip-in frame with cellular cloth. The frame closes the edges to within 3 mm, so the still air stays where it is useful: against the glass.\n\n" +
      "A good answer to a conservatory that is cold in January and bright in July. On doors, check that 35 mm remains between the glass and the lever.",
    materials: ["Thermal Fabric", "Blackout Fabric", "Light Filtering Fabric"],
    colors: ["White", "Cream", "Beige", "Light Grey", "Dark Grey"],
    rooms: ["living-room", "kitchen", "bedroom"],
    features: ["energy-efficient", "cordless", "child-safe"],
    ...SIZES.perfectFit,
    minWidth: 14,
    specifications: {
      Cell: "20 mm single cell, in an aluminium frame",
      Control: "Handle on the bottom rail, held by tension",
      Fixing: "Clips under the glazing seal, no screws",
      "Room for handles": "35 mm between glass and handle",
      "When raised": "50 to 70 mm",
      Care: "Vacuum on low suction; the frame wipes clean",
      Standard: INTERNAL_STANDARD,
    },
    options: OPTIONS,
    pictures: ["perfect_fit_honeycomb_blinds"],
  },
];
