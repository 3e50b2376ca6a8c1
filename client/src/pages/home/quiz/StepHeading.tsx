import { useEffect, useRef, type ReactNode } from "react";
import { chakra } from "../../../ui/theme/chakra";

type StepHeadingProps = {
  id?: string;
  /** Whether it takes the focus, so that screen readers read it. */
  takesFocus: boolean;
  children: ReactNode;
};

const Heading = chakra("h3", { base: { textStyle: "title", _focus: { outline: "none" } } });

/** Heading of a question or the result. */
export function StepHeading({ id, takesFocus, children }: StepHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus({ preventScroll: true });
  }, [takesFocus]);
  return (
    <Heading id={id} ref={heading} tabIndex={-1}>
      {children}
    </Heading>
  );
}
