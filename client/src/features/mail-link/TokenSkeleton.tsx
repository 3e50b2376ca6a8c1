import { Skeleton } from "../../ui/Skeleton";
import { chakra } from "../../ui/theme/chakra";

/** Skeleton of heading, text and button of a page behind an e-mail link; with the title where it is known. */
export function TokenSkeleton({ title }: { title?: string }) {
  return (
    <chakra.div py={{ base: "10", lg: "16" }}>
      {title === undefined ? (
        <Skeleton w="70%" maxW="420px" h="11" />
      ) : (
        <chakra.h1 textStyle="h1" maxW="34rem">
          {title}
        </chakra.h1>
      )}
      <Skeleton w="full" maxW="34rem" h="14" mt="4" />
      <Skeleton w="200px" h="12" mt="7" />
    </chakra.div>
  );
}
