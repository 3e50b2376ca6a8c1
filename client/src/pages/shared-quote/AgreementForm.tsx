import { useEffect, useRef, useState } from "react";
import type { z } from "zod";
import { agreementForm, type AgreementFields } from "@rules/held-quote-form";
import { failureOf } from "../../lib/shop-failure";
import { textDraft } from "../../lib/text-draft";
import { Button } from "../../ui/Button";
import { ErrorSummary } from "../../ui/form/ErrorSummary";
import { ErrorText } from "../../ui/form/ErrorText";
import { TextArea } from "../../ui/form/TextArea";
import { TextField } from "../../ui/form/TextField";
import { useCheckedForm } from "../../ui/form/use-checked-form";
import { SmallText } from "../../ui/texts";
import { chakra } from "../../ui/theme/chakra";

type Agreement = z.output<typeof agreementForm>;
type AgreementFormProps = {
  /** Number of the quote. */
  number: string;
  send: (agreement: Agreement) => Promise<void>;
  onCancel: () => void;
};

const Form = chakra("form", { base: { display: "grid", gap: "5" } });
const Title = chakra("h3", { base: { textStyle: "h3", _focusVisible: { outline: "none" } } });

/** Who agrees to a quote, and what they say. What was typed outlives a failure, and is of this quote only. */
export function AgreementForm({ number, send, onCancel }: AgreementFormProps) {
  const [failure, setFailure] = useState<string>();
  const [draft] = useState(() => textDraft(`quote-agreement-${number}`, ["name", "comment"]));
  const { field, errorOf, problems, handleSubmit, isSending } = useCheckedForm<AgreementFields, Agreement>({
    id: "agreement",
    schema: agreementForm,
    start: draft.read,
    onType: draft.keep,
    onSend: async (agreement) => {
      setFailure(undefined);
      await send(agreement);
      draft.forget();
    },
    onFailure: (error) => setFailure(failureOf(error).sentence),
  });
  const title = useRef<HTMLHeadingElement>(null);
  // The form replaces the button that had the focus.
  useEffect(() => title.current?.focus({ preventScroll: true }), []);

  return (
    <Form noValidate aria-label="Agree to this quote" onSubmit={(event) => void handleSubmit(event)}>
      <Title ref={title} tabIndex={-1}>
        Agree to this quote
      </Title>
      <ErrorSummary problems={problems} errorOf={errorOf} />
      <TextField label="Name" autoComplete="name" required {...field("name")} />
      <TextArea label="Comment" hint="optional" rows={3} {...field("comment")} />
      <SmallText>It is shown to whoever sent you the link, and to whoever else has it. It orders nothing.</SmallText>
      {failure !== undefined && <ErrorText role="alert">{failure}</ErrorText>}
      <Button type="submit" busy={isSending} busyText="Sending...">
        I agree
      </Button>
      <Button variant="soft" onClick={onCancel}>
        Not now
      </Button>
    </Form>
  );
}
