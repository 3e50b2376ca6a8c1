import { lazy, Suspense } from "react";
import { ErrorBoundary } from "../../ui/ErrorBoundary";
import { chakra } from "../../ui/theme/chakra";
import { ShelfSkeleton } from "./ShelfSkeleton";

const ProductIdeas = lazy(async () => ({ default: (await import("./ProductIdeas")).ProductIdeas }));

const Frame = chakra("div", {
  base: {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    gap: { base: "12", lg: "16" },
    _print: { display: "none" },
  },
});

/** Products to go on with, below a page that has little of its own. Loaded later, and left out when it can't be. */
export function Ideas() {
  return (
    <Frame>
      <ErrorBoundary fallback={() => null}>
        <Suspense fallback={<ShelfSkeleton />}>
          <ProductIdeas />
        </Suspense>
      </ErrorBoundary>
    </Frame>
  );
}
