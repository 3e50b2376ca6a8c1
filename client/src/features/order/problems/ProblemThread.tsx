import { formatPastMoment } from "@rules/opening-hours";
import { PROBLEM_KIND_NAMES, type ProblemState } from "@rules/order-problem";
import { SmallText } from "../../../ui/texts";
import { chakra } from "../../../ui/theme/chakra";
import { MessageForm } from "./MessageForm";
import type { OrderProblem, ProblemOrder } from "./problem-documents";

const STATES: Readonly<Record<ProblemState, string>> = {
  OPEN: "We are looking into it",
  AGREED: "We have agreed on it",
  CLOSED: "Closed",
};

const Frame = chakra("article", { base: { py: "6", borderTopWidth: "1px" } });
const Thread = chakra("ol", { base: { listStyleType: "none", mt: "4", display: "grid", gap: "4" } });
const Message = chakra("li", {
  base: { pl: "4", borderLeftWidth: "2px", borderColor: "border", maxW: "62ch" },
  variants: { shop: { true: { borderColor: "success.fg" } } },
});
const Text = chakra("p", { base: { whiteSpace: "pre-line", overflowWrap: "anywhere" } });
const Photos = chakra("ul", {
  base: { display: "flex", flexWrap: "wrap", gap: "3", mt: "4", listStyleType: "none" },
});
const Photo = chakra("img", { base: { h: "32", w: "auto", maxW: "full", borderRadius: "picture" } });
const Agreed = chakra("div", {
  base: { mt: "4", py: "4", px: "5", bg: "success.subtle", borderRadius: "picture", maxW: "62ch" },
});

type ProblemThreadProps = { problem: OrderProblem; order: ProblemOrder };

/** A reported problem: its photos, what both have written, and what was agreed. */
export function ProblemThread({ problem, order }: ProblemThreadProps) {
  const { id, item, product, kind, state, agreed, messages, photos } = problem;
  const about = item === null ? "The whole order" : `Item ${item}: ${product}`;
  return (
    <Frame aria-labelledby={`problem-${id}`}>
      <chakra.h3 id={`problem-${id}`} textStyle="title" fontSize="1.125rem">
        {about}
      </chakra.h3>
      <SmallText>
        {PROBLEM_KIND_NAMES[kind]}. {STATES[state]}.
      </SmallText>
      {photos.length > 0 && (
        <Photos aria-label="Photos">
          {photos.map(({ id: key, preview, width, height }, index) => (
            <li key={key}>
              <Photo src={preview} htmlWidth={width} htmlHeight={height} alt={`Photo ${index + 1} of the problem`} />
            </li>
          ))}
        </Photos>
      )}
      <Thread aria-label="Messages">
        {messages.map(({ id: key, text, isFromShop, writtenAt }) => (
          <Message key={key} shop={isFromShop}>
            <SmallText>
              {isFromShop ? "We wrote" : "You wrote"} at {formatPastMoment(new Date(writtenAt))}
            </SmallText>
            <Text>{text}</Text>
          </Message>
        ))}
      </Thread>
      {agreed !== null && (
        <Agreed>
          <b>What we have agreed</b>
          <Text>{agreed}</Text>
        </Agreed>
      )}
      <MessageForm order={order} problemId={id} isClosed={state === "CLOSED"} />
    </Frame>
  );
}
