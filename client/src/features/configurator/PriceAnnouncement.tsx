import { useEffect, useRef, useState } from "react";
import { VisuallyHidden } from "../../ui/VisuallyHidden";
import { DEBOUNCE_MS } from "./debounce";

/**
 * Announces a changed sentence to screen readers, but not the first one. Debounced, so that it does not announce a price for every
 * digit typed.
 */
export function PriceAnnouncement({ sentence }: { sentence: string }) {
  const [announced, setAnnounced] = useState("");
  const known = useRef(sentence);

  useEffect(() => {
    if (sentence === known.current) return;
    const timer = setTimeout(() => {
      known.current = sentence;
      setAnnounced(sentence);
    }, DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [sentence]);

  return <VisuallyHidden role="status">{announced}</VisuallyHidden>;
}
