import { lazy, Suspense } from "react";
import { holdsWindows } from "../../../features/windows/windows-keys";
import { useBrowserValue } from "../../../lib/store";
import { Button } from "../../../ui/Button";
import { ErrorBoundary } from "../../../ui/ErrorBoundary";
import { ErrorSummary } from "../../../ui/form/ErrorSummary";
import { ErrorText } from "../../../ui/form/ErrorText";
import { Honeypot } from "../../../ui/form/Honeypot";
import { PlainSubmit } from "../../../ui/form/PlainSubmit";
import { TextArea } from "../../../ui/form/TextArea";
import { TextField } from "../../../ui/form/TextField";
import { SmallText } from "../../../ui/texts";
import { chakra } from "../../../ui/theme/chakra";
import { fieldId, LINES } from "./quote-fields";
import { useQuoteForm } from "./useQuoteForm";

const AttachWindows = lazy(async () => ({ default: (await import("./AttachWindows")).AttachWindows }));

const Grid = chakra("form", {
  base: {
    position: "relative",
    display: "grid",
    gridTemplateColumns: { base: "minmax(0, 1fr)", md: "repeat(2, minmax(0, 1fr))" },
    columnGap: "4",
    rowGap: "5",
    alignItems: "start",
    "& > [data-wide]": { gridColumn: "1 / -1" },
  },
});
const Actions = chakra("div", {
  base: {
    display: "flex",
    flexDirection: { base: "column", md: "row" },
    alignItems: { base: "stretch", md: "center" },
    columnGap: "6",
    rowGap: "3",
    "& > p, & > span": { flex: { md: "1 1 220px" } },
  },
});

/** Who wants a quote, and for what. `phone` is the shop's, for when it can't be sent. */
export function QuoteForm({ phone }: { phone: string }) {
  const { form, honeypot, round, isSending, errorOf, problems, promise, wait, ...handlers } = useQuoteForm(phone);
  // Before hydration a submit would reload the page with the input in its URL.
  const isReady = useBrowserValue(() => true, false);
  const hasWindows = useBrowserValue(holdsWindows, false);
  return (
    <Grid
      ref={form}
      aria-labelledby="quote"
      noValidate
      onFocus={handlers.handleFocus}
      onInput={handlers.handleInput}
      onSubmit={handlers.handleSubmit}
    >
      {problems.length > 0 && (
        <div data-wide>
          <ErrorSummary problems={problems} errorOf={errorOf} />
        </div>
      )}
      {LINES.map((line) => (
        <TextField key={line.name} {...line} id={fieldId(line.name)} error={errorOf(line.name)} required />
      ))}
      <div data-wide>
        <TextArea
          name="message"
          label="What do you have in mind?"
          hint="optional"
          id={fieldId("message")}
          error={errorOf("message")}
        />
      </div>
      {hasWindows && (
        <div data-wide>
          <ErrorBoundary fallback={() => <SmallText>Your windows can’t be sent with it now.</SmallText>}>
            <Suspense>
              <AttachWindows key={round} />
            </Suspense>
          </ErrorBoundary>
        </div>
      )}
      <Honeypot field={honeypot} />
      <Actions data-wide>
        <PlainSubmit action="/quote">Get a FREE Quote</PlainSubmit>
        <Button type={isReady ? "submit" : "button"} size="l" busy={isSending} busyText="Sending..." data-scripted>
          Get a FREE Quote
        </Button>
        {wait === undefined ? (
          <chakra.p textStyle="small" color={promise === undefined ? "fg.muted" : "success.fg"}>
            {promise === undefined
              ? "We use your details to reply to you, nothing else."
              : `Your request is with us. We'll be in touch by ${promise}.`}
          </chakra.p>
        ) : (
          <ErrorText>{wait}</ErrorText>
        )}
      </Actions>
    </Grid>
  );
}
