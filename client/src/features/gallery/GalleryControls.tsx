import { chakra } from "@chakra-ui/react";
import { IconButton } from "../../ui/IconButton";
import { ArrowLeftIcon, ArrowRightIcon } from "../../ui/icons";
import { VisuallyHidden } from "../../ui/VisuallyHidden";

type GalleryControlsProps = {
  index: number;
  count: number;
  onTurn: (step: 1 | -1) => void;
};

const Bar = chakra("div", {
  base: {
    position: "absolute",
    insetInline: "3",
    bottom: "3",
    display: "flex",
    gap: "1",
    "& > *": { bg: "rgb(250 247 241 / 0.92)" },
  },
});
const Counter = chakra("p", {
  base: {
    display: "inline-flex",
    alignItems: "center",
    h: "target",
    ml: "auto",
    px: "3.5",
    borderRadius: "full",
    textStyle: "small",
    fontVariantNumeric: "tabular-nums",
  },
});

/** Back and on, and which picture stands there. */
export function GalleryControls({ index, count, onTurn }: GalleryControlsProps) {
  return (
    <Bar>
      <IconButton aria-label="Previous picture" onClick={() => onTurn(-1)}>
        <ArrowLeftIcon />
      </IconButton>
      <IconButton aria-label="Next picture" onClick={() => onTurn(1)}>
        <ArrowRightIcon />
      </IconButton>
      <Counter role="status">
        <VisuallyHidden>{`Picture ${index + 1} of ${count}`}</VisuallyHidden>
        <span aria-hidden>{`${index + 1}/${count}`}</span>
      </Counter>
    </Bar>
  );
}
