import { IconButton } from "../../../ui/IconButton";
import { EnlargeIcon } from "../../../ui/icons";
import { chakra } from "../../../ui/theme/chakra";
import { TurnButtons } from "./TurnButtons";
import type { Turning } from "./useTurning";

type GalleryControlsProps = { turning: Turning; onEnlarge: () => void };

const Bar = chakra("div", {
  base: {
    position: "absolute",
    insetInline: "3",
    bottom: "3",
    display: "flex",
    gap: "1",
    // Side by side at any text size.
    "& > *": { h: "min({sizes.target}, 14vw)" },
    "& > button": { boxSize: "min({sizes.target}, 14vw)" },
  },
});

/** Previous, next, position, and the button of the larger view. */
export function GalleryControls({ turning, onEnlarge }: GalleryControlsProps) {
  return (
    <Bar>
      {turning.count > 1 && <TurnButtons turning={turning} />}
      <IconButton
        look="paper"
        aria-label="Enlarge picture"
        aria-haspopup="dialog"
        ml={turning.count > 1 ? undefined : "auto"}
        onClick={onEnlarge}
      >
        <EnlargeIcon size="m" />
      </IconButton>
    </Bar>
  );
}
