import { progressOf } from "@rules/order-progress";
import { CheckIcon, CloseIcon } from "../../ui/icons";
import { chakra } from "../../ui/theme/chakra";
import { stepWords } from "./step-words";

/** A style value for phones, and one for wider screens and print, where the steps are side by side. */
const across = <Value extends string>(phone: Value, wide: Value) => ({ base: phone, md: wide, _print: wide });

/** A line with four steps, vertical on phones and horizontal otherwise. */
const Steps = chakra("ol", {
  base: {
    display: "grid",
    gridTemplateColumns: across("1fr", "repeat(4, 1fr)"),
    rowGap: across("6", "0"),
    listStyleType: "none",
  },
});

/** A step with the line to the next one. */
const Stop = chakra("li", {
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

/** The dot of a step, on top of the line. */
const Mark = chakra("span", {
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

type OrderTimelineProps = { order: Parameters<typeof progressOf>[0] & Parameters<typeof stepWords>[0] };

/** Timeline of an order's status, with what the shop does by who measures and fits. */
export function OrderTimeline({ order }: OrderTimelineProps) {
  return (
    <Steps aria-label="Progress of your order">
      {progressOf(order).map((step) => (
        <Stop key={step.name} state={step.state} aria-current={step.state === "current" ? "step" : undefined}>
          <Mark state={step.state}>
            {step.state === "done" && <CheckIcon size="xs" />}
            {step.state === "cancelled" && <CloseIcon size="xs" />}
          </Mark>
          <chakra.b display="block" fontSize="body" color="fg">
            {step.name}
          </chakra.b>
          {step.note}
          <chakra.span display="block">{stepWords(order, step)}</chakra.span>
        </Stop>
      ))}
    </Steps>
  );
}
