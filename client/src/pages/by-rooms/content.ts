import { photo, type Photo } from "../../content/photo";
import { paths } from "../../lib/paths";

/** Ids of the rooms, which are part of URLs, in the order of the tabs. */
export const ROOM_IDS = [
  "bedroom",
  "living-room",
  "kitchen",
  "bathroom",
  "nursery",
  "home-office",
  "conservatory",
  "study",
] as const;
export type RoomId = (typeof ROOM_IDS)[number];

/** Advice for one kind of room. */
export type Room = {
  id: RoomId;
  name: string;
  /** Within a sentence: "the bedroom", "a nursery". */
  withArticle: string;
  /** For search engines, in one sentence. */
  summary: string;
  description: string;
  image: Photo;
  /** The product of the shop that hangs in the picture. */
  pictured: { name: string; slug: string };
  /** What a covering for this room should do. */
  features: readonly string[];
  /** Slugs of products. */
  popularProducts: readonly string[];
  /** What our fitters say before they measure. */
  tips: readonly string[];
};

export const ROOMS: Readonly<Record<RoomId, Room>> = {
  bedroom: {
    id: "bedroom",
    name: "Bedroom",
    withArticle: "the bedroom",
    summary: "Blackout, honeycomb and roman blinds for the bedroom, and how to keep light from the edges.",
    description:
      "A bedroom asks for two things that pull against each other: dark when you sleep, daylight when you wake. Blackout cloth stops light through the weave; what is left comes round the edges, so the fit matters as much as the cloth.",
    image: photo(
      "blackout_bedroom",
      "Navy blackout roller blind fully lowered behind a made bed with linen cushions in a dim bedroom",
      "#a69987",
    ),
    pictured: { name: "Blackout Roller Blinds", slug: "blackout-roller-blinds" },
    features: [
      "Blackout cloth, with side channels where it has to be truly dark",
      "An outside fit that covers the edges of the recess",
      "Honeycomb cells or a thermal backing against a cold pane",
      "A spring or a motor where the bed stands in front of the window",
    ],
    popularProducts: [
      "blackout-roller-blinds",
      "blackout-cassette-blinds",
      "blackout-honeycomb-blinds",
      "blackout-roman-blinds",
      "motorized-blackout-blinds",
    ],
    tips: [
      "In a recess a roller leaves 15 to 20 mm of light down each side, for the brackets. If that would wake you, have it fitted outside the recess, with 75 mm of cover at each side and above.",
      "A cassette with side channels closes that gap to 3 mm or less. It is the darkest roller that we make.",
      "Hang a light-filtering blind in the recess and a dark roman or curtain over it: you choose by the hour, not once for all.",
      "Check that the bedhead leaves room for your hand at the chain. Where it doesn’t, choose a spring or a motor.",
    ],
  },
  "living-room": {
    id: "living-room",
    name: "Living room",
    withArticle: "the living room",
    summary: "Roman, wooden and day & night blinds for the living room: privacy by day, glare off the screen.",
    description:
      "The room with the largest windows and the most onlookers. You want the daylight without the street, and no sun on the television. Slats and bands let you steer both; cloth makes the room quieter and softer.",
    image: photo(
      "roman_green_living",
      "Deep green roman blind half raised over a window, a cream sofa with cushions below",
      "#cdc7b9",
    ),
    pictured: { name: "Roman Blinds", slug: "roman-blinds" },
    features: [
      "Light that can be steered: slats, or bands that slide past each other",
      "Privacy by day without drawing the room dark",
      "A lining or blackout cloth for the hours when the lamps are on",
      "A look that goes with the furniture: wood grain, weave, folds",
    ],
    popularProducts: ["roman-blinds", "day-night-blinds", "wooden-blinds", "linen-roman-blinds", "motorized-blinds"],
    tips: [
      "Light-filtering cloth hides you by day, but at night, with the lamps on, figures show through as shadows. Facing the street, line it.",
      "A raised roman takes about a fifth of its drop at the head of the window. If there is wall above, we hang it there and the whole pane stays clear.",
      "Over 2.4 m wide we suggest two blinds side by side: the cloth hangs straighter, and one can stay down while the other is up.",
      "Order all blinds of one room together. Screens differ, and so do batches of cloth.",
    ],
  },
  kitchen: {
    id: "kitchen",
    name: "Kitchen",
    withArticle: "the kitchen",
    summary: "Wipe-clean blinds for the kitchen: aluminium, faux wood and coated rollers, clear of tap and hob.",
    description:
      "Steam, grease and a tap in front of the glass. What hangs here must wipe clean, go up out of the way and not mind a splash. Aluminium, faux wood and coated cloth do; bare linen and real wood belong in drier rooms.",
    image: photo(
      "shutter_cafe_kitchen",
      "White café-style shutters over the lower half of a kitchen window above a butler sink with a brass tap",
      "#d6d3cb",
    ),
    pictured: { name: "Café-Style Shutters", slug: "cafe-style-shutters" },
    features: [
      "Slats or coated cloth that wipe clean with a damp cloth",
      "Materials that take steam without warping",
      "A blind that stacks small and clears the tap",
      "Slim slats over the sink, to see out and not be seen",
    ],
    popularProducts: [
      "venetian-blinds",
      "faux-wood-blinds",
      "moisture-resistant-roller-blinds",
      "slim-venetian-blinds",
      "perfect-fit-blinds",
    ],
    tips: [
      "Measure the depth of the recess with the tap swung towards the window and the handle turned: both catch a blind that hangs flush.",
      "Where the sill is tiled, measure the width at the tiles as well. It is often the narrowest of the three.",
      "Reverse roll brings the cloth off the front of the roller, and it clears the handles.",
      "Keep a roman away from the hob: cloth in folds takes up grease and smells. By the table it is at home.",
    ],
  },
  bathroom: {
    id: "bathroom",
    name: "Bathroom",
    withArticle: "the bathroom",
    summary: "Moisture-proof blinds for the bathroom: faux wood, PVC and coated cloth with full privacy.",
    description:
      "Wet air every day, and a window that must be blind from outside. Faux wood and PVC don’t take up water, and coated cloth dries off. Cover the lower half and leave the upper to the sky, and you may never need the lamp by day.",
    image: photo(
      "faux_white_bathroom",
      "White faux-wood venetian blind above a freestanding bath in a bathroom with pale green tiles",
      "#d3d3ca",
    ),
    pictured: { name: "Faux Wood Blinds", slug: "faux-wood-blinds" },
    features: [
      "Faux wood, PVC or coated cloth: nothing that swells or rusts",
      "Privacy after dark, when the lamp is on",
      "Slats and vanes that wipe clean of soap and lime",
      "From the bottom up: covered where it matters, open above",
    ],
    popularProducts: [
      "faux-wood-blinds",
      "moisture-resistant-roller-blinds",
      "pvc-vertical-blinds",
      "slim-venetian-blinds",
      "top-down-bottom-up-blinds",
    ],
    tips: [
      "No real wood here: it warps in steam. Faux wood has the same look and is the heavier of the two, so tall blinds take some lifting.",
      "Glued fixings fail on damp walls. We screw into the wall or the frame.",
      "Open the window or run the fan after a bath. Even coated cloth lasts longer in a room that dries out.",
      "Take the top-down blind in moisture-resistant cloth if the window is over the bath.",
    ],
  },
  nursery: {
    id: "nursery",
    name: "Nursery",
    withArticle: "the nursery",
    summary: "Blackout blinds without cords or chains for the nursery, for naps by day and safety at all hours.",
    description:
      "Dark enough for a nap at noon, and nothing within reach that could form a loop. Every blind we make meets the child safety standard; for a nursery we go further and leave out cords and chains altogether.",
    image: photo(
      "room_nursery",
      "Nursery with a wooden cot, a teddy bear and a leaf-print blackout roller blind half lowered",
      "#c9b9ab",
    ),
    pictured: { name: "Leaf Print Blackout Blinds", slug: "leaf-print-blackout-blinds" },
    features: [
      "No cords and no chains: spring, handle or motor",
      "Blackout cloth for sleep in daylight",
      "Surfaces that take a damp cloth",
      "One hand is enough to raise and lower it",
    ],
    popularProducts: [
      "leaf-print-blackout-blinds",
      "blackout-cassette-blinds",
      "blackout-honeycomb-blinds",
      "soft-rise-roller-blinds",
      "motorized-blackout-blinds",
    ],
    tips: [
      "Stand the cot, and anything a child can climb on, away from the window. That holds for every blind, with or without cords.",
      "Look over the older blinds in the house as well. A loose loop can be held taut by a wall clip: ask our fitter to do it on the same visit.",
      "A spring blind stops wherever you leave it: guide it by the bottom bar, with one hand, the other holding the child.",
      "Blackout cloth has pinholes at its seams, which is normal. For the darkest room choose the cassette with channels.",
    ],
  },
  "home-office": {
    id: "home-office",
    name: "Home office",
    withArticle: "the home office",
    summary: "Solar screens, vertical and venetian blinds for the home office: no glare on the monitor, still a view.",
    description:
      "Glare on a monitor tires the eyes long before you notice. The cure is to take the sun off the screen and keep the daylight: a fine mesh, slats at an angle, or vanes turned a little away from the sun.",
    image: photo(
      "vertical_office",
      "Soft grey vertical blinds turned half open on wide glass doors behind an oak desk and chair",
      "#d2cec7",
    ),
    pictured: { name: "Vertical Blinds", slug: "vertical-blinds" },
    features: [
      "Glare off the monitor while the daylight stays",
      "Fine adjustment through the day, as the sun goes round",
      "A tidy background for calls",
      "Wide windows and glass doors covered in one piece",
    ],
    popularProducts: [
      "solar-screen-blinds",
      "vertical-blinds",
      "slim-venetian-blinds",
      "day-night-blinds",
      "wide-slat-aluminium-blinds",
    ],
    tips: [
      "Set the desk sideways to the window, then choose the blind. It is the cheapest cure for glare there is.",
      "A solar screen lets you see out by day and others see in by night, when your lamp is on. Add a second blind if you work late.",
      "A vertical blind stacks to one side or splits in the middle. Tell us where the door opens and we stack it clear.",
      "Wide aluminium slats throw daylight up to the ceiling, where it does no harm to a screen.",
    ],
  },
  conservatory: {
    id: "conservatory",
    name: "Conservatory",
    withArticle: "the conservatory",
    summary: "Pleated, honeycomb and perfect fit blinds for the conservatory: shade in July, warmth in January.",
    description:
      "Too hot in July, too cold in January: a conservatory is mostly glass, so the blind does the work of a wall. Honeycomb cells hold still air against the pane, and frames that clip into the window leave no holes in it.",
    image: photo(
      "room_conservatory",
      "Conservatory with three tall windows, cream honeycomb pleated blinds at different heights and large plants",
      "#dbd6cc",
    ),
    pictured: { name: "Pleated Blinds", slug: "pleated-blinds" },
    features: [
      "Cells that hold air: the best insulation of all our cloths",
      "Frames that clip under the seal, with no drilling into uPVC",
      "Small stacks, so that doors and views stay free",
      "One blind to a pane, so that you shade only where the sun stands",
    ],
    popularProducts: [
      "pleated-blinds",
      "perfect-fit-honeycomb-blinds",
      "honeycomb-blinds",
      "perfect-fit-blinds",
      "solar-screen-blinds",
    ],
    tips: [
      "Perfect fit frames hold under the rubber seal of uPVC windows. They don’t suit timber frames, or a seal more than 6 mm wide: send us a photograph and we tell you.",
      "We fix to the main frame, never to an opening sash or through a seal. Leave room for handles that stand out more than 25 mm.",
      "Avoid dark faux wood on a glazed south side: in hot, still air behind glass the slats can soften.",
      "Roof panes are measured one by one, long edges and short. Ask us to do it; no two are quite alike.",
    ],
  },
  study: {
    id: "study",
    name: "Study",
    withArticle: "the study",
    summary: "Wooden and woven blinds for the study: lamplight colours, shade for books and a calm window.",
    description:
      "A study is a dry room where you sit for hours: the place for real wood. Slats in oak or walnut go with shelves and a desk, keep strong sun off the books and close to a calm, warm wall in the evening.",
    image: photo(
      "venetian_study",
      "Wooden venetian blind with cotton tapes, slats open, above an oak sideboard in a sunlit study",
      "#cec6b9",
    ),
    pictured: { name: "Wooden Blinds", slug: "wooden-blinds" },
    features: [
      "Real wood grain, in stains from natural to walnut",
      "Slats that keep direct sun from books and prints",
      "Cotton tapes that hide the cord holes",
      "A stack that suits the height of the window",
    ],
    popularProducts: [
      "wooden-blinds",
      "dark-stained-wooden-blinds",
      "narrow-slat-wooden-blinds",
      "cordless-wooden-blinds",
      "textured-day-night-blinds",
    ],
    tips: [
      "Direct sun fades bindings and prints, day by day. Tilt the slats until no stripe of it lies on the shelves: the room stays light.",
      "Wood varies in grain and shade, and no slat is quite straight: that is the material. Order a sample before you choose the stain.",
      "Raised, fifty-millimetre slats make a stack of about 185 mm on a drop of 1500 mm. Narrower slats stack higher: about 220 mm.",
      "Dust with a dry duster, slats closed one way and then the other. No water, no polish.",
    ],
  },
};

/** The room of the URL; the bedroom for none or an unknown one. */
export const roomById = (id: string | null): Room => ROOMS[ROOM_IDS.find((known) => known === id) ?? "bedroom"];

/** URL of a room; the bedroom, which opens the page, has no parameter. */
export const roomUrl = (id: RoomId): string => paths.byRooms.href(id === "bedroom" ? undefined : id);
