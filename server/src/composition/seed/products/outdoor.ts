import { BRACKET_HEIGHT, EXTERNAL_STANDARD, oneOf, SIDE } from "../drafts/choices.js";
import type { ProductDraft } from "../drafts/product-draft.js";
import { SIZES } from "../drafts/size-limits.js";

/** Awnings and screens wait for their metalwork; patio rollers are cut from stock. */
const METALWORK_DAYS = 42;
const PATIO_ROLLER_DAYS = 28;

const FRAME_COLOURS = oneOf(["white", "anthracite", "black"], "white");
/** Drawings show the outside too. */
const SIDES = { "Left and right": "As seen from outside" } as const;
const WALL = oneOf(["brick", "concrete"], "brick");
const MAINS_MOTOR = "Mains motor with remote; an electrician connects it";

export const OUTDOOR_BLINDS: readonly ProductDraft[] = [
  {
    slug: "awnings",
    name: "Patio Awnings",
    family: "outdoor",
    variant: "awning",
    category: "outdoor-blinds",
    basePricePence: 29000,
    shortDescription: "Folding arms and striped acrylic, for lunch outside in July.",
    description:
      "Two sprung arms carry the cloth out over the terrace and fold away behind it. The acrylic is dyed in the yarn, so the colour goes through and fades slowly.\n\n" +
      "Measure the width you want to shade and the projection from the wall; the width must be half a metre more than the projection. The bracket sits at about 2.75 m for a projection of 3 m. It needs sound brick or concrete behind it.\n\n" +
      "It is a sunshade. From a pitch of 14 degrees it will shed a shower, after which the cloth should dry before you wind it in. Bring it in before a storm, and leave it in through frost and snow.",
    materials: ["Moisture Resistant Fabric", "PVC"],
    colors: ["Beige", "Cream", "Light Grey", "Charcoal", "Navy"],
    rooms: [],
    features: ["energy-efficient", "motorized", "cordless", "child-safe"],
    ...SIZES.awning,
    leadTimeDays: METALWORK_DAYS,
    specifications: {
      Cloth: "Solution-dyed acrylic, about 300 g/m²",
      Control: MAINS_MOTOR,
      Fixing: "A bracket an arm, resin anchors in sound masonry",
      "Height of the bracket": "2.0 m plus a quarter of the projection",
      Measured: "Width of the awning, then projection from the wall",
      Care: "Brush off dirt, let the cloth dry before winding in",
      Standard: EXTERNAL_STANDARD,
    },
    options: {
      wall: WALL,
      "bracket height": BRACKET_HEIGHT,
      valance: oneOf(["none", "straight", "scalloped"], "none"),
      "motor side": SIDE,
      "frame colour": FRAME_COLOURS,
    },
    pictures: ["awnings", "awning_terrace"],
  },
  {
    slug: "full-cassette-awnings",
    name: "Full-Cassette Awnings",
    family: "outdoor",
    variant: "awning",
    category: "outdoor-blinds",
    basePricePence: 39000,
    wasPricePence: 46000,
    shortDescription: "Arms and cloth close into a box, clear of the weather.",
    description:
      "Wound in, the front rail shuts against the cassette and everything is put away: cloth, arms and dirt-free seams. It costs more than an open awning and looks after itself better.\n\n" +
      "A wind sensor can draw it in when the arms begin to shake. Treat that as a help and not as a promise; if a storm is forecast, close it yourself.",
    materials: ["Moisture Resistant Fabric", "PVC"],
    colors: ["Light Grey", "Cream", "Beige", "Charcoal", "Black"],
    rooms: [],
    features: ["energy-efficient", "motorized", "cordless", "child-safe"],
    ...SIZES.awning,
    maxWidth: 236,
    leadTimeDays: METALWORK_DAYS,
    specifications: {
      Cloth: "Solution-dyed acrylic, about 300 g/m²",
      Control: MAINS_MOTOR,
      Fixing: "A bracket an arm, resin anchors in sound masonry",
      Cassette: "180 × 240 mm, powder-coated aluminium",
      "Height of the bracket": "2.0 m plus a quarter of the projection",
      Measured: "Width of the awning, then projection from the wall",
      Care: "Brush off dirt, let the cloth dry before winding in",
      Standard: EXTERNAL_STANDARD,
    },
    options: {
      wall: WALL,
      "bracket height": BRACKET_HEIGHT,
      "wind sensor": oneOf(["no", "yes"], "no"),
      "motor side": SIDE,
      "frame colour": FRAME_COLOURS,
    },
    pictures: ["full_cassette_awnings"],
  },
  {
    slug: "zip-screens",
    name: "Zip Screens",
    family: "outdoor",
    variant: "zip-screen",
    category: "outdoor-blinds",
    basePricePence: 24500,
    shortDescription: "Mesh zipped into its guides, outside the glass, where shade counts most.",
    description:
      "The mesh has a zip welded along each edge that runs in the side guide, so it stays flat and closed at the sides. Outside the glass it stops the sun before the pane warms up, which no blind inside can do.\n\n" +
      "Both reveals must be plumb. The cassette takes 100 to 130 mm at the head, on the face or under the lintel. You see out by day; with lights on, people see in.\n\n" +
      "Ripples near the hems and seams belong to the way mesh is wound and are no fault.",
    material: "fabric",
    materials: ["PVC", "Moisture Resistant Fabric"],
    colors: ["Charcoal", "Light Grey", "Dark Grey", "Beige", "White", "Black"],
    rooms: [],
    features: ["energy-efficient", "motorized", "cordless", "child-safe"],
    ...SIZES.zipScreen,
    leadTimeDays: METALWORK_DAYS,
    isNew: true,
    specifications: {
      Cloth: "PVC-coated glass-fibre mesh, 5 % openness",
      Control: MAINS_MOTOR,
      Fixing: "Cassette and side guides, face or reveal",
      Cassette: "100 to 130 mm",
      "Gap at the sides": "None, the edges run in zips",
      Care: "Wash down with a soft brush and water",
      ...SIDES,
      Standard: EXTERNAL_STANDARD,
    },
    options: {
      fixing: oneOf(["face", "reveal"], "face"),
      "motor side": SIDE,
      openness: oneOf(["3 %", "5 %", "10 %"], "5 %"),
      "frame colour": FRAME_COLOURS,
    },
    pictures: ["zip_screen"],
  },
  {
    slug: "pergola-side-screens",
    name: "Pergola Side Screens",
    family: "outdoor",
    variant: "zip-screen",
    category: "outdoor-blinds",
    basePricePence: 26500,
    shortDescription: "Zip screens sized to hang between pergola posts.",
    description:
      "The low sun of an evening comes in under any roof. These screens drop between the posts of a pergola, ours or another sound one, with guides that screw to the post and a cassette that follows the beam.\n\n" +
      "Measure between the posts at head, middle and foot and give us the smallest. They hold in a stiff breeze; raise them above that, for a screen that is down makes a sail of the whole frame.",
    material: "fabric",
    materials: ["PVC", "Moisture Resistant Fabric"],
    colors: ["Charcoal", "Light Grey", "White"],
    rooms: [],
    features: ["motorized", "cordless", "child-safe"],
    ...SIZES.zipScreen,
    minWidth: 47,
    maxWidth: 197,
    leadTimeDays: METALWORK_DAYS,
    specifications: {
      Cloth: "PVC-coated glass-fibre mesh, 5 % openness",
      Control: MAINS_MOTOR,
      Fixing: "Guides on the posts, cassette under the beam",
      Measured: "Between the posts, then from beam to floor",
      Care: "Wash down with a soft brush and water",
      ...SIDES,
      Standard: EXTERNAL_STANDARD,
    },
    options: { "motor side": SIDE, openness: oneOf(["5 %", "10 %"], "5 %"), "frame colour": FRAME_COLOURS },
    pictures: ["pergola_side_screens"],
  },
  {
    slug: "patio-roller-blinds",
    name: "Patio Roller Blinds",
    family: "outdoor",
    variant: "patio-roller",
    category: "outdoor-blinds",
    basePricePence: 14500,
    shortDescription: "A crank-handled roller for verandas, balconies and garden rooms.",
    description:
      "A simple roller, built for outside: aluminium tube, stainless fittings and a mesh that dries in an hour. Turn the crank to lower it and hook the bar at the foot.\n\n" +
      "The mesh takes most of the glare and lets the breeze through. There are no side guides, so raise it when the wind gets up. Each edge stands 20 to 40 mm clear of the post.",
    materials: ["Moisture Resistant Fabric", "PVC"],
    colors: ["Beige", "Cream", "Light Grey", "Charcoal"],
    rooms: [],
    features: ["energy-efficient", "cordless", "child-safe"],
    ...SIZES.patioRoller,
    leadTimeDays: PATIO_ROLLER_DAYS,
    specifications: {
      Cloth: "Acrylic or coated mesh, about 300 g/m²",
      Control: "Crank handle, lifts off when not in use",
      Fixing: "Face or top, stainless brackets",
      "Recess depth": "120 mm",
      "Hold-down": "Two hooks at the foot",
      Care: "Brush off dirt, dry before rolling up",
      ...SIDES,
      Standard: EXTERNAL_STANDARD,
    },
    options: { fixing: oneOf(["face", "top"], "face"), "crank side": SIDE, "frame colour": FRAME_COLOURS },
    pictures: ["patio_roller_blinds"],
  },
  {
    slug: "clear-patio-screens",
    name: "Clear Patio Screens",
    family: "outdoor",
    variant: "patio-roller",
    category: "outdoor-blinds",
    basePricePence: 16800,
    shortDescription: "Clear PVC that keeps the breeze off the table and the garden in view.",
    description:
      "A sheet of clear PVC in a coloured border, on a tube under the veranda beam. It keeps wind and drizzle off a sheltered terrace well into October. The colour you choose is that of the border and the bar.\n\n" +
      "Clear PVC scratches if it is rubbed dry and stiffens in the cold. Rinse it before you wipe it, and do not roll it up in frost.",
    materials: ["PVC", "Vinyl"],
    colors: ["Charcoal", "White", "Beige", "Black"],
    rooms: [],
    features: ["cordless", "child-safe"],
    ...SIZES.patioRoller,
    maxWidth: 98,
    maxHeight: 106,
    leadTimeDays: PATIO_ROLLER_DAYS,
    specifications: {
      Sheet: "0.8 mm clear PVC, welded border",
      Control: "Crank handle, lifts off when not in use",
      Fixing: "Face or top, stainless brackets",
      "Hold-down": "Two hooks at the foot",
      Care: "Rinse, then wipe with a soft cloth",
      ...SIDES,
      Standard: EXTERNAL_STANDARD,
    },
    options: { fixing: oneOf(["face", "top"], "face"), "crank side": SIDE, "frame colour": FRAME_COLOURS },
    pictures: ["clear_patio_screens"],
  },
];
