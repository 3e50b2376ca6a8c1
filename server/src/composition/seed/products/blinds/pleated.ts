import { FIT, INTERNAL_STANDARD, oneOf } from "../../drafts/choices.js";
import type { ProductDraft } from "../../drafts/product-draft.js";
import { SIZES } from "../../drafts/size-limits.js";

const RAIL_COLOUR = oneOf(["white", "anthracite"], "white");
const FRAME_FIXING = oneOf(["top", "face", "on the frame"], "top");

/** Pleats hang close to the frame, where a handle may foul them; also in mm. */
const HANDLE = oneOf(["clear of the blind", "in its way: agreed before we make it"], "clear of the blind");

/** Pleated and cellular blinds that hang free; those in a clip-in frame stand in perfect-fit.ts. */
export const PLEATED_BLINDS: readonly ProductDraft[] = [
  {
    slug: "pleated-blinds",
    name: "Pleated Blinds",
    family: "pleated",
    category: "blinds",
    basePricePence: 7000,
    shortDescription: "Crisp 20 mm pleats that fold to a hand's breadth.",
    description:
      "Fine, permanently pleated cloth between two slim rails. It folds up smaller than any other blind, which is why it is the usual choice for conservatories, bays and doors that open inwards.\n\n" +
      "Move it by the handle on the bottom rail; it stays where you leave it. The back can be coated to throw off some of the summer sun.\n\n" +
      "Light shows at the rails and the edges, also with the darker cloths.",
    materials: ["Light Filtering Fabric", "Blackout Fabric", "Thermal Fabric", "Moisture Resistant Fabric"],
    colors: ["Cream", "White", "Beige", "Light Grey", "Dark Grey", "Navy"],
    rooms: ["living-room", "kitchen", "bedroom"],
    features: ["cordless", "child-safe"],
    ...SIZES.pleated,
    specifications: {
      Pleat: "20 mm, heat-set polyester",
      Control: "Handle on the bottom rail, held by tension",
      Fixing: "Top, face or on the frame",
      "Recess depth": "45 mm",
      "When raised": "25 mm plus 3 % of the drop",
      Care: "Vacuum along the fold with a soft brush",
      Standard: INTERNAL_STANDARD,
    },
    options: { fit: FIT, fixing: FRAME_FIXING, "window handle": HANDLE, rail: RAIL_COLOUR },
    pictures: ["pleated_blinds", "room_conservatory"],
  },
  {
    slug: "honeycomb-blinds",
    name: "Cellular Honeycomb Blinds",
    family: "pleated",
    variant: "cellular",
    category: "blinds",
    basePricePence: 9200,
    shortDescription: "Two layers of cloth with pockets of still air between them.",
    description:
      "Seen from the side the cloth is a row of cells, and the air inside them is what counts: it slows the warmth on its way to the glass. Fitted close in the recess and drawn at dusk, it is the most insulating blind in this list.\n\n" +
      "There are no holes through the cloth, so it is tidy and private when shut. Cells dent if they are pinched, so lift it by the rail and clean it with low suction.",
    materials: ["Thermal Fabric", "Light Filtering Fabric", "Blackout Fabric"],
    colors: ["Beige", "White", "Cream", "Light Grey", "Charcoal"],
    rooms: ["bedroom", "living-room", "office"],
    features: ["energy-efficient", "cordless", "child-safe"],
    ...SIZES.pleated,
    specifications: {
      Cell: "25 mm single cell",
      Control: "Handle on the bottom rail, held by tension",
      Fixing: "Top, face or on the frame",
      "Recess depth": "45 mm",
      "When raised": "25 mm plus 5 % of the drop",
      Care: "Vacuum on low suction, do not press the cells",
      Standard: INTERNAL_STANDARD,
    },
    options: { fit: FIT, fixing: FRAME_FIXING, "window handle": HANDLE, rail: RAIL_COLOUR },
    pictures: ["material_cellular"],
  },
  {
    slug: "blackout-honeycomb-blinds",
    name: "Blackout Honeycomb Blinds",
    family: "pleated",
    variant: "cellular",
    category: "blinds",
    basePricePence: 10400,
    shortDescription: "Foil-lined cells that keep out light and hold in warmth.",
    description:
      "Inside each cell runs a thin metallised film that the light does not pass. You see cloth on both faces and none of the foil.\n\n" +
      "Set close inside the recess, with 5 to 8 mm at each side, it makes a bedroom dark enough for most; the edges remain its brightest part. On roof windows take our skylight blinds instead, which run in channels.",
    materials: ["Blackout Fabric", "Thermal Fabric"],
    colors: ["White", "Cream", "Dark Grey", "Navy", "Black"],
    rooms: ["bedroom"],
    features: ["blackout", "energy-efficient", "cordless", "child-safe"],
    ...SIZES.pleated,
    maxWidth: 94,
    specifications: {
      Cell: "25 mm single cell with a metallised film",
      Control: "Handle on the bottom rail, held by tension",
      Fixing: "Top, face or on the frame",
      "Recess depth": "45 mm",
      "When raised": "25 mm plus 5 % of the drop",
      Care: "Vacuum on low suction, do not press the cells",
      Standard: INTERNAL_STANDARD,
    },
    options: { fit: FIT, fixing: FRAME_FIXING, "window handle": HANDLE, rail: RAIL_COLOUR },
    pictures: ["blackout_honeycomb_blinds"],
  },
  {
    slug: "top-down-bottom-up-blinds",
    name: "Top-Down Bottom-Up Blinds",
    family: "pleated",
    variant: "cellular",
    category: "blinds",
    basePricePence: 9600,
    shortDescription: "Open it from the top, the bottom or both at once.",
    description:
      "Both rails move. Lower the top one and daylight comes in over the heads of passers-by; raise the bottom one and it works like any other blind. In a street-level bathroom or a bay it saves you the net curtain.\n\n" +
      "Each rail has its own handle and stays by tension. The tension wires run inside the cells, taut from rail to rail, and are not there to be pulled.",
    materials: ["Light Filtering Fabric", "Thermal Fabric", "Moisture Resistant Fabric"],
    colors: ["Beige", "White", "Cream", "Light Grey", "Charcoal"],
    rooms: ["bathroom", "bedroom", "living-room", "kitchen"],
    features: ["energy-efficient", "cordless", "child-safe"],
    ...SIZES.pleated,
    maxWidth: 78,
    maxHeight: 94,
    specifications: {
      Cell: "20 mm single cell",
      Control: "A handle on each rail, held by tension",
      Fixing: "Inside the recess or on the frame",
      "Recess depth": "40 mm",
      "When raised": "40 mm plus 5 % of the drop",
      Care: "Vacuum on low suction, do not press the cells",
      Standard: INTERNAL_STANDARD,
    },
    options: {
      fit: FIT,
      fixing: oneOf(["top", "on the frame"], "top"),
      "window handle": HANDLE,
      rail: RAIL_COLOUR,
    },
    pictures: ["pleated_attic", "material_cellular"],
  },
];
