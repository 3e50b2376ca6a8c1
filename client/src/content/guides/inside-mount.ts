import type { Guide } from "./guide";
import { whatComesOff } from "./made-figures";

export const INSIDE_MOUNT: Guide = {
  slug: "inside-mount-blinds",
  name: "Inside mount",
  title: "Measuring for an inside mount",
  lead: "The blind hangs within the recess, between its two sides. You measure the opening; we take off what the blind needs to move freely.",
  description:
    "Measure a window recess for blinds: three widths, three drops, the smallest of each, and nothing taken off. With drawings.",
  updated: "2026-11-27",
  video: "inside",
  sections: (facts) => [
    {
      id: "width",
      title: "1. The width, three times",
      blocks: [
        {
          steps: [
            "Measure from plaster to plaster at the top of the recess, where the headrail will sit.",
            "Measure again in the middle, and again just above the window board.",
            "If there are tiles on the lower part, the width between the tiles counts too.",
            "Write down the **smallest** of the three.",
          ],
        },
        {
          drawing: "three-widths",
          caption: "Few recesses are as wide at the top as at the bottom. The smallest width is the one to order.",
        },
      ],
    },
    {
      id: "drop",
      title: "2. The drop, three times",
      blocks: [
        {
          steps: [
            "Measure from the underside of the lintel to the window board on the left.",
            "Measure again in the middle and on the right.",
            "Write down the **smallest** of the three.",
          ],
        },
        { drawing: "three-drops", caption: "The drop runs from the lintel to the window board, not to the glass." },
      ],
    },
    {
      id: "nothing-off",
      title: "3. Take nothing off",
      blocks: [
        "Choose **Recess** on the product’s page and type the two figures as you wrote them. Our workshop makes the blind smaller than the opening by what its kind needs. The product’s page says how much.",
        ...whatComesOff(facts),
        {
          note: "Take something off yourself and it is taken off twice. That is the mistake which can’t be put right afterwards.",
        },
      ],
    },
    {
      id: "obstacles",
      title: "4. Look for what is in the way",
      blocks: [
        {
          list: [
            "**Handles and levers.** They stand 35 to 40 mm out. The blind must hang in front of them.",
            "**Trickle vents** along the top of the frame: lower the blind below them, or bring it forward.",
            "**Windows that open inwards.** A blind in the recess has to be raised first. Tilt-and-turn windows do better with a blind clipped to the sash.",
            "**The depth.** Compare it with [the table of depths](/guides/measurement#depth).",
          ],
        },
      ],
    },
    {
      id: "light",
      title: "5. Know the light gap",
      blocks: [
        "A blind in a recess never touches its sides. This much light is usual, and no fault:",
        {
          caption: "Gap on each side, blind closed, in millimetres",
          head: ["Blind", "Gap"],
          rows: [
            ["Roller and day and night", "15–20"],
            ["Blackout roller in side channels", "0–3"],
            ["Venetian, wooden, faux wood", "5–6"],
            ["Vertical", "6–10"],
            ["Roman", "5–10"],
            ["Pleated and cellular", "5–8"],
            ["Shutters", "0–3"],
          ],
        },
        "For a dark bedroom choose side channels, or [an outside mount](/guides/outside-mount-blinds) with a wide overlap.",
      ],
    },
    {
      id: "check",
      title: "6. Check before you order",
      blocks: [
        {
          list: [
            "Width first, drop second, both in the unit beside the box.",
            "The smallest of three, and nothing taken off.",
            "The two diagonals are within 5 mm of each other.",
            "The same for every window, even for twins.",
            "For a chain or a cord: the height from the floor to the top of the blind.",
          ],
        },
      ],
    },
  ],
  next: ["outside-mount-blinds", "special-windows", "installation"],
};
