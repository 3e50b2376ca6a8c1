import { Spinner } from "../../../ui/Spinner";
import { chakra } from "../../../ui/theme/chakra";

const Centre = chakra("span", {
  base: {
    position: "absolute",
    inset: "0",
    display: "grid",
    placeItems: "center",
    pointerEvents: "none",
    // Delayed, so that a fast picture shows no spinner.
    animation: "fade-in 140ms 300ms backwards",
  },
});

/** Spinner over a loading picture. */
export function LoadingRing() {
  return (
    <Centre data-loading>
      <Spinner
        boxSize="9"
        borderWidth="3px"
        borderColor="rgb(250 247 241 / 0.5)"
        borderTopColor="bg"
        filter="drop-shadow(0 0 1px rgb(28 42 37 / 0.6))"
      />
    </Centre>
  );
}
