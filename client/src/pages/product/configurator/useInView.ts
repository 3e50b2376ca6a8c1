import { useEffect, useState, type RefObject } from "react";

/** Whether an element intersects the viewport; false until the first observation. */
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
