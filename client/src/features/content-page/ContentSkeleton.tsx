import { Skeleton } from "../../ui/Skeleton";
import { ContentHeading } from "./content-layout";

const LINES = ["100%", "96%", "88%", "92%", "70%"];

/** Shown while the code of a content page loads. */
export function ContentSkeleton() {
  return (
    <>
      <Skeleton h="5" w="32" mt="3" mb="5" />
      <ContentHeading>
        <Skeleton h="14" maxW="24rem" mb="5" />
        <Skeleton h="14" maxW="38rem" />
      </ContentHeading>
      {LINES.map((width) => (
        <Skeleton key={width} h="5" maxW="40rem" w={width} mb="3" />
      ))}
    </>
  );
}
