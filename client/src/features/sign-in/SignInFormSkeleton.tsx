import { Skeleton } from "../../ui/Skeleton";
import { chakra } from "../../ui/theme/chakra";

/** Skeleton of a form with this many fields and its button. */
export function SignInFormSkeleton({ fields }: { fields: number }) {
  return (
    <chakra.div maxW="30rem">
      {Array.from({ length: fields }, (_, index) => (
        <Skeleton key={index} h="20" mb="5" />
      ))}
      <Skeleton w="10rem" h="14" mt="1" />
    </chakra.div>
  );
}
