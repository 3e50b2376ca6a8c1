import { chakra } from "./theme/chakra";

const Link = chakra("a", {
  base: {
    position: "fixed",
    top: "2",
    left: "2",
    zIndex: "skipNav",
    px: "4",
    py: "3",
    bg: "bg",
    fontWeight: "600",
    "&:not(:focus)": { transform: "translateY(-200%)" },
  },
});

/** First link of the page: skips the header. */
export function SkipLink() {
  return <Link href="#main">Skip to content</Link>;
}
