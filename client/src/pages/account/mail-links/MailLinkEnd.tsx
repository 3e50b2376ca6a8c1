import { type ReactNode, useEffect, useRef } from "react";
import { chakra } from "../../../ui/theme/chakra";

type MailLinkEndProps = {
  title: string;
  text: string;
  /** Where to go from here. */
  action: ReactNode;
};

/** A link of a mail that leads no further. Its heading takes the focus, for a form may have stood here. */
export function MailLinkEnd({ title, text, action }: MailLinkEndProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <chakra.div pt={{ base: "10", lg: "14" }} maxW="34rem">
      <chakra.h1 ref={heading} tabIndex={-1} textStyle="h1" _focus={{ outline: "none" }}>
        {title}
      </chakra.h1>
      <chakra.p textStyle="lead" color="fg.muted" mt="4" mb="8">
        {text}
      </chakra.p>
      {action}
    </chakra.div>
  );
}
