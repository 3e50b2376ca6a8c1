import type { Dependencies, Exclusion, Impossible, OptionRulesInForce } from "./option.js";

/** Raised with every change of these tables, and kept with an order. */
export const OPTION_RULES_VERSION = 4;

/** The installed ones, which hold where staff have published no others. */
export const EXCLUSIONS: readonly Exclusion[] = [
  {
    one: ["fit", "recess"],
    other: ["frame", "outside frame"],
    reason: "An outside frame stands on the wall round the opening, so it does not fit inside the recess.",
  },
  {
    one: ["fit", "exact"],
    other: ["frame", "L frame"],
    reason: "An L frame is screwed to the sides of the opening, so it is measured as a recess.",
  },
  {
    one: ["material", "Blackout Fabric"],
    other: ["lining", "unlined"],
    reason: "Here the blackout is the lining, so an unlined curtain can't have it.",
  },
  {
    one: ["track", "by-pass"],
    other: ["stack", "split"],
    reason: "Panels that slide past one another gather at one side, not at both.",
  },
  {
    one: ["hangs from", "track"],
    other: ["heading", "rod pocket"],
    reason: "A rod pocket is threaded onto a pole, so it can't hang from a track.",
  },
  {
    one: ["hangs from", "pole"],
    other: ["heading", "wave"],
    reason: "The gliders of a wave heading run in a track.",
  },
];

/**
 * Answers with which a product can't be made. They are asked, and shown with the reason, so that nobody orders what does not hold: by
 * measuring guides of the trade and Decora's specification of clip-in frames.
 */
export const IMPOSSIBLE: readonly Impossible[] = [
  {
    is: ["glazing seal", "over 6 mm"],
    reason: "The clips of the frame do not hold under a seal that covers more than 6 mm of the glass.",
  },
  {
    is: ["handle clearance", "less than 35 mm"],
    reason: "The frame and its blind need 35 mm between the glass and the handle, or they foul each other.",
  },
];

export const DEPENDENCIES: Dependencies = { exclusions: EXCLUSIONS, impossible: IMPOSSIBLE };

/** The dependencies in force. */
export const dependenciesOf = (rules: OptionRulesInForce): Dependencies => rules?.OPTIONS?.content ?? DEPENDENCIES;
