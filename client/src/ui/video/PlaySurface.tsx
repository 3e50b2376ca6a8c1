import { PlayIcon } from "../icons";
import { Spinner } from "../Spinner";
import { chakra } from "../theme/chakra";
import { VisuallyHidden } from "../VisuallyHidden";
import type { Playback } from "./use-playback";

const Surface = chakra("button", {
  base: {
    position: "absolute",
    inset: "0",
    display: "grid",
    placeItems: "center",
    cursor: "pointer",
    "@media (scripting: none)": { display: "none" },
    "& > span": {
      display: "grid",
      placeItems: "center",
      boxSize: "18",
      borderRadius: "full",
      bg: "rgb(250 247 241 / 0.92)",
      boxShadow: "lift",
      transition: "background",
      transitionDuration: "quick",
    },
    _hover: { "& > span": { bg: "bg.panel" } },
  },
});
const Waiting = chakra("div", {
  base: { position: "absolute", inset: "0", display: "grid", placeItems: "center", pointerEvents: "none" },
});

/** The picture, which can be pressed with a pointer; keyboard and screen readers use the button below it. */
export function PlaySurface({ phase, onPress }: { phase: Playback["phase"]; onPress: () => void }) {
  return (
    <>
      <Surface type="button" tabIndex={-1} aria-hidden onClick={onPress}>
        {phase === "idle" && (
          <span>
            <PlayIcon />
          </span>
        )}
      </Surface>
      {phase === "loading" && (
        <Waiting>
          <Spinner boxSize="12" borderWidth="3px" borderColor="color-mix(in srgb, currentColor 25%, transparent)" />
          <VisuallyHidden role="status">Loading the film</VisuallyHidden>
        </Waiting>
      )}
    </>
  );
}
