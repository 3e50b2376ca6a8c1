import { CURTAIN_FOOT, CURTAIN_SET, HOOKS, oneOf } from "../drafts/choices.js";
import type { ProductDraft } from "../drafts/product-draft.js";
import { SIZES } from "../drafts/size-limits.js";

const HEADING_DEPTH = oneOf(["75 mm", "150 mm"], "75 mm");
const HANGS_FROM = oneOf(["track", "pole"], "track");
const EYELETS = oneOf(["brushed nickel", "antique brass", "black"], "brushed nickel");
const DRAW_ROD = oneOf(["none", "one", "two"], "none");
/** Width is that of the pole or track, drop runs from there to the hem; the same for every curtain. */
const MEASURED_FROM = "Width of the pole or track, drop from hook or glider to hem";
const LINING = "Cotton sateen, 135 g/m²; blackout or thermal where you choose it";
const STITCHING = "Weighted corners, mitred by hand, 100 mm hem";

/** Curtains by heading and cloth; what dresses the top of the window stands in pelmets.ts. */
export const CURTAINS: readonly ProductDraft[] = [
  {
    slug: "curtains",
    name: "Made-to-Measure Curtains",
    family: "curtain",
    category: "decorative-styles",
    basePricePence: 9500,
    shortDescription: "A lined pair, sewn to your pole and your floor.",
    description:
      "The pair we would make for our own front room: a plain, medium-weight weave with a soft hand, fully lined, with a hem deep enough to hang straight.\n\n" +
      "Fix the pole first, 150 to 200 mm past the window on each side and about 150 mm above it, then measure the pole and not the glass. We add the fullness, the overlap and the returns ourselves.\n\n" +
      "Drops are good to 10 mm either way. New cloth settles in the first weeks, and the packing creases hang out.",
    materials: ["Light Filtering Fabric", "Blackout Fabric", "Thermal Fabric"],
    colors: ["Beige", "Charcoal", "Cream", "White", "Light Grey", "Navy"],
    rooms: ["living-room", "bedroom"],
    features: ["cordless", "child-safe"],
    ...SIZES.curtain,
    specifications: {
      Heading: "Double pinch pleat, 2.5 times fullness",
      Control: "Drawn by hand",
      Measured: MEASURED_FROM,
      Lining: LINING,
      Making: STITCHING,
      "When drawn back": "About 12 to 15 % of the pole on each side",
      Care: "Vacuum monthly, dry clean as labelled",
    },
    options: { "hangs from": HANGS_FROM, "ends at": CURTAIN_FOOT, set: CURTAIN_SET },
    pictures: ["curtains", "curtain_living", "curtain_living_charcoal"],
  },
  {
    slug: "wave-curtains",
    name: "Wave Curtains",
    family: "curtain",
    variant: "wave",
    category: "decorative-styles",
    basePricePence: 12800,
    shortDescription: "Even, rolling folds from a tape and gliders spaced to match.",
    description:
      "One continuous ripple from end to end, with no pleats and no gathers. The gliders are joined by a cord sewn into the heading, so that every wave is the same depth, drawn or open.\n\n" +
      "It hangs best from a track or a wave pole and to the floor, 10 to 20 mm clear. Open, it takes less room than a gathered curtain. Allow 80 to 120 mm in front of the glass for the waves.",
    materials: ["Light Filtering Fabric", "Blackout Fabric", "Thermal Fabric"],
    colors: ["Navy", "White", "Cream", "Beige", "Light Grey", "Charcoal"],
    rooms: ["living-room", "bedroom", "office"],
    features: ["cordless", "child-safe"],
    ...SIZES.curtain,
    isBestSeller: true,
    specifications: {
      Heading: "Wave, 2 times fullness, 80 mm gliders",
      Control: "Drawn by hand or with a draw rod",
      Measured: "Width of the track, drop from its foot to the hem",
      Lining: LINING,
      Making: STITCHING,
      "Depth of the waves": "80 to 120 mm",
      Care: "Vacuum monthly, dry clean as labelled",
    },
    options: { "ends at": CURTAIN_FOOT, set: CURTAIN_SET, "draw rod": DRAW_ROD },
    pictures: ["wave_curtains", "curtain_navy"],
  },
  {
    slug: "eyelet-curtains",
    name: "Eyelet Curtains",
    family: "curtain",
    variant: "eyelet",
    category: "decorative-styles",
    basePricePence: 8500,
    shortDescription: "Metal rings through the heading, straight onto the pole.",
    description:
      "Push the pole through the rings, put the finial back, and the curtain is up. The folds fall wide and regular, and the cloth runs easily, so it suits doors that are used all day.\n\n" +
      "Eyelets need a pole, not a track, of 28 or 35 mm, with nothing in the way between its brackets. Measure the drop from the top of the pole; we let the heading stand 50 mm above it.",
    materials: ["Light Filtering Fabric", "Blackout Fabric", "Thermal Fabric"],
    colors: ["White", "Cream", "Beige", "Light Grey", "Dark Grey", "Navy"],
    rooms: ["living-room", "bedroom", "kitchen"],
    features: ["cordless", "child-safe"],
    ...SIZES.curtain,
    specifications: {
      Heading: "44 mm eyelets, 1.5 to 2 times fullness",
      Control: "Drawn by hand",
      Measured: "Width of the pole between finials, drop from its top to the hem",
      Pole: "28 or 35 mm, not included",
      Lining: LINING,
      Making: STITCHING,
      Care: "Vacuum monthly, dry clean as labelled",
    },
    options: { "ends at": CURTAIN_FOOT, set: CURTAIN_SET, eyelets: EYELETS },
    pictures: ["eyelet_curtains"],
  },
  {
    slug: "pencil-pleat-curtains",
    name: "Pencil Pleat Curtains",
    family: "curtain",
    variant: "pencil-pleat",
    category: "decorative-styles",
    basePricePence: 8900,
    shortDescription: "The classic gathered heading, for track or pole alike.",
    description:
      "A tape with three rows of pockets, drawn up into tight, upright pleats. It forgives: if the track changes, let out the gathers and hang it again.\n\n" +
      "Use the lower row of hooks to hide a track behind the heading, the upper row to clear a pole. The gathering strings are tied off and tucked away at the back before the curtains leave us.",
    materials: ["Light Filtering Fabric", "Thermal Fabric", "Blackout Fabric"],
    colors: ["Cream", "White", "Beige", "Brown", "Navy", "Light Grey"],
    rooms: ["living-room", "bedroom"],
    features: ["cordless", "child-safe"],
    ...SIZES.curtain,
    specifications: {
      Heading: "Pencil pleat, 2 to 2.5 times fullness",
      Control: "Drawn by hand",
      Measured: MEASURED_FROM,
      Lining: LINING,
      Making: STITCHING,
      Care: "Vacuum monthly, dry clean as labelled",
    },
    options: {
      "hangs from": HANGS_FROM,
      "ends at": CURTAIN_FOOT,
      set: CURTAIN_SET,
      "heading tape": HEADING_DEPTH,
      hooks: HOOKS,
    },
    pictures: ["pencil_pleat_curtains"],
  },
  {
    slug: "linen-curtains",
    name: "Linen Curtains",
    family: "curtain",
    category: "decorative-styles",
    basePricePence: 13900,
    shortDescription: "Loosely woven linen that takes the light and moves with the air.",
    description:
      "Pre-washed linen, on rings, with a fine cotton lining or none. It creases, it slubs and it is the better for both.\n\n" +
      "Linen is alive to the weather: expect the drop to change by one to three per cent between a wet week and a dry one. Order the drop to where the hem shall end: 10 mm clear of the floor, or a little longer if you like it to break.",
    material: "linen",
    materials: ["Light Filtering Fabric", "Blackout Fabric"],
    colors: ["White", "Cream", "Beige", "Light Grey", "Navy"],
    rooms: ["living-room", "bedroom"],
    features: ["cordless", "child-safe"],
    ...SIZES.curtain,
    maxWidth: 196,
    specifications: {
      Cloth: "100 % linen, about 270 g/m²",
      Heading: "Soft pinch pleat on rings, 2 times fullness",
      Control: "Drawn by hand",
      Measured: "Width of the pole between finials, drop from the eye of the ring to the hem",
      Making: STITCHING,
      Care: "Vacuum monthly, dry clean only",
    },
    options: { "ends at": CURTAIN_FOOT, set: CURTAIN_SET, lining: oneOf(["cotton", "unlined"], "cotton") },
    pictures: ["curtain_linen"],
  },
  {
    slug: "voile-curtains",
    name: "Voile Curtains",
    family: "curtain",
    variant: "voile",
    category: "decorative-styles",
    basePricePence: 5900,
    shortDescription: "Sheer cloth that softens the day and veils the room.",
    description:
      "A fine, even voile with a weighted hem, generous enough to fall in folds and not like a sheet. Behind it the room stays bright while the street loses sight of you.\n\n" +
      "By lamplight it turns about: people outside see in. Hang it on a second track behind heavier curtains and you have both.",
    materials: ["Light Filtering Fabric", "Moisture Resistant Fabric"],
    colors: ["White", "Cream", "Light Grey"],
    rooms: ["living-room", "bedroom", "kitchen"],
    features: ["cordless", "child-safe"],
    ...SIZES.curtain,
    specifications: {
      Cloth: "Polyester voile, about 60 g/m²",
      Heading: "Pencil pleat or wave, 2.5 times fullness",
      Control: "Drawn by hand",
      Measured: MEASURED_FROM,
      Making: "Lead-free weighted hem",
      Care: "Machine wash cool, hang damp",
    },
    options: {
      "hangs from": HANGS_FROM,
      "ends at": CURTAIN_FOOT,
      set: CURTAIN_SET,
      heading: oneOf(["pencil pleat", "wave", "rod pocket"], "pencil pleat"),
    },
    pictures: ["voile_curtains"],
  },
  {
    slug: "velvet-curtains",
    name: "Velvet Curtains",
    family: "curtain",
    category: "decorative-styles",
    basePricePence: 14900,
    wasPricePence: 29800,
    shortDescription: "Heavy cotton velvet, interlined, for rooms with a draught.",
    description:
      "A dense pile with weight in it, and an interlining between face and lining that rounds the folds. Closed on a winter evening it keeps the cold of a sash window on its own side.\n\n" +
      "Velvet shades: the same cloth looks lighter or darker as the pile turns, and every length of a pair is cut the same way up. The material you choose is the lining. It is heavy work, so we will ask what the pole hangs from. Steam it, never iron it.",
    materials: ["Blackout Fabric", "Thermal Fabric"],
    colors: ["Beige", "Navy", "Charcoal", "Brown", "Black"],
    rooms: ["living-room", "bedroom"],
    features: ["energy-efficient", "cordless", "child-safe"],
    ...SIZES.curtain,
    maxWidth: 196,
    specifications: {
      Cloth: "Cotton velvet, about 400 g/m², interlined",
      Heading: "Triple pinch pleat, 2.5 times fullness",
      Control: "Drawn by hand or with a draw rod",
      Measured: MEASURED_FROM,
      Making: STITCHING,
      "Weight of a pair": "About 9 kg at 2000 × 2300 mm",
      Care: "Vacuum with the pile, steam lightly, dry clean",
    },
    options: { "hangs from": HANGS_FROM, "ends at": CURTAIN_FOOT, set: CURTAIN_SET, "draw rod": DRAW_ROD },
    pictures: ["style_luxury"],
  },
  {
    slug: "blackout-curtains",
    name: "Blackout Curtains",
    family: "curtain",
    variant: "eyelet",
    category: "decorative-styles",
    basePricePence: 10500,
    shortDescription: "Bonded lining and a return to the wall, for dark mornings.",
    description:
      "A bonded lining that stops the light at the cloth, sewn to a plain face. The outer edges return to the wall. On a pole the pair meets in the middle without an overlap, so draw it fully closed.\n\n" +
      "What is left comes over the top. A pelmet, or a pole set higher, deals with most of it; a blackout roller behind deals with the rest.",
    materials: ["Blackout Fabric", "Thermal Fabric"],
    colors: ["Dark Grey", "Cream", "White", "Charcoal", "Navy", "Black"],
    rooms: ["bedroom", "living-room"],
    features: ["blackout", "energy-efficient", "cordless", "child-safe"],
    ...SIZES.curtain,
    specifications: {
      Cloth: "Plain weave with a bonded lining, about 360 g/m²",
      Heading: "44 mm eyelets, 2 times fullness",
      Control: "Drawn by hand",
      Measured: "Width of the pole between finials, drop from its top to the hem",
      Pole: "28 or 35 mm, not included",
      Making: STITCHING,
      Care: "Vacuum monthly, sponge the lining",
    },
    options: { "ends at": CURTAIN_FOOT, set: CURTAIN_SET, eyelets: EYELETS },
    pictures: ["blackout_curtains"],
  },
  {
    slug: "door-curtains",
    name: "Thermal Door Curtains",
    family: "curtain",
    variant: "pencil-pleat",
    category: "decorative-styles",
    basePricePence: 11200,
    shortDescription: "A single interlined curtain for the draught under the front door.",
    description:
      "One wide curtain, interlined with a heavy domette, that hangs from a rising rod or a pole and brushes the floor. In a hall with a letter box it is the first thing we would fit before winter.\n\n" +
      "Make it 150 mm wider than the frame on the hinge side, so that it clears the door when drawn. It only helps while it is closed.",
    materials: ["Thermal Fabric", "Blackout Fabric"],
    colors: ["Brown", "Cream", "Charcoal", "Navy", "Beige"],
    rooms: ["living-room", "kitchen"],
    features: ["energy-efficient", "cordless", "child-safe"],
    ...SIZES.curtain,
    maxWidth: 118,
    specifications: {
      Cloth: "Wool-look weave, interlined, about 480 g/m²",
      Heading: "Pencil pleat, 2 times fullness",
      Control: "Drawn by hand",
      Measured: MEASURED_FROM,
      Making: STITCHING,
      Care: "Vacuum monthly, dry clean as labelled",
    },
    options: {
      "hangs from": HANGS_FROM,
      hangs: oneOf(["to the left", "to the right"], "to the left"),
      "heading tape": HEADING_DEPTH,
      hooks: HOOKS,
    },
    pictures: ["door_curtains"],
  },
];
