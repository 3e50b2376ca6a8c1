import { chakra } from "../../ui/theme/chakra";
import { VisuallyHidden } from "../../ui/VisuallyHidden";

const Dots = chakra("span", {
  base: {
    display: "inline-flex",
    gap: "5px",
    py: "5px",
    "& i": { boxSize: "7px", borderRadius: "full", bg: "fg.subtle", animation: "blink 1200ms infinite" },
    "& i:nth-of-type(2)": { animationDelay: "200ms" },
    "& i:nth-of-type(3)": { animationDelay: "400ms" },
  },
});

/** Typing indicator. */
export function TypingDots() {
  return (
    <>
      <VisuallyHidden>is typing</VisuallyHidden>
      <Dots aria-hidden>
        <i />
        <i />
        <i />
      </Dots>
    </>
  );
}
