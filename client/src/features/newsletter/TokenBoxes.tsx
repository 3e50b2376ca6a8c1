import { LoadingFrame } from "../../ui/LoadingFrame";
import { Skeleton } from "../../ui/Skeleton";

/** Heading, sentence and button of a page that a mail leads to. */
export function TokenBoxes() {
  return (
    <LoadingFrame py={{ base: "10", lg: "16" }}>
      <Skeleton w="70%" maxW="420px" h="11" />
      <Skeleton w="full" maxW="34rem" h="14" mt="4" />
      <Skeleton w="200px" h="12" mt="7" />
    </LoadingFrame>
  );
}
