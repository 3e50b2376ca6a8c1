import { useMutation } from "@apollo/client/react";
import { useState } from "react";
import { formatDay } from "@rules/delivery-date";
import { failureOf } from "../../lib/shop-failure";
import { Button } from "../../ui/Button";
import { ErrorText } from "../../ui/form/ErrorText";
import { SmallText } from "../../ui/texts";
import { chakra } from "../../ui/theme/chakra";
import { SHARE_QUOTE, STOP_SHARING_QUOTE, type ShownQuote } from "./quote-documents";
import { ShareLink } from "./ShareLink";

const Frame = chakra("section", { base: { display: "grid", gap: "4", mt: "8", pt: "6", borderTopWidth: "1px" } });

/** The link of a quote for others. Its token is known once, so a link that was made before can be replaced but not shown. */
export function ShareQuote({ quote: { number, sharedAt } }: { quote: Pick<ShownQuote, "number" | "sharedAt"> }) {
  const [token, setToken] = useState<string>();
  const [isShared, setIsShared] = useState(sharedAt !== null);
  const [failure, setFailure] = useState<string>();
  const [share, sharing] = useMutation(SHARE_QUOTE);
  const [stop, stopping] = useMutation(STOP_SHARING_QUOTE);
  const variables = { input: { number } };

  const change = async (send: () => Promise<string | undefined>) => {
    setFailure(undefined);
    try {
      const made = await send();
      setToken(made);
      setIsShared(made !== undefined);
    } catch (error) {
      setFailure(failureOf(error).sentence);
    }
  };
  const handleShare = () => change(async () => (await share({ variables })).data?.shareHeldQuote?.token ?? undefined);
  const handleStop = () =>
    change(async () => {
      await stop({ variables });
      return undefined;
    });

  return (
    <Frame aria-label="Show it to somebody">
      <SmallText>{shareWords(isShared, token === undefined ? sharedAt : null)}</SmallText>
      {token !== undefined && <ShareLink key={token} token={token} />}
      {failure !== undefined && <ErrorText role="alert">{failure}</ErrorText>}
      {token === undefined && (
        <Button
          variant="line"
          w="full"
          busy={sharing.loading}
          busyText="Making a link..."
          onClick={() => void handleShare()}
        >
          {isShared ? "Make a new link" : "Make a link to share"}
        </Button>
      )}
      {isShared && (
        <Button
          variant="soft"
          w="full"
          busy={stopping.loading}
          busyText="Ending the link..."
          onClick={() => void handleStop()}
        >
          End the link
        </Button>
      )}
    </Frame>
  );
}

function shareWords(isShared: boolean, madeBefore: string | null): string {
  if (isShared && madeBefore !== null)
    return `A link made on ${formatDay(madeBefore)} shows this quote to others. We keep no copy of it; a new link ends the old one.`;
  if (isShared)
    return "Whoever has this link sees the quote and can agree to it. Please copy it now: we keep no copy of it.";
  return "Show this quote to somebody at home. A link shows what is quoted and the names of your rooms, but no address, e-mail or phone number; who opens it can say “I agree”.";
}
