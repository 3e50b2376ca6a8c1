import { IconButton } from "../../../ui/IconButton";
import { ArrowLeftIcon, ArrowRightIcon } from "../../../ui/icons";
import { chakra } from "../../../ui/theme/chakra";
import { VisuallyHidden } from "../../../ui/VisuallyHidden";
import type { Turning } from "./useTurning";

const Counter = chakra("p", {
  base: {
    display: "inline-flex",
    alignItems: "center",
    h: "target",
    ml: "auto",
    px: "3.5",
    borderRadius: "full",
    textStyle: "small",
    color: "fg",
    bg: "rgb(250 247 241 / 0.92)",
    fontVariantNumeric: "tabular-nums",
  },
});

/** Previous, next, and "2/5". */
export function TurnButtons({ turning: { index, count, alt, turn } }: { turning: Turning }) {
  return (
    <>
      <IconButton look="paper" aria-label="Previous picture" onClick={() => turn(-1)}>
        <ArrowLeftIcon />
      </IconButton>
      <IconButton look="paper" aria-label="Next picture" onClick={() => turn(1)}>
        <ArrowRightIcon />
      </IconButton>
      <Counter role="status">
        <VisuallyHidden>{`Picture ${index + 1} of ${count}: ${alt}`}</VisuallyHidden>
        <span aria-hidden>{`${index + 1}/${count}`}</span>
      </Counter>
    </>
  );
}
