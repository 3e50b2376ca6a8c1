import { Suspense, use, useEffect, useRef, useState, type ReactNode } from "react";
import { useBrowserValue } from "../lib/store";
import { createHydrationBoundary, hydrateInView, type HydrationBoundary } from "./hydration-boundary";

type DeferredHydrationProps = {
  children: ReactNode;
  /** The element around it; "div" by default. */
  as?: "div" | "li";
};

/**
 * Components below the fold hydrate when they come near the viewport, get an input, or have to change, so that a phone does not
 * spend time on what may never be seen. Until then the server's HTML can be read, searched and printed, and its links work.
 * Has no effect on a page that is rendered in the browser.
 */
export function DeferredHydration({ children, as: Tag = "div" }: DeferredHydrationProps) {
  // The state is out here, because a suspended component loses its state.
  const [boundary] = useState(createHydrationBoundary);
  const element = useRef<HTMLElement>(null);
  useEffect(() => (element.current ? hydrateInView(element.current, boundary) : undefined), [boundary]);
  return (
    <Tag ref={element as never} data-hydration-boundary="">
      <Suspense>
        <Boundary boundary={boundary}>{children}</Boundary>
      </Suspense>
    </Tag>
  );
}

function Boundary({ boundary, children }: { boundary: HydrationBoundary; children: ReactNode }) {
  const isHydrating = useBrowserValue(() => false, !import.meta.env.SSR);
  use(boundary.ready(isHydrating));
  return children;
}
