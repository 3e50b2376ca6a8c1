import { Button } from "../../ui/Button";
import { ErrorSummary } from "../../ui/form/ErrorSummary";
import { Honeypot } from "../../ui/form/Honeypot";
import { SentNotice } from "../../ui/form/SentNotice";
import { TextArea } from "../../ui/form/TextArea";
import { TextFields } from "../../ui/form/TextFields";
import { SmallText } from "../../ui/texts";
import { chakra } from "../../ui/theme/chakra";
import { CONTACT_FIELDS } from "./contact-fields";
import { useContactForm } from "./useContactForm";

type ContactFormProps = {
  /** The design that the message is about. */
  inspiration?: { id: string; title: string };
  /** Number to call when it can't be sent. */
  phone: string;
};

/** The contact form and its confirmation. */
export function ContactForm({ inspiration, phone }: ContactFormProps) {
  const { field, problems, handleSubmit, isSending, honeypot, sentFrom, writeAnother } = useContactForm({
    inspiration,
    phone,
  });

  if (sentFrom !== undefined) {
    return (
      <SentNotice
        title="Message sent"
        action={
          <Button variant="line" onClick={writeAnother}>
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
      <ErrorSummary problems={problems} />
      <TextFields fields={CONTACT_FIELDS} field={field} />
      <TextArea
        {...field("message")}
        label="Message"
        help={inspiration && `About “${inspiration.title}”`}
        rows={6}
        required
      />
      <Honeypot field={honeypot} />
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" columnGap="5" rowGap="3">
        <Button type="submit" size="l" w={{ base: "full", md: "auto" }} busy={isSending} busyText="Sending...">
          Send message
        </Button>
        <SmallText>We use your details to reply to you, nothing else.</SmallText>
      </chakra.div>
    </chakra.form>
  );
}
