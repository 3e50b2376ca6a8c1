import { useMutation } from "@apollo/client/react";
import { useState } from "react";
import { contactForm } from "@rules/contact-form";
import { graphql } from "../../gql";
import { idempotencyKeys } from "../../lib/idempotency-keys";
import { textDraft } from "../../lib/text-draft";
import { Button } from "../../ui/Button";
import { ErrorSummary } from "../../ui/form/ErrorSummary";
import { Honeypot, useHoneypot } from "../../ui/form/Honeypot";
import { EMAIL_INPUT, PHONE_INPUT } from "../../ui/form/input-kinds";
import { notifyUnsent } from "../../ui/form/notify-unsent";
import { PlainSubmit } from "../../ui/form/PlainSubmit";
import { SentNotice } from "../../ui/form/SentNotice";
import { TextArea } from "../../ui/form/TextArea";
import { TextFields, type TextFieldSpec } from "../../ui/form/TextFields";
import { typedAlready } from "../../ui/form/typed-already";
import { useCheckedForm } from "../../ui/form/use-checked-form";
import { SmallText } from "../../ui/texts";
import { chakra } from "../../ui/theme/chakra";

const SEND_MESSAGE = graphql(`
  mutation SendContactMessage($input: SendContactMessageInput!) {
    sendContactMessage(input: $input) {
      __typename
    }
  }
`);

const FIELDS = [
  { name: "name", label: "Name", autoComplete: "name", required: true, wide: true },
  { name: "email", label: "Email", ...EMAIL_INPUT, required: true },
  { name: "phone", label: "Phone", hint: "optional", ...PHONE_INPUT },
] as const satisfies readonly TextFieldSpec<string>[];
const ORDER = ["name", "email", "phone", "message"] as const;

const draft = textDraft("contact-draft", ORDER);
const keys = idempotencyKeys("contact-key");

type ContactFormProps = {
  /** The design that the message is about. */
  inspiration?: { id: string; title: string };
  /** Number to call when it can't be sent. */
  phone: string;
};

/** The contact form and its confirmation. The draft is kept until it has been sent. */
export function ContactForm({ inspiration, phone }: ContactFormProps) {
  const [sendMessage] = useMutation(SEND_MESSAGE);
  const honeypot = useHoneypot();
  /** The sender's e-mail address, once the message has been sent. */
  const [sentFrom, setSentFrom] = useState<string>();
  const { field, errorOf, problems, handleSubmit, isSending, reset } = useCheckedForm({
    id: "contact",
    schema: contactForm,
    start: () => {
      const kept = { ...draft.read(), ...typedAlready("contact", ORDER) };
      const begun = inspiration ? `I would like the look of “${inspiration.title}” at home.\n\n` : "";
      return { ...kept, message: kept.message || begun, inspirationId: inspiration?.id };
    },
    onType: draft.keep,
    order: ORDER,
    onSend: async (message) => {
      const input = { ...message, ...honeypot.hints(), idempotencyKey: keys.keyFor(message) };
      await sendMessage({ variables: { input } });
      reset({ name: "", email: "", phone: "", message: "" });
      draft.forget();
      keys.forget();
      setSentFrom(message.email);
    },
    onFailure: (error) => notifyUnsent(error, phone),
  });

  if (sentFrom !== undefined) {
    return (
      <SentNotice
        title="Message sent"
        action={
          <Button variant="line" onClick={() => setSentFrom(undefined)}>
            Write another message
          </Button>
        }
      >
        Thank you. We read every message ourselves and answer to {sentFrom}, where a copy is on its way to you.
      </SentNotice>
    );
  }
  return (
    <chakra.form noValidate display="grid" gap="5" onSubmit={(event) => void handleSubmit(event)}>
      <ErrorSummary problems={problems} errorOf={errorOf} />
      <TextFields fields={FIELDS} field={field} />
      <TextArea
        {...field("message")}
        label="Message"
        help={inspiration && `About “${inspiration.title}”`}
        rows={6}
        required
      />
      <Honeypot field={honeypot.field} />
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" columnGap="5" rowGap="3">
        {inspiration && <input type="hidden" name="inspirationId" value={inspiration.id} />}
        <PlainSubmit action="/contact">Send message</PlainSubmit>
        <Button
          type="submit"
          size="l"
          w={{ base: "full", md: "auto" }}
          busy={isSending}
          busyText="Sending..."
          data-scripted
        >
          Send message
        </Button>
        <SmallText>We use your details to reply to you, nothing else.</SmallText>
      </chakra.div>
    </chakra.form>
  );
}
