import { claim } from "@rules/claims";
import { MEASURE_AND_FIT } from "@rules/quoted-choices";
import { fromTo } from "@rules/span";
import type { Question } from "../../content/blocks";
import type { ShopFacts } from "../../content/facts";
import { pastTheRecess } from "../../content/guides/made-figures";
import type { VideoName } from "../../content/videos";
import { paths } from "../../lib/paths";

/** A video and its guide. */
export type FittingVideo = {
  video: VideoName;
  name: string;
  text: string;
  /** The requirements; shown if the page has only one video. */
  notes?: readonly string[];
  guide: { slug: string; label: string };
};

/** What can be fitted, each with a URL of its own. */
export type FittingTab = {
  /** Behind ?for=: it stays as it is. */
  id: "blinds" | "shutters";
  name: string;
  methods: readonly FittingVideo[];
  /** Slugs of the guides that go through it step by step. */
  steps: readonly string[];
  questions: (facts: ShopFacts) => readonly Question[];
};

const BLINDS: FittingTab = {
  id: "blinds",
  name: "Blinds",
  methods: [
    {
      video: "inside",
      name: "Inside mount",
      text: "The blind hangs within the recess: measured three times, made smaller by us, fitted on one level line.",
      guide: { slug: "inside-mount-blinds", label: "Measure for an inside mount" },
    },
    {
      video: "outside",
      name: "Outside mount",
      text: "The blind hangs on the wall and covers the opening: you choose the overlap, we make it to your figures.",
      guide: { slug: "outside-mount-blinds", label: "Measure for an outside mount" },
    },
  ],
  steps: ["installation", "roller-installation", "venetian-installation", "vertical-installation"],
  questions: (facts) => [
    {
      id: "minutes",
      question: "How long does a blind take?",
      answer: [
        `Somebody with a drill hangs a plain blind in under ${facts.installationMinutes} minutes. Allow longer for the first one, and for a concrete lintel.`,
      ],
    },
    {
      id: "fixings-in-the-box",
      question: "What is in the box, and what do I need?",
      answer: [
        "In the box: the blind, brackets, screws and plugs for masonry and wood, the child-safety device and its booklet. You bring a drill with the right bits, a level, a steel tape, a pencil and steps that stand firm. See [tools](/guides/installation#tools).",
      ],
    },
    {
      id: "bracket-places",
      question: "Where do the brackets go?",
      answer: [
        "On one level pencil line, 50–100 mm in from the ends of the rail and at most 900 mm apart, clear of cord lock and tilter. A roller has one bracket at each end. [How it looks](/guides/installation#brackets)",
      ],
    },
    {
      id: "which-wall",
      question: "Which screws for which wall?",
      answer: [
        "Brick takes a plug and a 38 mm screw, a concrete lintel a hammer drill, plasterboard its batten or a hollow-wall anchor, timber a pilot hole of 2.5 mm. No holes in hollow uPVC. [Wall by wall](/guides/installation#wall)",
      ],
    },
    {
      id: "safety-device",
      question: "Must the child-safety device be fitted?",
      answer: [
        `Yes. A blind with a chain or a cord complies with ${facts.childSafetyStandard} only when its device holds the loop taut, at least ${facts.guideFigures.deviceHeightMm} mm above the floor. Blinds with a spring, a wand or a motor have no loop and need none.`,
      ],
    },
    {
      id: "crooked",
      question: "It’s up, but it doesn’t run straight",
      answer: [
        "Check the level from bracket to bracket first; a roller climbs to the side that is out. Then see [putting things right](/guides/troubleshooting): most of it takes minutes.",
      ],
    },
    {
      id: "fit-blinds-for-me",
      question: "Can you fit them for me?",
      answer: [
        `Yes, and fitting is free${claim(facts.fittingWeeks, (weeks) => `: measured, made and fitted in ${fromTo(weeks)} weeks`)}. Choose ${MEASURE_AND_FIT} at the checkout, or [ask for a visit](/#quote-section).`,
      ],
    },
  ],
};

const SHUTTERS: FittingTab = {
  id: "shutters",
  name: "Shutters",
  methods: [
    {
      video: "shutters",
      name: "Frame and panels",
      text: "A shutter is a piece of joinery. Once the frame is plumb and square, the panels follow. It takes two people.",
      notes: [
        "Each open panel needs its own width of free wall beside the window.",
        "Handles stand 35–40 mm out: louvres must turn in front of them.",
        "Compare the size on the label with the opening before you unpack.",
      ],
      guide: { slug: "shutter-installation", label: "Fit shutters step by step" },
    },
  ],
  steps: ["installation", "shutter-installation", "special-windows"],
  questions: (facts) => [
    {
      id: "shutters-myself",
      question: "Can I fit shutters myself?",
      answer: [
        "Straight ones in a sound recess, yes, with a second pair of hands. Leave bays, tracked panels for doors and tier-on-tier shutters to two fitters.",
      ],
    },
    {
      id: "which-frame",
      question: "Which frame do I have?",
      answer: [
        {
          terms: [
            ["L frame", "Stands inside a square recess, against its sides."],
            ["Z frame", "Inside as well, with a trim that covers the edge of the plaster."],
            ["Outside frame", `On the wall, ${pastTheRecess(facts)}.`],
          ],
        },
        "The label on the box names it, and [a drawing shows all three](/guides/shutter-installation#frame).",
      ],
    },
    {
      id: "how-square",
      question: "How square must the frame be?",
      answer: [
        "Both diagonals of the frame within 3 mm of each other. Push shims behind it until they agree, and measure again when the screws are home: screws pull a frame out of shape.",
      ],
    },
    {
      id: "panels-scrape",
      question: "A panel scrapes or sags",
      answer: [
        "Loosen the hinge screws by a turn, move the panel, tighten. If it still scrapes, the frame has moved: [shim it square](/guides/shutter-installation#square).",
      ],
    },
    {
      id: "louvres-droop",
      question: "The louvres don’t stay where I put them",
      answer: ["Tighten the tension screw in the side of the panel, a quarter turn at a time."],
    },
    {
      id: "gap-around",
      question: "There is a gap between frame and wall",
      answer: [
        "About 5 mm all round is meant to be there: it is what the shims need. Caulk it at the end, smooth the line with a wet finger and cap the screw holes.",
      ],
    },
    {
      id: "fit-shutters-for-me",
      question: "Can you fit them for me?",
      answer: [
        `Yes, and fitting is free: choose ${MEASURE_AND_FIT} at the checkout. Our fitters bring frame, panels and shims${claim(facts.workmanshipMonths, (months) => `, and their work is guaranteed for ${months} months`)}. [Ask for a visit](/#quote-section).`,
      ],
    },
  ],
};

/** In the order of their tabs; the first one opens the page. */
export const FITTING_TABS: readonly [FittingTab, ...FittingTab[]] = [BLINDS, SHUTTERS];

/** The tab of `?for=`; the first one by default and for unknown names. */
export const tabFor = (name: string | null): FittingTab =>
  FITTING_TABS.find(({ id }) => id === name) ?? FITTING_TABS[0];

/** URL of a tab; the first one has no parameter. */
export const tabUrl = (tab: FittingTab): string =>
  paths.installationGuide.href(tab === FITTING_TABS[0] ? undefined : tab.id);
