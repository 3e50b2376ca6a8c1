import { oneOf } from "../drafts/choices.js";
import type { ProductDraft } from "../drafts/product-draft.js";
import { SIZES } from "../drafts/size-limits.js";

/** What dresses the top of a window and hides the rail. */
export const PELMETS: readonly ProductDraft[] = [
  {
    slug: "fabric-pelmets",
    name: "Upholstered Pelmets",
    family: "curtain",
    variant: "pelmet",
    category: "decorative-styles",
    basePricePence: 7800,
    shortDescription: "A padded board in your curtain cloth, hiding the track and the light above it.",
    description:
      "A plywood board, padded and covered, with returns that meet the wall on both sides. It hides the track, and it stops the light that climbs out over the top of a curtain.\n\n" +
      "As a rule of thumb make it a sixth of the drop below. The straight edge suits most rooms; the gentle curve suits older ones. Width is measured over the outside of the returns.",
    materials: ["Light Filtering Fabric", "Blackout Fabric"],
    colors: ["Cream", "White", "Beige", "Light Grey", "Navy", "Charcoal"],
    rooms: ["living-room", "bedroom"],
    features: ["child-safe"],
    ...SIZES.pelmet,
    specifications: {
      Board: "9 mm birch plywood, padded and covered",
      Fixing: "Angle brackets above the window",
      Return: "150 mm, or as your track needs",
      Measured: "Outside width, finished height",
      Care: "Vacuum with a soft brush",
    },
    options: { edge: oneOf(["straight", "curved", "stepped"], "straight") },
    pictures: ["fabric_pelmets"],
  },
  {
    slug: "soft-valances",
    name: "Roman-Style Valances",
    family: "curtain",
    variant: "pelmet",
    category: "decorative-styles",
    basePricePence: 6000,
    shortDescription: "Two fixed folds of cloth across the head of the window.",
    description:
      "The upper part of a roman blind without the blind: a lined strip in two soft folds on a slim batten. It gives a kitchen or a landing some cloth where there is no room for curtains.\n\n" +
      "It is fixed and does not move, so there is nothing to work and nothing to wear out. Order it in the same cloth as your roman blinds and from the same batch.",
    materials: ["Light Filtering Fabric", "Thermal Fabric"],
    colors: ["Beige", "White", "Cream", "Light Grey", "Navy"],
    rooms: ["kitchen", "living-room", "bedroom"],
    features: ["child-safe"],
    ...SIZES.pelmet,
    specifications: {
      Cloth: "Linen-look weave with a 135 g/m² lining",
      Fixing: "Touch-and-close on a timber batten",
      Return: "60 mm",
      Measured: "Outside width, finished height",
      Care: "Lift off the batten, dry clean as labelled",
    },
    options: { folds: oneOf(["two", "three"], "two") },
    pictures: ["soft_valances"],
  },
];
