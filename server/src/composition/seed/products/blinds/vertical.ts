import { FIT, FIXING, FOOT_CLEARANCE, INTERNAL_STANDARD, oneOf, STACK } from "../../drafts/choices.js";
import type { ProductDraft } from "../../drafts/product-draft.js";
import { SIZES } from "../../drafts/size-limits.js";

export const VERTICAL_BLINDS: readonly ProductDraft[] = [
  {
    slug: "vertical-blinds",
    name: "Vertical Blinds",
    family: "vertical",
    category: "blinds",
    basePricePence: 5500,
    shortDescription: "Turning vanes for wide windows and patio doors, worked by a wand.",
    description:
      "Eighty-nine-millimetre vanes hang from a slim track, turn for the light and slide aside for the door. One wand does both, so nothing loops.\n\n" +
      "For an opening wider than it is tall there is little that works as well for the money. Say which way it should gather: left, right or parted in the middle. The stack takes about 13 mm a vane, so a wide blind keeps a wide stack.\n\n" +
      "Do not leave the vanes closed across an open door, for the wind will tangle them. Cloth vanes belong in dry rooms; the PVC version is for wet ones.",
    materials: ["Light Filtering Fabric", "Blackout Fabric", "Thermal Fabric", "PVC"],
    colors: ["Light Grey", "White", "Cream", "Beige", "Dark Grey", "Navy"],
    rooms: ["office", "living-room", "kitchen"],
    features: ["cordless", "child-safe"],
    ...SIZES.vertical,
    specifications: {
      Vane: "89 mm, weighted at the foot",
      Control: "Wand to turn and draw",
      Fixing: "Top or face, aluminium track",
      "Recess depth": "75 to 95 mm",
      "When drawn back": "About 13 mm a vane, plus 60 mm",
      "Clear of the floor": "5 to 15 mm",
      Care: "Vacuum with a soft brush, sponge marks",
      Standard: INTERNAL_STANDARD,
    },
    options: {
      fit: FIT,
      fixing: FIXING,
      stack: STACK,
      "ends above": oneOf(["the sill", "the floor"], "the sill"),
      "foot clearance": FOOT_CLEARANCE,
    },
    pictures: ["vertical_blinds", "vertical_office"],
  },
  {
    slug: "pvc-vertical-blinds",
    name: "PVC Vertical Blinds",
    family: "vertical",
    category: "blinds",
    basePricePence: 6000,
    shortDescription: "Rigid, wipe-clean vanes for kitchens, bathrooms and conservatories.",
    description:
      "A solid vane that does not fray, shrink or cup. Sponge it where it hangs, or unclip it and wash it in the bath.\n\n" +
      "It lets no light through the vane itself, only past the edges, and it holds its shape in damp air. Strong sun will yellow white PVC slowly over the years; in a south-facing conservatory a grey hides it better.",
    materials: ["PVC", "Vinyl"],
    colors: ["White", "Cream", "Light Grey", "Beige"],
    rooms: ["bathroom", "kitchen", "office"],
    features: ["cordless", "child-safe"],
    ...SIZES.vertical,
    specifications: {
      Vane: "89 mm rigid PVC",
      Control: "Wand to turn and draw",
      Fixing: "Top or face, aluminium track",
      "Recess depth": "75 to 95 mm",
      "When drawn back": "About 13 mm a vane, plus 60 mm",
      Care: "Wash down with warm, soapy water",
      Standard: INTERNAL_STANDARD,
    },
    options: {
      fit: FIT,
      fixing: FIXING,
      stack: STACK,
      "ends above": oneOf(["the sill", "the floor"], "the sill"),
      "foot clearance": FOOT_CLEARANCE,
    },
    pictures: ["material_pvc"],
  },
  {
    slug: "blackout-vertical-blinds",
    name: "Blackout Vertical Blinds",
    family: "vertical",
    variant: "wide",
    category: "blinds",
    basePricePence: 8900,
    wasPricePence: 14900,
    shortDescription: "Wide, lined vanes that overlap further when they close.",
    description:
      "A 127 mm vane in coated cloth, with more overlap than the narrow one, so it shuts down bright glass doors and studios.\n\n" +
      "The vanes are dark; the gaps at the ends of the track and along the floor are not. It makes a bedroom or a meeting room properly dim, which is often all that is wanted.",
    materials: ["Blackout Fabric", "Thermal Fabric"],
    colors: ["Dark Grey", "White", "Cream", "Charcoal", "Navy"],
    rooms: ["bedroom", "office", "living-room"],
    features: ["blackout", "cordless", "child-safe"],
    ...SIZES.vertical,
    minWidth: 24,
    specifications: {
      Vane: "127 mm coated cloth, weighted at the foot",
      Control: "Wand to turn and draw",
      Fixing: "Top or face, aluminium track",
      "Recess depth": "120 mm",
      "When drawn back": "About 13 mm a vane, plus 60 mm",
      Care: "Dust, sponge marks, never machine wash",
      Standard: INTERNAL_STANDARD,
    },
    options: {
      fit: FIT,
      fixing: FIXING,
      stack: STACK,
      "ends above": oneOf(["the sill", "the floor"], "the sill"),
      "foot clearance": FOOT_CLEARANCE,
    },
    pictures: ["blackout_vertical_blinds"],
  },
];
