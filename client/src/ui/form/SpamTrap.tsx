import { useRef, useState, type RefObject } from "react";
import { chakra } from "../theme/chakra";

/** Marks by which the server tells people from bots. */
export type SpamMarks = { website: string; startedAt: string };

const Off = chakra("div", {
  base: { position: "absolute", w: "1px", h: "1px", overflow: "hidden", clipPath: "inset(50%)" },
});

/** Honeypot: a hidden field that only bots fill in. */
export function SpamTrap({ field }: { field: RefObject<HTMLInputElement | null> }) {
  return (
    <Off aria-hidden>
      <label>
        Website
        <input ref={field} type="text" name="website" tabIndex={-1} autoComplete="off" />
      </label>
    </Off>
  );
}

/** The honeypot of one form and its marks at submit. */
export function useSpamTrap() {
  const field = useRef<HTMLInputElement>(null);
  const [startedAt] = useState(() => new Date().toISOString());
  return { field, marks: (): SpamMarks => ({ website: field.current?.value ?? "", startedAt }) };
}
