import { LoadingFrame } from "../../ui/LoadingFrame";
import { Skeleton } from "../../ui/Skeleton";

/** Skeleton of a form with this many fields and its button. */
export function SignInFormSkeleton({ fields }: { fields: number }) {
  return (
    <LoadingFrame maxW="30rem">
      {Array.from({ length: fields }, (_, index) => (
        <Skeleton key={index} h="20" mb="5" />
      ))}
      <Skeleton w="10rem" h="14" mt="1" />
    </LoadingFrame>
  );
}
