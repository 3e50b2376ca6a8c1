import type { SeedCategory } from "./drafts/seed.types.js";

/** The departments, in the order in which the shop lists them. */
export const CATEGORIES: readonly SeedCategory[] = [
  {
    slug: "blinds",
    name: "Blinds",
    tagline: "Roller, wooden, roman, day & night",
    description:
      "Every blind is cut to your width and drop. Choose by room or by light, then see it drawn to scale at your own size.",
    picture: "venetian_study",
  },
  {
    slug: "shutters",
    name: "Shutters",
    tagline: "Full height, café style, tier on tier",
    description:
      "Louvred and solid panels, hinged in a frame made for your opening. Set the light with a fingertip, or fold the panels back and have the whole window.",
    picture: "shutter_bed",
  },
  {
    slug: "decorative-styles",
    name: "Decorative Styles",
    tagline: "Curtains, voiles and pelmets",
    description:
      "Curtains and soft furnishings sewn to your pole and your floor. Pick the heading first, then the cloth and the lining behind it.",
    picture: "curtain_living",
  },
  {
    slug: "outdoor-blinds",
    name: "Outdoor Blinds",
    tagline: "Shade and shelter on the terrace",
    description:
      "Awnings, zip screens and patio blinds that stop the sun before it reaches the glass. Each is built for the wall, post or reveal that carries it.",
    picture: "awning_terrace",
  },
  {
    slug: "pergolas",
    name: "Pergolas",
    tagline: "Louvred roofs, open or closed",
    description:
      "Garden roofs with louvres that turn or cloth that folds away, on posts set out for your terrace. Most need no planning permission; we tell you when yours may.",
    picture: "pergola",
  },
  {
    slug: "sale",
    name: "Sale",
    tagline: "Made to measure, for less just now",
    description:
      "Everything whose price is reduced at the moment, from every department. The cut, the cloth and the warranty are the same.",
    picture: "style_luxury",
    onlyReduced: true,
  },
];
