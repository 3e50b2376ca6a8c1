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
const Ring = chakra("span", {
  base: {
    boxSize: "9",
    borderRadius: "full",
    borderWidth: "3px",
    borderColor: "rgb(250 247 241 / 0.5)",
    borderTopColor: "bg",
    animation: "spin 900ms linear infinite",
    filter: "drop-shadow(0 0 1px rgb(28 42 37 / 0.6))",
  },
});

/** Spinner over a loading picture. */
export function LoadingRing() {
  return (
    <Centre data-loading>
      <Ring />
    </Centre>
  );
}
