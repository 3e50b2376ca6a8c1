import { Skeleton } from "../../ui/Skeleton";
import { chakra } from "../../ui/theme/chakra";
import { LineControls, LineGrid } from "./line-grid";

/** Skeleton of one line while the cart loads. */
export function CartLineSkeleton({ compact = false }: { compact?: boolean }) {
  return (
    <LineGrid as="div" compact={compact}>
      <Skeleton gridArea="picture" aspectRatio="4 / 5" />
      <chakra.div gridArea="words" display="grid" gap="2" pt="1">
        <Skeleton h="5" w="60%" />
        <Skeleton h="4" w="80%" />
        <Skeleton h="4" w="50%" />
      </chakra.div>
      <Skeleton gridArea="amount" h="5" w="16" mt="1" />
      <LineControls compact={compact}>
        <Skeleton h="2.875rem" w="30" />
      </LineControls>
    </LineGrid>
  );
}
