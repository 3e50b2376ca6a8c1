import { chakra } from "./theme/chakra";

/**
 * A turning ring under a picture that is awaited: with `data-loading` only. Under it, so that a picture which arrives before the
 * script covers it, and out of the flow, so that nothing moves.
 */
export const PictureSpinner = chakra("span", {
  base: {
    position: "absolute",
    top: "50%",
    left: "50%",
    translate: "-50% -50%",
    zIndex: "-1",
    // Small pictures, as in a line of the cart, have a small ring.
    w: "min(2.5rem, 50%)",
    aspectRatio: "1",
    p: "4px",
    pointerEvents: "none",
    // A ring far out of view neither turns nor counts its delay.
    contentVisibility: "auto",
    "&:not([data-loading])": { display: "none" },
    "@media (scripting: none)": { display: "none" },
    _before: {
      content: '""',
      display: "block",
      boxSize: "full",
      borderRadius: "full",
      borderWidth: "2px",
      borderColor: "border",
      borderTopColor: "fg",
      // On a disc of its own: the preview under it may be of any colour.
      bg: "bg",
      boxShadow: "0 0 0 4px {colors.bg}",
      // Delayed, so that a fast picture shows no ring. Where less motion is wanted it stands still, at once.
      animation: "spin 900ms linear infinite, fade-in 140ms 400ms backwards",
    },
  },
});
