/**
 * Words that shoppers use for the same thing, trade and street, British and American. A group holds both ways: who searches
 * for one finds the others too. Spellings are without accents; endings in -s need no entry of their own.
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

/** What is said of every product here, in one word or another, so that nothing is found or left out by it. */
export const TRUE_OF_ALL: readonly string[] = ["made to measure", "bespoke", "custom", "custom made", "tailor made"];
