import { formatDay } from "@rules/delivery-date";
import { formatPromise } from "@rules/opening-hours";
import { counted } from "../../lib/counted";
import { homeSections, paths } from "../../lib/paths";
import { OutlineLink, TextLink } from "../../ui/links";
import { SmallText } from "../../ui/texts";
import { chakra } from "../../ui/theme/chakra";
import type { ShownSent } from "./project-documents";

const Frame = chakra("section", { base: { mt: "12" } });
const Request = chakra("li", { base: { borderTopWidth: "1px", py: "4" } });
const Answer = chakra("blockquote", {
  base: { mt: "3", pl: "4", borderLeftWidth: "3px", whiteSpace: "pre-line", overflowWrap: "anywhere" },
});

const LINK = { display: "inline-flex", alignItems: "center", minH: "target", mt: "1" } as const;

/** What was sent to the shop of the project, and what it has answered; and the way to send it. */
export function SentProjects({ sent }: { sent: readonly ShownSent[] }) {
  return (
    <Frame aria-labelledby="sent-projects">
      <chakra.h2 id="sent-projects" textStyle="h3" mb="2">
        Ask us
      </chakra.h2>
      <SmallText mb="4">
        Send us My windows with the quote form. We look at your windows and choices, and answer here and by email.
      </SmallText>
      {sent.length > 0 && (
        <chakra.ul listStyleType="none" aria-label="Sent to us">
          {sent.map((request) => (
            <Request key={request.id}>
              <b>Sent on {formatDay(request.sentAt)}</b>, {contentsOf(request)}.
              {request.message !== null && <Answer>{request.message}</Answer>}
              {request.answers.length === 0 && (
                <SmallText mt="2">{answerToCome(new Date(request.promisedContactBy))}</SmallText>
              )}
              {request.answers.map(({ id, text, answeredAt, quoteNumber }) => (
                <div key={id}>
                  <SmallText mt="3">We answered on {formatDay(answeredAt)}</SmallText>
                  <Answer>{text}</Answer>
                  {quoteNumber !== null && (
                    <TextLink to={paths.quote.href(quoteNumber)} {...LINK}>
                      See quote {quoteNumber}
                    </TextLink>
                  )}
                </div>
              ))}
            </Request>
          ))}
        </chakra.ul>
      )}
      <OutlineLink to={homeSections.quote} mt="2">
        {sent.length > 0 ? "Ask again" : "Get a free quote"}
      </OutlineLink>
    </Frame>
  );
}

/** "with 2 windows and 1 photo" */
function contentsOf({ windowCount, photoCount }: ShownSent): string {
  const windows = counted(windowCount, "window");
  return photoCount === 0 ? `with ${windows}` : `with ${windows} and ${counted(photoCount, "photo")}`;
}

/** The promise of an answer while it holds. After that the page has none, but the shop may have rung. */
const answerToCome = (promisedContactBy: Date): string =>
  promisedContactBy > new Date()
    ? `We’ll be in touch by ${formatPromise(promisedContactBy)}.`
    : "No answer here yet. We may have rung you.";
