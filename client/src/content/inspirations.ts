type Style = "contemporary" | "coastal" | "industrial" | "scandinavian" | "luxury" | "farmhouse" | "bohemian";

/** A furnished room to take an idea from. */
export type Inspiration = {
  /** Part of addresses: it stays as it is. */
  id: string;
  title: string;
  style: Style;
  /** Which room it shows. */
  room: string;
};

export const INSPIRATIONS: readonly Inspiration[] = [
  {
    id: "contemporary-living-room",
    title: "Calm lines in the living room",
    style: "contemporary",
    room: "Living room",
  },
  { id: "coastal-bedroom", title: "A bedroom by the sea", style: "coastal", room: "Bedroom" },
  { id: "industrial-office", title: "A study with steel and brick", style: "industrial", room: "Home office" },
  { id: "scandinavian-kitchen", title: "A bright Nordic kitchen", style: "scandinavian", room: "Kitchen" },
  { id: "luxury-bedroom", title: "Velvet and shade", style: "luxury", room: "Bedroom" },
  { id: "farmhouse-kitchen", title: "A kitchen with linen and oak", style: "farmhouse", room: "Kitchen" },
  { id: "bohemian-living-room", title: "Colour, weave and plants", style: "bohemian", room: "Living room" },
  { id: "contemporary-bathroom", title: "A plain white bathroom", style: "contemporary", room: "Bathroom" },
];

/** The design with this id; undefined for an address that somebody made up. */
export const inspirationById = (id: string | null): Inspiration | undefined =>
  INSPIRATIONS.find((inspiration) => inspiration.id === id);
