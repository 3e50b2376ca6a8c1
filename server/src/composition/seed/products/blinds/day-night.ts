import { FIT, FIXING, INTERNAL_STANDARD, oneOf, SIDE, SPRING_OR_CHAIN } from "../../drafts/choices.js";
import type { ProductDraft } from "../../drafts/product-draft.js";
import { SIZES } from "../../drafts/size-limits.js";

export const DAY_NIGHT_BLINDS: readonly ProductDraft[] = [
  {
    slug: "day-night-blinds",
    name: "Day & Night Blinds",
    family: "day-night",
    category: "blinds",
    basePricePence: 7500,
    shortDescription: "Sheer and solid bands in two layers. Slide one past the other to set the light.",
    description:
      "A loop of cloth, banded sheer and solid, hangs in two layers. With the sheer bands in line you see out between them; half a band lower and they close. It gives you much of what a venetian does, with the softness of cloth.\n\n" +
      "It works best in rooms that look onto a street: living rooms, kitchens, a desk by the window. For sleeping choose something darker. Closed, this blind leaves fine lines of light between the bands.\n\n" +
      "The bands only line up if the rail is level, to a millimetre. Our fitters check it twice.",
    materials: ["Light Filtering Fabric", "Thermal Fabric", "Moisture Resistant Fabric"],
    colors: ["Brown", "Cream", "Light Grey", "White", "Dark Grey", "Charcoal", "Beige"],
    rooms: ["living-room", "kitchen", "office"],
    features: [],
    ...SIZES.dayNight,
    isNew: true,
    isBestSeller: true,
    specifications: {
      Bands: "75 mm sheer, 50 mm solid",
      Control: "Cord-free, or a side chain held taut by a wall clip",
      Fixing: "Top or face, closed cassette",
      "Recess depth": "55 mm for a top fix, 75 mm for a face fix",
      "When raised": "60 to 90 mm",
      Care: "Dust with a soft brush along the bands",
      Standard: INTERNAL_STANDARD,
    },
    options: {
      fit: FIT,
      fixing: FIXING,
      control: SPRING_OR_CHAIN,
      "control side": SIDE,
      cassette: oneOf(["white", "matching"], "white"),
    },
    pictures: ["day_night_blinds", "zebra_home", "zebra_home_cream", "zebra_grey"],
  },
  {
    slug: "textured-day-night-blinds",
    name: "Textured Day & Night Blinds",
    family: "day-night",
    category: "blinds",
    basePricePence: 8900,
    shortDescription: "A slubbed, linen-look weave with wider bands and a quieter face.",
    description:
      "The solid bands are woven with a slub, so the cloth reads as linen from across the room. The bands are deeper than on our standard cloth, which suits tall windows and leaves fewer lines when it is closed.\n\n" +
      "The weave is a polyester, for the straight edges that a banded blind needs. It fades slowly and does not sag.",
    materials: ["Light Filtering Fabric", "Thermal Fabric"],
    colors: ["Light Grey", "Beige", "Cream", "Dark Grey"],
    rooms: ["living-room", "office", "bedroom"],
    features: [],
    ...SIZES.dayNight,
    minWidth: 14,
    specifications: {
      Bands: "90 mm sheer, 75 mm solid",
      Control: "Cord-free, or a side chain held taut by a wall clip",
      Fixing: "Top or face, closed cassette",
      "Recess depth": "60 mm for a top fix, 80 mm for a face fix",
      "When raised": "70 to 90 mm",
      Care: "Dust with a soft brush along the bands",
      Standard: INTERNAL_STANDARD,
    },
    options: { fit: FIT, fixing: FIXING, control: SPRING_OR_CHAIN, "control side": SIDE },
    pictures: ["zebra_grey"],
  },
];
