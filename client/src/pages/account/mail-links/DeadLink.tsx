import { useEffect, useRef, type ReactNode } from "react";
import { Lead } from "../../../ui/texts";
import { chakra } from "../../../ui/theme/chakra";

type DeadLinkProps = {
  title: string;
  text: string;
  /** Link or button to the next step. */
  action: ReactNode;
};

/** Shown for an e-mail link that no longer works. Its heading takes the focus, because it may replace a form. */
export function DeadLink({ title, text, action }: DeadLinkProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <chakra.div pt={{ base: "10", lg: "14" }} maxW="34rem">
      <chakra.h1 ref={heading} tabIndex={-1} textStyle="h1" _focus={{ outline: "none" }}>
        {title}
      </chakra.h1>
      <Lead mt="4" mb="8">
        {text}
      </Lead>
      {action}
    </chakra.div>
  );
}
