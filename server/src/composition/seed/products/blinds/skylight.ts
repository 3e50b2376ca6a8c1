import { ROOF_WINDOW } from "../../../../rules/options/roof-window.js";
import { BATTERY, INTERNAL_STANDARD, oneOf, REMOTE, ROOF_WINDOW_CODE } from "../../drafts/choices.js";
import type { ProductDraft } from "../../drafts/product-draft.js";
import { SIZES } from "../../drafts/size-limits.js";

const CHANNEL_COLOURS = oneOf(["white", "silver", "anthracite"], "white");
const POLE = oneOf(["none", "1000 mm", "1500 mm"], "none");

export const SKYLIGHT_BLINDS: readonly ProductDraft[] = [
  {
    slug: "skylight-blinds",
    name: "Skylight Blinds",
    family: "skylight",
    category: "blinds",
    basePricePence: 8500,
    shortDescription: "Cloth in side channels for roof windows, dark enough for a morning lie-in.",
    description:
      "A roller that runs in aluminium channels on the sash itself, so it stays put at any angle and moves with the window. Because the edges are closed it is darker than a blind on an upright window.\n\n" +
      "The sizes of most roof windows are coded: open the vent flap and read the plate on the top sash before you reach for the tape. Choose maker and code among the options and the size follows. Large roof lights are made as linked blinds.\n\n" +
      "Push it up by the bar. For windows out of reach there is a pole.",
    materials: ["Blackout Fabric", "Light Filtering Fabric", "Moisture Resistant Fabric"],
    colors: ["Dark Grey", "White", "Cream", "Navy", "Charcoal", "Black"],
    rooms: ["bedroom", "bathroom", "office"],
    features: ["blackout", "cordless", "child-safe"],
    ...SIZES.skylight,
    specifications: {
      Cloth: "Coated polyester, about 280 g/m²",
      Control: "Push bar, or a pole for high windows",
      Fixing: "Screwed to the sash, aluminium side channels",
      "Light at the sides": "0 to 3 mm, inside the channels",
      "Large roof lights": "Linked blinds, confirmed with you before making",
      Care: "Dust, wipe the channels once a year",
      Standard: INTERNAL_STANDARD,
    },
    options: { [ROOF_WINDOW]: ROOF_WINDOW_CODE, "channel colour": CHANNEL_COLOURS, pole: POLE },
    pictures: ["skylight_blinds", "skylight_attic"],
  },
  {
    slug: "thermal-skylight-blinds",
    name: "Thermal Skylight Blinds",
    family: "skylight",
    category: "blinds",
    basePricePence: 8600,
    wasPricePence: 11500,
    shortDescription: "Silver-backed cloth for lofts that bake in July.",
    description:
      "The face to the sky is metallised and turns much of the sun back through the glass; the face to the room is plain. In winter the closed channels slow the fall of cold air onto the bed.\n\n" +
      "An outside awning stops more heat than any blind inside can. This is the next best thing, and it needs no ladder.",
    materials: ["Thermal Fabric", "Blackout Fabric"],
    colors: ["White", "Cream", "Light Grey", "Charcoal"],
    rooms: ["bedroom", "office", "bathroom"],
    features: ["energy-efficient", "blackout", "cordless", "child-safe"],
    ...SIZES.skylight,
    maxWidth: 54,
    maxHeight: 72,
    specifications: {
      Cloth: "Metallised polyester, about 300 g/m²",
      Control: "Push bar, or a pole for high windows",
      Fixing: "Screwed to the sash, aluminium side channels",
      "Light at the sides": "0 to 3 mm, inside the channels",
      Care: "Dust, never wet the metallised face",
      Standard: INTERNAL_STANDARD,
    },
    options: { [ROOF_WINDOW]: ROOF_WINDOW_CODE, "channel colour": CHANNEL_COLOURS, pole: POLE },
    pictures: [],
  },
  {
    slug: "motorized-skylight-blinds",
    name: "Motorised Skylight Blinds",
    family: "skylight",
    category: "blinds",
    basePricePence: 18900,
    shortDescription: "A small solar strip keeps the battery up. No wire, no ladder.",
    description:
      "For the roof window above the stairs that nobody can reach. A strip of solar cells on the outer face of the headrail tops up the battery, and the remote does the rest.\n\n" +
      "On a north roof in December the strip may not keep up; a USB-C lead is in the box for such weeks. The remote works on its own; an app needs a hub, which is not included.",
    materials: ["Blackout Fabric", "Thermal Fabric"],
    colors: ["White", "Cream", "Dark Grey", "Navy"],
    rooms: ["bedroom", "living-room", "office"],
    features: ["motorized", "blackout", "cordless", "child-safe"],
    ...SIZES.skylight,
    minWidth: 15,
    maxWidth: 54,
    maxHeight: 72,
    isNew: true,
    specifications: {
      Cloth: "Coated polyester, about 280 g/m²",
      Control: REMOTE,
      Battery: BATTERY,
      Charging: "Solar strip on the headrail",
      Fixing: "Screwed to the sash, aluminium side channels",
      "Light at the sides": "0 to 3 mm, inside the channels",
      Care: "Dust, wipe the solar strip once a year",
      Standard: INTERNAL_STANDARD,
    },
    options: { [ROOF_WINDOW]: ROOF_WINDOW_CODE, "channel colour": CHANNEL_COLOURS },
    pictures: ["motorized_skylight_blinds"],
  },
];
