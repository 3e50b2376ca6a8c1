import { type ReactNode, useEffect, useRef } from "react";
import type { TypedDocumentNode } from "@graphql-typed-document-node/core";
import { Button } from "../../ui/Button";
import { INCOMPLETE_LINK } from "./incomplete-link";
import { useTokenAction } from "./useTokenAction";
import { chakra } from "../../ui/theme/chakra";

type Words = { title: string; text: string };

export type TokenTaskProps = {
  /** From the URL; undefined where it has none. */
  token: string | undefined;
  mutation: TypedDocumentNode<unknown, { token: string }>;
  /** Before it is done, with what its button says. */
  ask: Words & { button: string; busyText: string };
  done: Words;
  /** The shop doesn't know the token, or no longer. */
  refused: Words;
  /** Title of the notice where the shop can't be asked. */
  failed: string;
  /** The way on, once there is nothing more to do here. */
  nextStep: ReactNode;
};

const Box = chakra("div", { base: { maxW: "34rem", py: { base: "10", lg: "16" } } });

/** What a link in a mail is for, asked for with a button. When it is over, the heading that says so takes the focus. */
export function TokenTask({ token, mutation, ask, done, refused, failed, nextStep }: TokenTaskProps) {
  const { state, run } = useTokenAction(mutation, token ?? "", failed);
  const heading = useRef<HTMLHeadingElement>(null);
  const isOver = state === "done" || state === "refused";
  useEffect(() => {
    if (isOver) heading.current?.focus();
  }, [isOver]);

  const { title, text } = token === undefined ? INCOMPLETE_LINK : { ready: ask, sending: ask, done, refused }[state];
  return (
    <Box>
      <chakra.h1 ref={heading} tabIndex={-1} textStyle="h1" _focus={{ outline: "none" }}>
        {title}
      </chakra.h1>
      <chakra.p mt="4" mb="7" textStyle="lead" color="fg.muted">
        {text}
      </chakra.p>
      {isOver || token === undefined ? (
        nextStep
      ) : (
        <Button onClick={run} busy={state === "sending"} busyText={ask.busyText}>
          {ask.button}
        </Button>
      )}
    </Box>
  );
}
