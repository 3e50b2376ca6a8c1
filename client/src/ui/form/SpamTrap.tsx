import { type RefObject, useRef, useState } from "react";
import { chakra } from "../theme/chakra";

/** How a form was filled in, by which the shop tells people from programs. */
export type SpamMarks = { website: string; startedAt: string };

const Off = chakra("div", {
  base: { position: "absolute", w: "1px", h: "1px", overflow: "hidden", clipPath: "inset(50%)" },
});

/** A field that nobody sees, hears or reaches by the keyboard: programs fill it in. */
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

/** The trap of one form, and what is in it when the form is sent. */
export function useSpamTrap() {
  const field = useRef<HTMLInputElement>(null);
  const [startedAt] = useState(() => new Date().toISOString());
  return { field, marks: (): SpamMarks => ({ website: field.current?.value ?? "", startedAt }) };
}
