import { type ReactNode, Suspense, use, useEffect, useRef, useState } from "react";
import { useBrowserValue } from "../lib/store";
import { type HydrationGate, createHydrationGate, openWhenSeen } from "./hydration-gate";

type HydrateWhenSeenProps = {
  children: ReactNode;
  /** The element around it; "div" by default. */
  as?: "div" | "li";
};

/**
 * A part below the first view. It comes with the page from the server and can be read, searched, printed and followed as
 * links; React takes it over when it nears the window's edges, is touched, or has to change, so that a phone is not kept busy by
 * what may never be looked at. On a page that is rendered in the browser it makes no difference.
 */
export function HydrateWhenSeen({ children, as: Place = "div" }: HydrateWhenSeenProps) {
  // Kept out here: what waits keeps no state.
  const [gate] = useState(createHydrationGate);
  const place = useRef<HTMLElement>(null);
  useEffect(() => (place.current ? openWhenSeen(place.current, gate) : undefined), [gate]);
  return (
    <Place ref={place as never} data-gate="">
      <Suspense>
        <Gate gate={gate}>{children}</Gate>
      </Suspense>
    </Place>
  );
}

function Gate({ gate, children }: { gate: HydrationGate; children: ReactNode }) {
  const isHydrating = useBrowserValue(() => false, !import.meta.env.SSR);
  use(gate.passage(isHydrating));
  return children;
}
