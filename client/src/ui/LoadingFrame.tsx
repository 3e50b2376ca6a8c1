import type { HTMLChakraProps } from "@chakra-ui/react";
import { VisuallyHidden } from "./VisuallyHidden";
import { chakra } from "./theme/chakra";

/** Wraps the skeletons of a screen and announces "Loading" once to screen readers. */
export function LoadingFrame({ children, ...frame }: HTMLChakraProps<"div">) {
  return (
    <chakra.div {...frame} aria-busy>
      <VisuallyHidden role="status">Loading</VisuallyHidden>
      {children}
    </chakra.div>
  );
}
