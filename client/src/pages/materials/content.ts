import { photo, type Photo } from "../../content/photo";

/** Ids of the materials, which are part of addresses, in the order of the page. */
const MATERIAL_IDS = [
  "real-wood",
  "faux-wood",
  "aluminum",
  "fabric",
  "pvc",
  "bamboo",
  "cellular",
  "solar-screen",
] as const;
type MaterialId = (typeof MATERIAL_IDS)[number];

/** What materials are judged by, each from 0 to 100: the higher, the more of it. */
export const SCORES = {
  durability: "Durability",
  moistureResistance: "Moisture resistance",
  lightControl: "Light control",
  insulation: "Insulation",
} as const;
export type Score = keyof typeof SCORES;

/** What a blind of the same size costs in it, against the others. */
export const PRICE_RANGES = { "£": "lower price", "££": "middle price", "£££": "higher price" } as const;

/** The materials with their advantages and disadvantages. */
export type Material = {
  id: MaterialId;
  name: string;
  description: string;
  image: Photo;
  benefits: readonly string[];
  /** Uses, in a few words each. */
  bestFor: readonly string[];
  maintenance: string;
  priceRange: keyof typeof PRICE_RANGES;
  scores: Readonly<Record<Score, number>>;
};

const BLIND_MATERIALS: Readonly<Record<MaterialId, Material>> = {
  "real-wood": {
    id: "real-wood",
    name: "Real wood",
    description:
      "Slats of sawn timber, stained or sealed, light enough to hang wide and lift with one hand. Grain and shade differ from slat to slat, and a slight bow is part of the material. Steam warps it, so it stays out of wet rooms.",
    image: photo("venetian_detail", "Close view of warm wooden venetian slats and a woven ladder tape", "#c6b090"),
    benefits: [
      "Warm grain that no print quite matches",
      "Light for its size: wide blinds stay easy to raise",
      "Slats turn from open to closed by degrees",
    ],
    bestFor: ["Living rooms", "Bedrooms", "Studies", "Wide windows"],
    maintenance:
      "Close the slats, dust them with a dry duster, turn them and dust again. No water and no polish. Keep them away from hob, sink and bath.",
    priceRange: "£££",
    scores: { durability: 80, moistureResistance: 20, lightControl: 85, insulation: 65 },
  },
  "faux-wood": {
    id: "faux-wood",
    name: "Faux wood",
    description:
      "The look of painted or grained wood in a material that does not take up water. Heavier than timber, which you feel when you lift a tall blind. Behind hot, still glass to the south choose a pale colour: dark slats can soften there.",
    image: photo("material_faux_wood", "Close view of smooth white faux-wood slats and their ladder cords", "#d7d6ce"),
    benefits: [
      "At home in steam: it neither swells nor warps",
      "Wipes clean of soap, grease and fingerprints",
      "Costs less than real wood of the same size",
    ],
    bestFor: ["Bathrooms", "Kitchens", "Rented homes", "Family rooms"],
    maintenance:
      "Wipe slat by slat with a damp cloth and a drop of washing-up liquid, then dry. Raise it by the cord or wand, never by pulling the bottom rail.",
    priceRange: "££",
    scores: { durability: 85, moistureResistance: 90, lightControl: 85, insulation: 55 },
  },
  aluminum: {
    id: "aluminum",
    name: "Aluminium",
    description:
      "Thin, springy slats in many colours, closing to a small stack. It shrugs off water and takes little depth: the narrowest slats fit into a recess of 30 mm. A slat bent sharply keeps the kink, so lift before you lean out.",
    image: photo("material_aluminium", "Close view of slim brushed silver aluminium slats, gently curved", "#cdcdc9"),
    benefits: [
      "Slim and light, with the smallest stack of all slats",
      "Does not mind water, steam or grease",
      "Fine control of light, down to a glimmer",
    ],
    bestFor: ["Kitchens", "Home offices", "Bathrooms", "Shallow recesses"],
    maintenance:
      "Dust with the slats closed, turn them and dust the other side. Wipe off grease with a damp cloth and mild soap. Go gently: a kinked slat stays kinked.",
    priceRange: "£",
    scores: { durability: 80, moistureResistance: 85, lightControl: 85, insulation: 30 },
  },
  fabric: {
    id: "fabric",
    name: "Fabric",
    description:
      "Woven cloth on a roller or in roman folds, from a soft glow to blackout. Light-filtering cloth hides the room by day; at night, with lamps on, figures show through as shadows. Backed thermal cloth helps most where the blind fits close.",
    image: photo(
      "material_fabric",
      "Close view of a woven oatmeal roller blind, its covered bottom bar and a metal bead chain",
      "#cdc8b2",
    ),
    benefits: [
      "Softens light and sound as nothing hard can",
      "Light-filtering, blackout, thermal and moisture-resistant weaves",
      "The widest choice of colour and texture",
    ],
    bestFor: ["Bedrooms", "Living rooms", "Nurseries", "Dressed windows"],
    maintenance:
      "Vacuum with the soft brush, or dust. Dab marks with a damp cloth and never soak. Creases from the packing hang out by themselves within some weeks.",
    priceRange: "£",
    scores: { durability: 65, moistureResistance: 40, lightControl: 55, insulation: 45 },
  },
  pvc: {
    id: "pvc",
    name: "PVC",
    description:
      "Rigid vanes and slats, coloured right through, that can be washed where they hang. The plain choice for wet rooms, shops and rooms to let. In long, strong sun white PVC yellows a little.",
    image: photo(
      "material_pvc",
      "Close view of wipe-clean white PVC vertical vanes with their weights and chain",
      "#c8c4ba",
    ),
    benefits: [
      "Washes down where it hangs",
      "Does not fray, cup or shrink in damp air",
      "Hard-wearing at doors and in busy rooms",
    ],
    bestFor: ["Bathrooms", "Kitchens", "Workplaces", "Rooms to let"],
    maintenance:
      "Wipe down with warm water and a mild cleaner, from the top. Vanes unhook one by one if they need a proper wash; hang them back dry, seam inwards.",
    priceRange: "£",
    scores: { durability: 80, moistureResistance: 95, lightControl: 80, insulation: 40 },
  },
  bamboo: {
    id: "bamboo",
    name: "Bamboo",
    description:
      "Split rods woven on a cotton warp, folding like a roman blind. The light comes through broken and warm, and no two lengths are alike. On its own the weave is see-through after dark, so ours come lined.",
    image: photo("material_bamboo", "Close view of woven bamboo rods bound with thread in soft folds", "#b18956"),
    benefits: [
      "Filtered, dappled light by day",
      "Natural texture, each piece with its own pattern",
      "A lining of your choice for privacy or for the dark",
    ],
    bestFor: ["Living rooms", "Garden rooms", "Bedrooms, lined", "Natural interiors"],
    maintenance:
      "Brush along the rods with a soft, dry brush. Keep it dry: damp stains the weave and loosens the warp.",
    priceRange: "££",
    scores: { durability: 60, moistureResistance: 35, lightControl: 45, insulation: 30 },
  },
  cellular: {
    id: "cellular",
    name: "Cellular",
    description:
      "Two pleated cloths joined into cells, like a honeycomb, with still air inside. It insulates better than anything else we hang at a window, and folds up to a few centimetres. A line of light stays at the edges, even in blackout.",
    image: photo(
      "material_cellular",
      "Close view of honeycomb pleats in soft taupe, cells stacked between slim rails",
      "#dcd2c6",
    ),
    benefits: [
      "The most insulation of all our blinds",
      "Folds up into a slim stack",
      "From the bottom up or the top down, without cords",
    ],
    bestFor: ["Conservatories", "Bedrooms", "Cold windows", "Bays"],
    maintenance:
      "Vacuum along the pleat at low suction, or blow the dust out of the cells. Mind the folds: a dented edge stays dented.",
    priceRange: "££",
    scores: { durability: 70, moistureResistance: 50, lightControl: 75, insulation: 90 },
  },
  "solar-screen": {
    id: "solar-screen",
    name: "Solar screen",
    description:
      "A fine mesh that takes the glare and leaves the view. By day you see out and nobody sees in; after dark, with the lamp on, it is the other way round. The more open the weave, the clearer the view and the more sun.",
    image: photo(
      "material_solar_screen",
      "Charcoal solar screen mesh with the garden faintly visible through it",
      "#d2d3d0",
    ),
    benefits: [
      "Takes the glare off monitors and televisions",
      "Keeps the view while the blind is down",
      "Coated yarn that washes clean",
    ],
    bestFor: ["Home offices", "Large south windows", "Conservatories", "Workplaces"],
    maintenance:
      "Dust with a soft brush. Wash marks off with warm, soapy water and a sponge, and let it dry before you roll it up.",
    priceRange: "££",
    scores: { durability: 85, moistureResistance: 80, lightControl: 50, insulation: 35 },
  },
};

export const MATERIAL_LIST: readonly Material[] = MATERIAL_IDS.map((id) => BLIND_MATERIALS[id]);
