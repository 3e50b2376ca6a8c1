import { lazy, Suspense, type ComponentProps } from "react";
import { EmptyWindow } from "../ui/EmptyWindow";
import { PictureSpinner } from "../ui/PictureSpinner";
import { chakra } from "../ui/theme/chakra";
import type { ProductDrawing as Drawn } from "./drawing/ProductDrawing";

/** The drawing as one property: `width` and `height` beside the styles would be taken for styles. */
type FramedProps = { drawn: ComponentProps<typeof Drawn>; className?: string };

const NoDrawing = chakra(({ drawn }: FramedProps) => <EmptyWindow label={drawn.title} />);

/** If it can't be loaded, an empty window is shown: a missing picture must not fail the page. */
const FramedDrawing = lazy(() =>
  import("./drawing/ProductDrawing").then(
    ({ ProductDrawing }) => ({
      default: chakra(({ drawn, className }: FramedProps) => <ProductDrawing {...drawn} className={className} />),
    }),
    () => ({ default: NoDrawing }),
  ),
);

/** A drawing that fills its frame, whose code is loaded with the first one that is shown. */
export const LoadedDrawing = (drawn: FramedProps["drawn"]) => (
  <Suspense fallback={<PictureSpinner data-loading="" />}>
    <FramedDrawing drawn={drawn} display="block" boxSize="full" />
  </Suspense>
);
