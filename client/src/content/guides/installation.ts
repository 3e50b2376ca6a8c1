import { claim } from "@rules/claims";
import { CORD_WARNING } from "@rules/cord-warning";
import { MAKE_TO_SIZES } from "@rules/quoted-choices";
import { fromTo } from "@rules/span";
import { phoneHref } from "../../lib/contact-links";
import type { Guide } from "./guide";

export const INSTALLATION: Guide = {
  slug: "installation",
  name: "Before you drill",
  title: "Fitting your blinds",
  searchTitle: "Fitting your made-to-measure blinds",
  lead: "With a drill and a level a blind is a small job. What decides how it looks is done before the first hole.",
  description:
    "Tools, walls, brackets and child safety: what to know before you fit a made-to-measure blind, and the steps for each kind.",
  updated: "2026-11-27",
  sections: (facts) => [
    {
      id: "who",
      title: "You or us",
      blocks: [
        `Our own fitters hang what we make, and fitting is free${claim(facts.fittingWeeks, (weeks) => `: measured, made and fitted in ${fromTo(weeks)} weeks`)}. If you’d rather do it yourself, choose ${MAKE_TO_SIZES} at the checkout: one plain blind takes somebody with a drill under ${facts.installationMinutes} minutes, and the first of a row a little longer.`,
        "Leave to a fitter: shutters in a bay, blinds that need a new mains cable, awnings, pergolas, and anything that you can’t reach safely from steps.",
      ],
    },
    {
      id: "tools",
      title: "Tools",
      blocks: [
        {
          list: [
            "Steel tape, pencil and a spirit level",
            "Drill with bits for wood, masonry and metal; a hammer drill for a concrete lintel",
            "Screwdriver, plugs and screws. Fixings for masonry and wood come with the blind",
            "Steps that stand firm, and a dust sheet",
          ],
        },
      ],
    },
    {
      id: "compare",
      title: "Compare before you unpack",
      blocks: [
        "The size stands on the label of the box. Hold the tape to the opening once more and compare. A blind that is still packed is easy to set right; one that has been drilled is not.",
        `If something isn’t as ordered, stop there and call [${facts.phone}](${phoneHref(facts.phone)}).`,
      ],
    },
    {
      id: "wall",
      title: "What are you screwing into?",
      blocks: [
        {
          terms: [
            ["Brick and block", "Plug and a 38 mm screw. Keep 30–50 mm away from plastered edges."],
            ["Concrete lintel", "Hammer drill with a masonry bit, slowly."],
            ["Plasterboard", "Find the batten and use a wood screw. Where there is none, a hollow-wall anchor."],
            ["Timber", "Drill a 2.5 mm pilot hole, then a 20 mm screw. Without it the wood splits."],
            [
              "uPVC",
              "No holes in hollow chambers, seals or opening sashes. Use clips, a perfect fit frame or the reinforced part of the frame.",
            ],
            [
              "Tiles",
              "Drill the tile without hammering, with a tile bit, and change to masonry behind it. Glue alone fails on damp walls.",
            ],
          ],
        },
        {
          note: "Mind cables and pipes: they often run straight up from a socket or a radiator. A detector costs little.",
        },
      ],
    },
    {
      id: "brackets",
      title: "Where the brackets go",
      blocks: [
        {
          drawing: "bracket-kinds",
          caption:
            "Top fix for a recess with a sound lintel, face fix where there isn’t one, wall fix for an outside mount.",
        },
        {
          drawing: "bracket-spacing",
          caption: "In millimetres. Two brackets carry a narrow rail; a wide one takes another every 900.",
        },
        {
          steps: [
            "Draw one level pencil line. Measure down from the lintel at both ends only if the lintel itself is level.",
            "Mark the outer brackets 50–100 mm in from the ends, clear of cord lock and tilter.",
            "Share out the others, at most 900 mm apart.",
            "Screw one bracket tight, check the level across to the next, then fix the rest.",
          ],
        },
      ],
    },
    {
      id: "child-safety",
      title: "The safety device is part of the job",
      blocks: [
        `All our indoor blinds comply with ${facts.childSafetyStandard}. For a blind with a chain or a cord that holds only when the device in the bag is fixed.`,
        {
          drawing: "safety-height",
          caption: `S, the height of the device above the floor, is at least ${facts.guideFigures.deviceHeightMm} mm. It holds the loop taut.`,
        },
        {
          steps: [
            `Screw the device to the wall or the frame at least ${facts.guideFigures.deviceHeightMm} mm above the floor.`,
            "Pull the loop taut in it. There must be no slack to lift out.",
            `Cords of venetian blinds: a joint that parts on each cord, a cleat at least ${facts.guideFigures.deviceHeightMm} mm up near the headrail, and no knots.`,
            "Keep cots, beds and chairs away from the window.",
            "Leave the warning label on the blind, and keep the booklet.",
          ],
        },
        CORD_WARNING,
      ],
    },
  ],
  next: ["roller-installation", "venetian-installation", "vertical-installation", "shutter-installation"],
};
