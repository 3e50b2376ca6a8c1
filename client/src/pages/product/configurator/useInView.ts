import { type RefObject, useEffect, useState } from "react";

/** Whether any of an element is within the window's edges; false until the browser has looked. */
export function useInView(target: RefObject<Element | null>): boolean {
  const [isInView, setIsInView] = useState(false);

  useEffect(() => {
    const element = target.current;
    if (!element) return;
    const observer = new IntersectionObserver((sightings) => setIsInView(sightings.at(-1)?.isIntersecting ?? false));
    observer.observe(element);
    return () => observer.disconnect();
  }, [target]);

  return isInView;
}
