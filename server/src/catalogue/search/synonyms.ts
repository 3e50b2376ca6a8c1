/**
 * Groups of synonyms, technical and colloquial, British and American. A search for one finds all of its group. Words have no
 * accents; plurals in -s need no entry.
 */
export const SYNONYMS: readonly (readonly string[])[] = [
  ["curtain", "drape", "drapery"],
  ["blind", "shade"],
  ["zebra", "day and night", "day night", "vision", "dual"],
  ["venetian", "slatted", "horizontal", "mini"],
  ["vertical", "strip", "louvre blind"],
  ["roman", "folded"],
  ["pleated", "plisse", "concertina"],
  ["cellular", "honeycomb", "duette"],
  ["wood", "wooden", "timber", "basswood"],
  ["faux", "fake", "composite", "imitation"],
  ["aluminium", "aluminum", "metal"],
  ["vinyl", "pvc", "plastic"],
  ["perfect fit", "no drill", "clip in", "intu"],
  ["skylight", "roof window", "velux"],
  ["shutter", "plantation", "louvred", "louvered", "jalousie"],
  ["cafe", "half"],
  ["tracked", "sliding", "bifold", "bypass"],
  ["bay", "bow"],
  ["eyelet", "grommet", "ring top"],
  ["pencil pleat", "tape top"],
  ["wave", "ripplefold", "s fold"],
  ["awning", "canopy", "sun blind"],
  ["zip", "outdoor", "external", "screen", "solar"],
  ["patio roller", "balcony"],
  ["pergola", "louvred roof", "louvered roof", "gazebo", "veranda"],
  ["motorised", "motorized", "electric", "smart"],
  ["blackout", "black out", "dark", "room darkening", "dim out"],
  ["cordless", "spring", "child safe"],
  ["recess", "inside mount"],
  ["exact", "outside mount", "face fix"],
  ["sample", "swatch"],
  ["drop", "height", "length"],
  ["sill", "ledge"],
  ["grey", "gray"],
  ["colour", "color"],
  ["conservatory", "orangery"],
  ["french", "patio", "bi fold door", "bifold door"],
];

/**
 * What shoppers ask for in words that no product has, and words of the products that suit. One way: a search for "roman" is not one
 * for bay windows. Names are in the singular.
 */
export const SUITING: Readonly<Record<string, readonly string[]>> = {
  "bay window": ["bay", "roman", "pleated", "vertical"],
  "bow window": ["bay", "roman", "pleated", "vertical"],
  "conservatory roof": ["conservatory", "pleated"],
  "vertical slat": ["vertical"],
  "loft window": ["skylight"],
  "loft conversion": ["skylight"],
  "roof light": ["skylight"],
  "large window": ["wide window", "vertical", "tracked"],
  "big window": ["wide window", "vertical", "tracked"],
  "sliding door": ["patio door", "vertical", "tracked"],
  upvc: ["perfect fit"],
  "tilt and turn": ["perfect fit"],
  caravan: ["no drill", "perfect fit"],
  rented: ["no drill", "perfect fit"],
  renter: ["no drill", "perfect fit"],
  "cord free": ["cordless", "spring"],
  "no cord": ["cordless", "spring"],
  "chain free": ["cordless", "spring"],
  "net curtain": ["voile"],
  sheer: ["voile"],
  insulation: ["thermal", "honeycomb"],
  insulated: ["thermal", "honeycomb"],
  insulating: ["thermal", "honeycomb"],
  heat: ["thermal", "honeycomb"],
};

/** Words that apply to every product and are therefore ignored. */
export const TRUE_OF_ALL: readonly string[] = ["made to measure", "bespoke", "custom", "custom made", "tailor made"];
