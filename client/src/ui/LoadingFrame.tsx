import type { HTMLChakraProps } from "@chakra-ui/react";
import { chakra } from "./theme/chakra";
import { VisuallyHidden } from "./VisuallyHidden";

/** Wraps the skeletons of a screen and announces "Loading" once to screen readers. */
export function LoadingFrame({ children, ...frame }: HTMLChakraProps<"div">) {
  return (
    <chakra.div {...frame} aria-busy>
      <VisuallyHidden role="status">Loading</VisuallyHidden>
      {children}
    </chakra.div>
  );
}
