import { FIT, FIXING, HOLD_DOWNS, INTERNAL_STANDARD, oneOf, SIDE, TAPES, WAND_OR_CORD } from "../../drafts/choices.js";
import type { ProductDraft } from "../../drafts/product-draft.js";
import { SIZES } from "../../drafts/size-limits.js";

/** Where the text names them as part of the blind. */
const MATCHING_TAPES = { ...TAPES, defaultValue: "matching tapes" } as const;

export const WOODEN_BLINDS: readonly ProductDraft[] = [
  {
    slug: "wooden-blinds",
    name: "Wooden Blinds",
    family: "wooden",
    category: "blinds",
    basePricePence: 8400,
    shortDescription: "50 mm timber slats with woven tapes. Warm, light and easy to live with.",
    description:
      "Fifty-millimetre slats in lime wood, sanded, sealed and strung with woven tapes. Tilt them for privacy and soft light, or raise the lot: a drop of 1500 mm stacks into about 185 mm.\n\n" +
      "No two slats are alike. Grain, shade and a slight bow belong to timber and are not faults, so order a sample first and everything for one room together.\n\n" +
      "Keep it out of bathrooms and away from the hob; steam will warp it. Our faux wood is made for bathrooms. The premium grade has the evenest grain, hardwood the stiffest slat.",
    materials: ["Premium Wood", "Faux Wood", "Hardwood"],
    colors: ["Oak", "Natural Wood", "Walnut", "Cherry", "White", "Cream", "Dark Grey", "Black"],
    rooms: ["living-room", "bedroom", "office"],
    features: [],
    ...SIZES.wooden,
    isBestSeller: true,
    specifications: {
      Slat: "50 mm, 3.3 mm thick; lime wood in the premium grade",
      Control: "Wand to tilt and raise, or a wand with cord and cleat",
      Fixing: "Top or face, box brackets, clip-on pelmet",
      "Recess depth": "65 to 70 mm",
      "When raised": "About 185 mm for a drop of 1500 mm",
      Care: "Dry duster only",
      Standard: INTERNAL_STANDARD,
    },
    options: {
      fit: FIT,
      fixing: FIXING,
      control: WAND_OR_CORD,
      "control side": SIDE,
      "hold-down brackets": HOLD_DOWNS,
      tapes: MATCHING_TAPES,
    },
    pictures: ["venetian_study", "venetian_study_ash", "venetian_study_walnut", "venetian_detail"],
  },
  {
    slug: "cordless-wooden-blinds",
    name: "Cordless Wooden Blinds",
    family: "wooden",
    category: "blinds",
    basePricePence: 11200,
    shortDescription: "Timber slats on a balanced spring. Lift the bottom rail and let go.",
    description:
      "The same timber as our wooden blinds, lifted by a spring in the headrail that is set for the weight of your blind. Push the rail up and it stays; draw it down and it stays there too. A short wand tilts the slats.\n\n" +
      "With nothing hanging it is the wooden blind for family rooms. Because the spring is matched to the weight we keep the size within what one hand can move.",
    materials: ["Premium Wood", "Hardwood"],
    colors: ["Natural Wood", "Oak", "Walnut", "White", "Cream"],
    rooms: ["living-room", "bedroom", "office"],
    features: ["cordless", "child-safe"],
    ...SIZES.wooden,
    minWidth: 17,
    maxWidth: 71,
    maxHeight: 71,
    isNew: true,
    specifications: {
      Slat: "50 mm lime wood, 3.3 mm thick",
      Control: "Balanced spring to raise with one hand, wand to tilt",
      Fixing: "Top or face, box brackets, clip-on pelmet",
      "Recess depth": "70 mm",
      "When raised": "About 195 mm for a drop of 1500 mm",
      Care: "Dry duster only",
      Standard: INTERNAL_STANDARD,
    },
    options: { fit: FIT, fixing: FIXING, "wand side": SIDE, "hold-down brackets": HOLD_DOWNS, tapes: TAPES },
    pictures: ["venetian_detail"],
  },
  {
    slug: "narrow-slat-wooden-blinds",
    name: "Narrow-Slat Wooden Blinds",
    family: "wooden",
    variant: "narrow",
    category: "blinds",
    basePricePence: 7900,
    shortDescription: "35 mm slats in proportion to cottage and sash windows.",
    description:
      "A finer slat for smaller windows. In a recess only 50 mm deep these sit flush where a 50 mm slat would stand proud of the wall.\n\n" +
      "Light, quick to raise, and closer-set, so a little more private at the same tilt. Timber needs a dry room: living room, bedroom, study.",
    materials: ["Premium Wood", "Faux Wood"],
    colors: ["White", "Natural Wood", "Oak", "Walnut", "Light Grey"],
    rooms: ["living-room", "bedroom", "office"],
    features: [],
    ...SIZES.wooden,
    maxWidth: 79,
    maxHeight: 79,
    specifications: {
      Slat: "35 mm, 3 mm thick; lime wood in the premium grade",
      Control: "Wand to tilt and raise, or a wand with cord and cleat",
      Fixing: "Top or face, box brackets",
      "Recess depth": "42 to 55 mm",
      "When raised": "About 220 mm for a drop of 1500 mm",
      Care: "Dry duster only",
      Standard: INTERNAL_STANDARD,
    },
    options: {
      fit: FIT,
      fixing: FIXING,
      control: WAND_OR_CORD,
      "control side": SIDE,
      "hold-down brackets": HOLD_DOWNS,
      tapes: TAPES,
    },
    pictures: ["narrow_slat_wooden_blinds"],
  },
  {
    slug: "dark-stained-wooden-blinds",
    name: "Dark Stained Wooden Blinds",
    family: "wooden",
    category: "blinds",
    basePricePence: 9800,
    shortDescription: "Hardwood slats stained to walnut, cherry and black, with wide tapes.",
    description:
      "A stiffer hardwood, stained in two coats and sealed, for studies and panelled rooms. Wide tapes hide the ladder holes, so the closed blind is darker than one on strings.\n\n" +
      "Stain takes to each board in its own way and softens a little in strong sun. Order one room at a time, from one batch.",
    materials: ["Hardwood", "Premium Wood"],
    colors: ["Walnut", "Cherry", "Brown", "Black"],
    rooms: ["office", "living-room", "bedroom"],
    features: [],
    ...SIZES.wooden,
    minWidth: 14,
    specifications: {
      Slat: "50 mm hardwood, 3.3 mm thick",
      Control: "Wand to tilt and raise, or a wand with cord and cleat",
      Fixing: "Top or face, box brackets, clip-on pelmet",
      "Recess depth": "65 to 70 mm",
      "When raised": "About 190 mm for a drop of 1500 mm",
      Care: "Dry duster only",
      Standard: INTERNAL_STANDARD,
    },
    options: {
      fit: FIT,
      fixing: FIXING,
      control: WAND_OR_CORD,
      "control side": SIDE,
      "hold-down brackets": HOLD_DOWNS,
      tapes: oneOf(["matching tapes", "natural tapes"], "matching tapes"),
    },
    pictures: ["venetian_study_walnut"],
  },
];
