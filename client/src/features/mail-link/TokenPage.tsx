import { useMutation } from "@apollo/client/react";
import type { TypedDocumentNode } from "@graphql-typed-document-node/core";
import { useEffect, useRef, type ReactNode } from "react";
import { useSearchParams } from "react-router-dom";
import { failureOf } from "../../lib/shop-failure";
import { Button } from "../../ui/Button";
import { VisitorPage } from "../../ui/page/VisitorPage";
import { chakra } from "../../ui/theme/chakra";
import { notify } from "../../ui/toast/notify";
import { INCOMPLETE_LINK } from "./incomplete-link";
import { LinkAnswer } from "./LinkAnswer";
import { TokenSkeleton } from "./TokenSkeleton";

/** `refused` is final: the shop doesn't know the token any more. */
type TokenState = "ready" | "sending" | "done" | "refused";

/**
 * The action of an e-mail link, run by a button: mail scanners follow links, and that must change nothing.
 * @param failed title of the notice after a failure, which can be retried
 */
function useTokenAction(
  mutation: TypedDocumentNode<unknown, { input: { token: string } }>,
  token: string,
  failed: string,
): { state: TokenState; run: () => void } {
  const [mutate, { loading, data, error }] = useMutation(mutation, {
    onError: (failure) => {
      if (!isRefusal(failure)) notify({ kind: "failure", title: failed, description: failureOf(failure).sentence });
    },
  });
  const answered = data ? "done" : error && isRefusal(error) ? "refused" : "ready";
  return {
    state: loading ? "sending" : answered,
    run: () => void mutate({ variables: { input: { token } } }).catch(() => undefined), // onError has told of it
  };
}

function isRefusal(error: unknown): boolean {
  const { code } = failureOf(error);
  return code === "NOT_FOUND" || code === "BAD_USER_INPUT";
}

type Words = { title: string; text: string };

type TokenPageProps = {
  mutation: TypedDocumentNode<unknown, { input: { token: string } }>;
  /** Texts before the action, with the button. */
  ask: Words & { button: string; busyText: string };
  done: Words;
  /** Texts for an unknown or expired token. */
  refused: Words;
  /** Title of the notice after a failure. */
  failed: string;
  /** Link to the next step when the action is over. */
  nextStep: ReactNode;
};

const Box = chakra("div", { base: { maxW: "34rem", py: { base: "10", lg: "16" } } });

/** Page behind an e-mail link. The token is in the URL; a button runs the action. */
export function TokenPage(task: TokenPageProps) {
  const { title } = task.ask;
  return (
    <VisitorPage title={title} skeleton={<TokenSkeleton title={title} />}>
      <TokenTask {...task} />
    </VisitorPage>
  );
}

/** The heading of the result takes the focus. */
function TokenTask({ mutation, ask, done, refused, failed, nextStep }: TokenPageProps) {
  const [search] = useSearchParams();
  const token = search.get("token") ?? "";
  const { state, run } = useTokenAction(mutation, token, failed);
  const heading = useRef<HTMLHeadingElement>(null);
  const isOver = state === "done" || state === "refused";
  useEffect(() => {
    if (isOver) heading.current?.focus();
  }, [isOver]);

  const { title, text } = token === "" ? INCOMPLETE_LINK : { ready: ask, sending: ask, done, refused }[state];
  return (
    <Box>
      <LinkAnswer
        heading={heading}
        title={title}
        text={text}
        action={
          isOver || token === "" ? (
            nextStep
          ) : (
            <Button onClick={run} busy={state === "sending"} busyText={ask.busyText}>
              {ask.button}
            </Button>
          )
        }
      />
    </Box>
  );
}
