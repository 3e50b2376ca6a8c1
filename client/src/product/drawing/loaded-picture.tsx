import { lazy, Suspense } from "react";
import type { Picture } from "./model/subject";

/** A picture whose code is loaded when the first product of its kind is shown; until then its place is empty. */
export function loadedPicture(load: () => Promise<Picture>): Picture {
  const Loaded = lazy(async () => ({ default: await load() }));
  return (subject) => (
    <Suspense fallback={null}>
      <Loaded {...subject} />
    </Suspense>
  );
}
