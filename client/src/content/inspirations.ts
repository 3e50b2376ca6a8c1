import { photo, type Photo } from "./photo";

/** Styles of designs in display order; ids are part of URLs. */
export const STYLES = {
  contemporary: "Contemporary",
  coastal: "Coastal",
  industrial: "Industrial",
  scandinavian: "Scandinavian",
  luxury: "Luxury",
  farmhouse: "Farmhouse",
  bohemian: "Bohemian",
} as const;
export type Style = keyof typeof STYLES;
export const STYLE_IDS = Object.keys(STYLES) as Style[];

/** A design: a furnished room. */
export type Inspiration = {
  /** Part of URLs, and stored in browsers: never change it. */
  id: string;
  title: string;
  /** The kind of covering. */
  category: string;
  image: Photo;
  description: string;
  /** The product in the picture. */
  pictured: { name: string; slug: string };
  /** Slugs of the products for this look. */
  products: readonly string[];
  style: Style;
  /** The room in the picture. */
  room: string;
  /** How to get the look at home. */
  tips: readonly string[];
};

export const INSPIRATIONS: readonly Inspiration[] = [
  {
    id: "contemporary-living-room",
    title: "Calm lines in the living room",
    category: "Day & night blinds",
    image: photo(
      "zebra_grey",
      "Grey day and night blind with its bands offset for privacy, above an oak sideboard",
      "#b5a796",
    ),
    description:
      "Grey bands, a plain wall, one long sideboard. The blind is the only pattern in the room, and it changes with the hour: bands in line for the view, offset for privacy.",
    pictured: { name: "Textured Day & Night Blinds", slug: "textured-day-night-blinds" },
    products: ["textured-day-night-blinds", "day-night-blinds", "motorized-day-night-blinds"],
    style: "contemporary",
    room: "Living room",
    tips: [
      "Choose the cloth one shade darker than the wall: the window stays the lightest thing in the room.",
      "Have the cassette in the colour of the frame, and it disappears.",
    ],
  },
  {
    id: "coastal-living-room",
    title: "A sitting room by the sea",
    category: "Roman blinds",
    image: photo(
      "style_coastal",
      "Blue ticking-stripe roman blind over a sea view, a white panelled wall and a linen sofa",
      "#b1b5b2",
    ),
    description:
      "Ticking stripe, white boards to the height of the sill and linen that may crease. The stripe runs up and down, which makes a low window taller.",
    pictured: { name: "Ticking Stripe Roman Blinds", slug: "ticking-stripe-roman-blinds" },
    products: ["ticking-stripe-roman-blinds", "linen-roman-blinds", "roller-blinds"],
    style: "coastal",
    room: "Living room",
    tips: [
      "Hang it above the recess rather than in it: raised, the folds lie on the wall and the whole view is free.",
      "Sea light is strong. Line the stripe, so that it reads as cloth and not as a lit screen.",
    ],
  },
  {
    id: "industrial-office",
    title: "An office of steel and brick",
    category: "Venetian blinds",
    image: photo(
      "style_industrial",
      "Black aluminium venetian blind in a brick wall above a dark desk with a metal lamp, city outside",
      "#a68876",
    ),
    description:
      "Black slats across a bare brick wall, a dark desk and one good lamp. Wide aluminium slats draw hard, level lines, and turn the afternoon sun away from the screen.",
    pictured: { name: "Wide-Slat Aluminium Blinds", slug: "wide-slat-aluminium-blinds" },
    products: ["wide-slat-aluminium-blinds", "venetian-blinds", "solar-screen-blinds"],
    style: "industrial",
    room: "Home office",
    tips: [
      "Fit it inside the recess, so that the brick edge frames it.",
      "Match the slat to the metal in the room: lamp, handles, window frame.",
    ],
  },
  {
    id: "scandinavian-bedroom",
    title: "A pale, quiet bedroom",
    category: "Roller blinds",
    image: photo(
      "style_scandinavian",
      "Pale linen roller blind in a white bedroom with an ash bed, grey throw and a round mirror",
      "#d5d1cb",
    ),
    description:
      "White walls, pale ash and a roller in the colour of flax. Nothing is dark, and nothing is quite white either: that is what keeps a pale room from feeling cold.",
    pictured: { name: "Roller Blinds", slug: "roller-blinds" },
    products: ["roller-blinds", "soft-rise-roller-blinds", "blackout-roller-blinds"],
    style: "scandinavian",
    room: "Bedroom",
    tips: [
      "Take a cloth with a visible weave. On a plain wall the texture does the work of a pattern.",
      "For long summer evenings take the blackout cloth: it comes in pale colours too.",
    ],
  },
  {
    id: "luxury-living-room",
    title: "Velvet and shade",
    category: "Curtains over a blind",
    image: photo(
      "style_luxury",
      "Taupe velvet curtains on a brass pole over voile in a dark green room with a boucle armchair and brass lamp",
      "#edede9",
    ),
    description:
      "Dark green walls, velvet to the floor and voile between. The curtains frame the window; a blind behind them does the daily work of dark and light.",
    pictured: { name: "Velvet Curtains", slug: "velvet-curtains" },
    products: ["blackout-roman-blinds", "motorized-blackout-blinds", "linen-roman-blinds"],
    style: "luxury",
    room: "Living room",
    tips: [
      "Let the pole run 150 to 200 mm past the window at each side, so that the velvet hangs clear of the glass.",
      "Fit the blind in the recess: it vanishes behind the voile until it is wanted.",
    ],
  },
  {
    id: "farmhouse-kitchen",
    title: "Stripe, panelling and oak",
    category: "Roman blinds",
    image: photo(
      "style_farmhouse",
      "Cream roman blind with a fine sage stripe, white panelling and an oak sideboard with dried grasses",
      "#b5a996",
    ),
    description:
      "A narrow stripe on cream, oak that may show its knots and a jug of dried grass. It suits the dining end of a kitchen, away from steam and hob.",
    pictured: { name: "Ticking Stripe Roman Blinds", slug: "ticking-stripe-roman-blinds" },
    products: ["ticking-stripe-roman-blinds", "roman-blinds", "faux-wood-blinds"],
    style: "farmhouse",
    room: "Kitchen",
    tips: [
      "At the dining end hang the roman; over the sink a faux wood blind in the same cream.",
      "Repeat the colour of the stripe once more in the room, in a cushion or a bowl, and leave it there.",
    ],
  },
  {
    id: "bohemian-living-room",
    title: "Colour, weave and clay",
    category: "Bamboo blinds",
    image: photo(
      "style_bohemian",
      "Woven bamboo roman blind on a clay wall, pampas grass, a basket and a rust armchair",
      "#b98c6c",
    ),
    description:
      "Split bamboo on a clay wall, a basket, a rust-coloured chair. The light comes through the rods in small pieces, and the room looks as if it were always late afternoon.",
    pictured: { name: "Bamboo Roman Blinds", slug: "bamboo-blinds" },
    products: ["bamboo-blinds", "linen-roman-blinds", "wooden-blinds"],
    style: "bohemian",
    room: "Living room",
    tips: [
      "Choose the light-filtering lining to keep the dapple, the blackout one to sleep behind it.",
      "Mix weaves, not woods: bamboo, rush and linen agree with each other.",
    ],
  },
  {
    id: "contemporary-bathroom",
    title: "White slats, green tiles",
    category: "Faux wood blinds",
    image: photo(
      "faux_white_bathroom",
      "White faux-wood venetian blind above a freestanding bath in a bathroom with pale green tiles",
      "#d3d3ca",
    ),
    description:
      "Pale green tiles, a white bath and white slats that don’t mind the steam. Tilted, they let the morning in and keep the neighbours out.",
    pictured: { name: "Faux Wood Blinds", slug: "faux-wood-blinds" },
    products: ["faux-wood-blinds", "wide-slat-faux-wood-blinds", "slim-venetian-blinds"],
    style: "contemporary",
    room: "Bathroom",
    tips: [
      "Take the white of the tiles’ grout for the slats, not the white of the bath.",
      "On a small window choose the slim slats: fewer and wider ones look heavy there.",
    ],
  },
];

/** The design with this id; undefined for an unknown id. */
export const inspirationById = (id: string | null): Inspiration | undefined =>
  INSPIRATIONS.find((inspiration) => inspiration.id === id);

/** The style in a URL; undefined for all. */
export const styleById = (id: string | null): Style | undefined => STYLE_IDS.find((style) => style === id);
