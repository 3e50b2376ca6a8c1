import type { Guide } from "./guide";

export const ROLLER_INSTALLATION: Guide = {
  slug: "roller-installation",
  name: "Roller",
  title: "Fitting a roller blind",
  searchTitle: "Fitting a roller blind, step by step",
  lead: "Two brackets, one tube. The brackets must be level, or the cloth walks to one side.",
  description:
    "Fit a roller, blackout or day and night blind yourself, step by step: brackets, tube, child-safety device, and a last check.",
  updated: "2026-11-27",
  sections: ({ guideFigures: { deviceHeightMm } }) => [
    {
      id: "brackets",
      title: "1. Brackets",
      blocks: [
        {
          drawing: "bracket-kinds",
          caption: "A roller goes to the lintel, to the frame or to the wall. Its brackets do all three.",
        },
        {
          steps: [
            "Decide on which side the chain hangs. The bracket with the round hole and the cover takes the chain end; the one with the slot takes the pin.",
            "Inside a recess set both brackets hard against its sides. Outside, set them the ordered width apart, from outer face to outer face.",
            "Check with the level from one to the other. A day and night blind wants it within 1 mm.",
            "Mark, drill, plug and screw. Keep 30–50 mm away from plastered edges.",
          ],
        },
      ],
    },
    {
      id: "tube",
      title: "2. Tube and cloth",
      blocks: [
        {
          steps: [
            "Wind the cloth up tight and straight before you lift it.",
            "Put the chain end in its bracket first, with the chain hanging straight down.",
            "Press the pin in at the other end, lift the tube into the slot and let the pin out until it clicks.",
            "Pull gently at both ends. Neither may lift out.",
          ],
        },
        "The cloth comes off the back of the tube, close to the window. With reverse roll it comes off the front and clears handles.",
      ],
    },
    {
      id: "safety",
      title: "3. Safety device",
      blocks: [
        {
          drawing: "safety-height",
          caption: `S, the height of the device, is at least ${deviceHeightMm} mm. The loop is taut.`,
        },
        "Hang the device in the loop, pull it down until the chain is straight and screw it on. The blind isn’t fitted until this is done. Spring and motorised rollers have no loop and need none.",
      ],
    },
    {
      id: "check",
      title: "4. Run it once, all the way",
      blocks: [
        {
          list: [
            "Down and up again, slowly. The edges of the cloth should lie on top of each other.",
            "It climbs to one side? Check the level first, then see [troubleshooting](/guides/troubleshooting#roller).",
            "The stop on the chain ends the way down before the tube shows.",
            "A motor: charge it fully, then set the upper and the lower limit as its booklet says.",
          ],
        },
      ],
    },
  ],
  next: ["venetian-installation", "care", "troubleshooting"],
};
