import { useMutation } from "@apollo/client/react";
import { useEffect, useRef, useState } from "react";
import { AgreementWords } from "../../features/held-quotes/AgreementWords";
import { lastDayOf } from "../../features/held-quotes/held-words";
import { Button } from "../../ui/Button";
import { SmallText } from "../../ui/texts";
import { chakra } from "../../ui/theme/chakra";
import { AgreementForm } from "./AgreementForm";
import { AGREE, type SharedQuote } from "./shared-quote-documents";

const Frame = chakra("div", { base: { display: "grid", gap: "4", mt: "6", _focus: { outline: "none" } } });

/** Who has agreed to the quote, and "I agree" while its prices are held. What was said takes the focus. */
export function AgreeToQuote({ quote, token }: { quote: SharedQuote; token: string }) {
  const [isOpen, setIsOpen] = useState(false);
  const [agree, { data }] = useMutation(AGREE);
  const said = data?.agreeToSharedQuote?.sharedQuote?.agreement;
  const agreement = said ?? quote.agreement;
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (said) place.current?.focus();
  }, [said]);

  return (
    <Frame>
      {agreement && (
        <div ref={place} tabIndex={-1} role={said ? "status" : undefined}>
          <AgreementWords agreement={agreement} />
          {said && <SmallText mt="3">Thank you. Whoever sent you the link sees it beside the quote.</SmallText>}
        </div>
      )}
      {quote.state === "EXPIRED" && (
        <p>Its prices were held until {lastDayOf(quote.heldUntil)}. Please ask whoever sent it for a new quote.</p>
      )}
      {quote.state === "ORDERED" && <p>This quote is ordered, so there is nothing left to agree to.</p>}
      {quote.state === "OPEN" && !isOpen && (
        <Button size="l" w="full" variant={agreement ? "line" : undefined} onClick={() => setIsOpen(true)}>
          {agreement ? "Say it anew" : "I agree"}
        </Button>
      )}
      {quote.state === "OPEN" && isOpen && (
        <AgreementForm
          number={quote.number}
          send={async (words) => {
            await agree({ variables: { input: { token, ...words } } });
            setIsOpen(false);
          }}
          onCancel={() => setIsOpen(false)}
        />
      )}
    </Frame>
  );
}
