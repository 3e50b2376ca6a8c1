import { Suspense, useId } from "react";
import type { FitOutcome } from "../../gql/graphql";
import { failureOf } from "../../lib/shop-failure";
import { ErrorBoundary } from "../../ui/ErrorBoundary";
import { LoadingFrame } from "../../ui/LoadingFrame";
import { LoadingFailed } from "../../ui/page/LoadingFailed";
import { chakra } from "../../ui/theme/chakra";
import type { FitQuestion } from "./fit-question";
import { GroupList } from "./GroupList";
import { GroupSkeleton } from "./WindowFitsSkeleton";

const Group = chakra("section", { base: { mt: "12" } });

const TITLES: Readonly<Record<FitOutcome, string>> = {
  FITS: "Fits",
  FIGURE_MISSING: "A figure is missing",
  DOES_NOT_FIT: "Does not fit",
};

/** Where the shop can't be reached, all groups fail alike: the page says so once. */
function GroupFailed({ error }: { error: unknown }) {
  if (failureOf(error).code === "UNREACHABLE") throw error;
  return <LoadingFailed title="These products can’t be shown" error={error} />;
}

/** The products of one outcome, which load and fail by themselves. @throws where the shop can't be reached */
export function FitGroup(question: FitQuestion) {
  const titleId = useId();
  const title = TITLES[question.outcome];
  return (
    <Group aria-labelledby={titleId}>
      <chakra.h2 id={titleId} textStyle="h2" mb="4">
        {title}
      </chakra.h2>
      <ErrorBoundary fallback={(error) => <GroupFailed error={error} />}>
        <Suspense
          fallback={
            <LoadingFrame>
              <GroupSkeleton />
            </LoadingFrame>
          }
        >
          <GroupList {...question} />
        </Suspense>
      </ErrorBoundary>
    </Group>
  );
}
