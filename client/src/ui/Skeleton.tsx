import { chakra } from "./theme/chakra";

/** Placeholder for loading content; give it the final size. The `LoadingFrame` around it announces "Loading" once. */
export const Skeleton = chakra(
  "div",
  {
    base: {
      bg: "linear-gradient(100deg, {colors.bg.shimmer} 35%, #f3eee4 50%, {colors.bg.shimmer} 65%)",
      backgroundSize: "220% 100%",
      borderRadius: "picture",
      // A width in rem grows with the text.
      maxW: "full",
      animation: "shimmer 1600ms linear infinite",
    },
  },
  { defaultProps: { "aria-hidden": true } },
);
