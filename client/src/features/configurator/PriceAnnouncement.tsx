import { useEffect, useRef, useState } from "react";
import { VisuallyHidden } from "../../ui/VisuallyHidden";
import { QUIET } from "./quiet";

/**
 * Reads a sentence aloud when it has changed, but not the one that the page came with. It waits for quiet: nobody wants to
 * hear a price for every figure typed.
 */
export function PriceAnnouncement({ sentence }: { sentence: string }) {
  const [announced, setAnnounced] = useState("");
  const known = useRef(sentence);

  useEffect(() => {
    if (sentence === known.current) return;
    const timer = setTimeout(() => {
      known.current = sentence;
      setAnnounced(sentence);
    }, QUIET);
    return () => clearTimeout(timer);
  }, [sentence]);

  return <VisuallyHidden role="status">{announced}</VisuallyHidden>;
}
