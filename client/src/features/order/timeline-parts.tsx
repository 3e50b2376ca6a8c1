import { chakra } from "../../ui/theme/chakra";

/** A value of the phone's column, and one where the stops stand side by side: on everything wider, and on paper. */
const across = <Value extends string>(phone: Value, wide: Value) => ({ base: phone, md: wide, _print: wide });

/** A rule with four stops, down the phone and across everything wider. */
export const Timeline = chakra("ol", {
  base: {
    display: "grid",
    gridTemplateColumns: across("1fr", "repeat(4, 1fr)"),
    rowGap: across("6", "0"),
    listStyleType: "none",
  },
});

/** A stop, and the rule from it to the next one. */
export const TimelineStop = chakra("li", {
  base: {
    position: "relative",
    pl: across("10", "0"),
    pt: across("0", "34px"),
    pr: across("0", "4"),
    fontSize: "small",
    lineHeight: "1.45",
    color: "fg.muted",
    "&:not(:last-child)::before": {
      content: '""',
      position: "absolute",
      left: across("10px", "0"),
      right: across("auto", "0"),
      top: across("3", "10px"),
      bottom: across("-9", "auto"),
      borderLeft: across("var(--rule)", "none"),
      borderTop: across("none", "var(--rule)"),
    },
  },
  variants: {
    state: {
      // Thicker, around the same middle.
      done: { "--rule": "3px solid {colors.success.fg}", _before: { translate: across("-1px 0", "0 -1px") } },
      current: { "--rule": "1px solid {colors.border.control}" },
      upcoming: { "--rule": "1px solid {colors.border.control}" },
      cancelled: { "--rule": "1px solid {colors.border.control}" },
    },
  },
});

/** The stop itself, on top of the rule. */
export const TimelineMark = chakra("span", {
  base: {
    position: "absolute",
    left: "0",
    top: across("0.5", "0"),
    display: "grid",
    placeItems: "center",
    boxSize: "21px",
    borderRadius: "full",
    bg: "bg",
    borderWidth: "1px",
    borderColor: "border.control",
    color: "bg",
    printColorAdjust: "exact",
  },
  variants: {
    state: {
      done: { bg: "success.fg", borderColor: "success.fg" },
      current: { borderWidth: "6px", borderColor: "wait.fg" },
      upcoming: {},
      cancelled: { bg: "error.fg", borderColor: "error.fg" },
    },
  },
});
