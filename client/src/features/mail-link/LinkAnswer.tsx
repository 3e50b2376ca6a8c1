import type { ReactNode, Ref } from "react";
import { Lead } from "../../ui/texts";
import { chakra } from "../../ui/theme/chakra";

type LinkAnswerProps = {
  title: string;
  text: string;
  /** Link or button to the next step. */
  action: ReactNode;
  /** The heading where it takes the focus, because the answer replaces something. */
  heading?: Ref<HTMLHeadingElement>;
};

/** What the link of an e-mail leads to in a few words, such as that it no longer works. */
export function LinkAnswer({ title, text, action, heading }: LinkAnswerProps) {
  return (
    <>
      <chakra.h1
        ref={heading}
        tabIndex={heading === undefined ? undefined : -1}
        textStyle="h1"
        _focus={{ outline: "none" }}
      >
        {title}
      </chakra.h1>
      <Lead mt="4" mb="7">
        {text}
      </Lead>
      {action}
    </>
  );
}
