import { useEffect, useRef, useState, type ReactNode } from "react";
import { QuoteActFrame } from "./QuoteActFrame";

type QuoteOutcomeProps = {
  /** Whether it comes in the place of something that was pressed. It counts when this appears. */
  takesFocus?: boolean;
  children: ReactNode;
};

/** What came of an act with a quote. It takes the focus from what was pressed for it. */
export function QuoteOutcome({ takesFocus = true, children }: QuoteOutcomeProps) {
  const place = useRef<HTMLDivElement>(null);
  const [isAnswer] = useState(takesFocus);
  useEffect(() => {
    if (isAnswer) place.current?.focus();
  }, [isAnswer]);
  return (
    <QuoteActFrame ref={place} {...(isAnswer && { tabIndex: -1, role: "status" })}>
      {children}
    </QuoteActFrame>
  );
}
