import type { Guide } from "./guide";

export const VERTICAL_INSTALLATION: Guide = {
  slug: "vertical-installation",
  name: "Vertical",
  title: "Fitting a vertical blind",
  searchTitle: "Fitting a vertical blind, step by step",
  lead: "The rail is all that has to be right. Once it is level, the vanes hang themselves straight.",
  description:
    "Fit a vertical blind yourself, step by step: brackets, level rail, vanes, weights, the child-safety device and a last check.",
  updated: "2026-11-27",
  sections: ({ guideFigures: { deviceHeightMm } }) => [
    {
      id: "rail",
      title: "1. Rail",
      blocks: [
        { drawing: "vertical-rail", caption: "The foot of the vanes stays 5 to 15 mm clear." },
        {
          steps: [
            "Check the depth: 75–95 mm for vanes of 89 mm, so that they turn without touching handles.",
            "Mark the brackets 50–100 mm in from the ends of the rail and at most 900 mm apart, on one level line.",
            "Drill, plug and screw. Top fix brackets go to the lintel, face fix brackets to the wall.",
            "Push the rail into the brackets until every one clicks. Check the level again: vanes show every slope.",
          ],
        },
      ],
    },
    {
      id: "vanes",
      title: "2. Vanes",
      blocks: [
        {
          steps: [
            "Turn the hooks until they all face the room, edge on.",
            "Hang the vanes one by one from the stack side, all with the seam on the same side.",
            "Slide a weight into the pocket at the foot of each vane.",
            "Join the weights with the chain, front and back, if yours has one.",
          ],
        },
      ],
    },
    {
      id: "control",
      title: "3. Wand, or cord and chain",
      blocks: [
        "Our verticals come with a wand, which has no loop. If you asked for cord and chain, both go through a tensioner:",
        {
          drawing: "safety-height",
          caption: `The tensioner sits at S, at least ${deviceHeightMm} mm above the floor. The drawing shows a chain; a cord is held alike.`,
        },
      ],
    },
    {
      id: "check",
      title: "4. Check",
      blocks: [
        {
          list: [
            "Draw the blind fully across, turn the vanes both ways, draw it back.",
            "A vane stands askew? Draw the blind out, turn to both ends twice: the gears line up again.",
            "The foot clears the floor by 5–15 mm everywhere.",
          ],
        },
      ],
    },
  ],
  next: ["shutter-installation", "care", "troubleshooting"],
};
