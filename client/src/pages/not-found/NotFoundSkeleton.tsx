import { Container } from "../../ui/Container";
import { LoadingFrame } from "../../ui/LoadingFrame";
import { Skeleton } from "../../ui/Skeleton";

export function NotFoundSkeleton() {
  return (
    <Container>
      <LoadingFrame py="12">
        <Skeleton w="22" h="26" mb="6" />
        <Skeleton w="60%" maxW="300px" h="7" />
        <Skeleton w="80%" maxW="420px" h="6" mt="3" />
      </LoadingFrame>
    </Container>
  );
}
