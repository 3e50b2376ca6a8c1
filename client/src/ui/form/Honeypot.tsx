import { useRef, useState, type RefObject } from "react";
import { VisuallyHidden } from "../VisuallyHidden";

/** Hints by which the server tells people from bots. */
export type SpamHints = { website: string; startedAt: string };

/** Honeypot: a hidden field that only bots fill in. */
export function Honeypot({ field }: { field: RefObject<HTMLInputElement | null> }) {
  return (
    <VisuallyHidden aria-hidden>
      <label>
        Website
        <input ref={field} type="text" name="website" tabIndex={-1} autoComplete="off" />
      </label>
    </VisuallyHidden>
  );
}

/** The honeypot of one form, and the hints to send with it. */
export function useHoneypot() {
  const field = useRef<HTMLInputElement>(null);
  const [startedAt] = useState(() => new Date().toISOString());
  return { field, hints: (): SpamHints => ({ website: field.current?.value ?? "", startedAt }) };
}
