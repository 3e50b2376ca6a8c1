import { COLORS, type ColorName } from "../../rules/product-attributes.js";
import { cheapestFirst, materialFilter, warrantyYears } from "./drafts/product-draft.js";
import type { SeedProduct } from "./drafts/seed.types.js";
import { PRODUCTS } from "./products/index.js";
import { createRandom, type Random } from "./random.js";

const COLLECTIONS = (
  "Arden Ashdown Avon Borrowdale Bowland Brecon Calder Cannock Charnwood Cheviot Chiltern Cotswold " +
  "Cuillin Dartmoor Derwent Dovedale Ennerdale Exmoor Gower Kielder Langdale Lomond Malvern Mendip " +
  "Nidderdale Pendle Quantock Rannoch Savernake Sherwood Solway Swale Tamar Teesdale Thetford Trossachs " +
  "Wensley Wharfe Wye Yare"
).split(" ");

const COLOR_NAMES = Object.keys(COLORS) as ColorName[];
const MOST_REVIEWS = 9;

/**
 * A catalogue of `count` products for benchmarks: the shop's own, then variations of them. It is deterministic, and a smaller
 * one is a prefix of a larger one.
 */
export function largeCatalogue(count: number): SeedProduct[] {
  return Array.from({ length: count }, (_, index) => PRODUCTS[index] ?? variation(index));
}

function variation(index: number): SeedProduct {
  const random = createRandom(index);
  const original = random.one(PRODUCTS);
  const collection = random.one(COLLECTIONS);
  const materials = random.some(original.materials, 2, 6);
  // The filter of linen and bamboo follows the cloth, regardless of the lining.
  const isOrdinary = original.material === materialFilter(original.materials);
  const features = random.some(original.features, 0, 5);
  const basePricePence = Math.ceil((original.basePricePence * random.whole(80, 160)) / 10_000) * 100;
  return {
    ...original,
    slug: `${original.slug}-${collection.toLowerCase()}-${index}`,
    name: `${collection} ${original.name}`,
    basePricePence,
    wasPricePence: random.isOneIn(8) ? Math.round((basePricePence * random.whole(110, 200)) / 100) : null,
    material: isOrdinary ? materialFilter(materials) : original.material,
    materials: cheapestFirst(materials),
    colors: random.some(COLOR_NAMES, 3, 8),
    rooms: random.some(original.rooms, 1, 5),
    features,
    ...narrowed(original, random),
    warrantyYears: warrantyYears({ family: original.family, materials, features }),
    isNew: random.isOneIn(20),
    isBestSeller: false,
    reviews: sampleReviews(original, random),
  };
}

/** The original's limits with a maximum up to a tenth lower. */
function narrowed({ minWidth, maxWidth, minHeight, maxHeight }: SeedProduct, random: Random) {
  return {
    minWidth,
    maxWidth: Math.max(minWidth + 1, maxWidth - random.whole(0, Math.floor(maxWidth / 10))),
    minHeight,
    maxHeight: Math.max(minHeight + 1, maxHeight - random.whole(0, Math.floor(maxHeight / 10))),
  };
}

function sampleReviews({ family }: SeedProduct, random: Random) {
  const ofFamily = PRODUCTS.filter((product) => product.family === family).flatMap(({ reviews }) => reviews);
  return random.isOneIn(4) ? [] : random.some(ofFamily, 0, MOST_REVIEWS);
}
