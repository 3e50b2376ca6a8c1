import { Skeleton } from "../../ui/Skeleton";
import { SamplesColumns } from "./samples-layout";
import { SamplesIntro } from "./SamplesIntro";

/** Shown while the page's code loads. */
export function SamplesSkeleton() {
  return (
    <>
      <SamplesIntro />
      <SamplesColumns>
        <Skeleton gridArea="choose" h="40rem" />
        <Skeleton gridArea="chosen" h="20rem" />
      </SamplesColumns>
    </>
  );
}
