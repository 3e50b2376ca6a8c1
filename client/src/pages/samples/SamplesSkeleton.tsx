import { LoadingFrame } from "../../ui/LoadingFrame";
import { StateFrame } from "../../ui/page/StateFrame";
import { Skeleton } from "../../ui/Skeleton";
import { SamplesColumns } from "./samples-layout";
import { SamplesIntro } from "./SamplesIntro";

/** Shown while the page's code loads. */
export function SamplesSkeleton() {
  return (
    <StateFrame>
      <LoadingFrame>
        <SamplesIntro />
        <SamplesColumns>
          <Skeleton gridArea="choose" h="40rem" />
          <Skeleton gridArea="chosen" h="20rem" />
        </SamplesColumns>
      </LoadingFrame>
    </StateFrame>
  );
}
