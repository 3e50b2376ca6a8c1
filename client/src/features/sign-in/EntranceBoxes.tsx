import { LoadingFrame } from "../../ui/LoadingFrame";
import { Skeleton } from "../../ui/Skeleton";

/** The boxes of a form with so many fields and its button. */
export function EntranceBoxes({ fields }: { fields: number }) {
  return (
    <LoadingFrame maxW="30rem">
      {Array.from({ length: fields }, (_, index) => (
        <Skeleton key={index} h="20" mb="5" />
      ))}
      <Skeleton w="10rem" h="14" mt="1" />
    </LoadingFrame>
  );
}
