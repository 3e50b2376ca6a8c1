/** The facts of child safety, in the order to show. */
export const CORD_FACTS = [
  {
    ...{ as: "number", name: "deviceHeightMm", label: "Height of the device above the floor, mm" },
    help: "At least 1500 mm, by BS EN 13120.",
  },
  {
    ...{ as: "number", name: "shorterThanDropMm", label: "A cord hangs less than the blind by, mm" },
    help: "At least 100 mm.",
  },
  { as: "number", name: "lengthStepMm", label: "Step of lengths, mm", help: "Lengths are rounded down to it." },
  {
    as: "number",
    name: "leastLengthMm",
    label: "Shortest length, mm",
    help: "A cord that would be shorter is not sold.",
  },
  {
    ...{ as: "text", name: "chainDevice", label: "What keeps a chain safe" },
    help: "Names the tension device, as shoppers and the workshop read it.",
  },
  {
    ...{ as: "text", name: "cordDevice", label: "What keeps a cord safe" },
    help: "Names the breakaway joiner, as shoppers and the workshop read it.",
  },
] as const;
