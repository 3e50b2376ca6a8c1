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

/** Words that apply to every product and are therefore ignored. */
export const TRUE_OF_ALL: readonly string[] = ["made to measure", "bespoke", "custom", "custom made", "tailor made"];
