import { Skeleton } from "../../ui/Skeleton";
import { chakra } from "../../ui/theme/chakra";

export function NotFoundSkeleton() {
  return (
    <chakra.div py="12">
      <Skeleton w="22" h="26" mb="6" />
      <Skeleton w="60%" maxW="300px" h="7" />
      <Skeleton w="80%" maxW="420px" h="6" mt="3" />
    </chakra.div>
  );
}
