import { useEffect, useRef, useState, type ComponentProps } from "react";
import { chakra } from "../theme/chakra";
import { FormNotice } from "./FormNotice";
import { TextField } from "./TextField";

/** A question about what was typed; undefined where there is none. */
export type Question = (typed: string) => string | undefined;

type AskedFieldProps = ComponentProps<typeof TextField> & { question: Question };

// The question stands beside the field where there is room: below it, it would move a button that is being pressed.
const Row = chakra("div", {
  base: { display: "grid", gridTemplateColumns: { md: "1fr 1fr" }, alignItems: "end", columnGap: "4", rowGap: "2" },
});

/** A text field whose value is asked about when the field is left, and not refused. */
export function AskedField({ question, onBlur, onChange, ...field }: AskedFieldProps) {
  const row = useRef<HTMLDivElement>(null);
  const [asked, setAsked] = useState<string>();
  // Asks about a value that was filled in.
  useEffect(() => {
    const typed = row.current?.querySelector("input")?.value ?? "";
    if (typed !== "") setAsked(question(typed));
  }, [question]);

  return (
    <Row ref={row}>
      <TextField
        {...field}
        onBlur={(event) => {
          const typed = event.target.value.trim();
          setAsked(typed === "" ? undefined : question(typed));
          return onBlur?.(event);
        }}
        onChange={(event) => {
          if (question(event.target.value) === undefined) setAsked(undefined);
          return onChange?.(event);
        }}
      />
      <FormNotice>{asked}</FormNotice>
    </Row>
  );
}
