/** A line as it was made, in the words of the sheets. */
export const aRemadeLine = (size: string, changes: object = {}) => ({
  product: "Roller blind · Polyester · White",
  drawing: `Roller blind in White, ${size}`,
  picture: `/admin/orders/MBC100001/lines/1/drawing.jpg?shown=${encodeURIComponent(size)}`,
  facts: [{ label: "Size as typed", value: size }],
  lengths: [{ part: "Cloth, width", measured: "900 mm", adjustments: ["none"], made: "900 mm" }],
  ...{ choices: [{ label: "Control", value: "Chain" }], cord: [], rules: "Rules: fit of 3, options 2" },
  ...changes,
});

/** A remake of the first line of a whole order. */
export const aRemake = (changes: object = {}) => ({
  ...{ id: "remake-1", lineId: "line-1", item: 1, name: "Roller blind", at: "2026-12-08T09:05:00.000Z" },
  ...{ by: "kim@shop.example", reason: "MIS_MEASURE", quantity: 1, note: null, status: "TO_MAKE", nextStatus: "MADE" },
  ...{ estimatedDelivery: "2026-12-22", isLate: false, sentAt: null, madeAt: null },
  ...{ was: aRemadeLine("900 × 1200 mm"), became: aRemadeLine("950 × 1200 mm") },
  ...changes,
});

/** What can be corrected of the same line. */
export const aRemakeableLine = {
  ...{ width: 35.4331, height: 47.2441, heightName: "drop", quantity: 2, material: "Polyester", color: "White" },
  materials: [{ label: "Polyester", value: "Polyester" }],
  colors: [
    { label: "White", value: "White" },
    { label: "Navy", value: "Navy" },
  ],
  options: [
    {
      ...{ name: "control", label: "Control", value: "chain", isMeasured: false },
      values: [
        { label: "Chain", value: "chain" },
        { label: "Wand", value: "wand" },
      ],
    },
    { name: "height from floor", label: "Height from floor", value: "2300 mm", isMeasured: true, values: [] },
  ],
};
