import "../../lib/zod-setup";
import { useMutation } from "@apollo/client/react";
import { useState } from "react";
import { contactForm } from "@rules/contact-form";
import { graphql } from "../../gql";
import { useHoneypot } from "../../ui/form/Honeypot";
import { notifyUnsent } from "../../ui/form/notify-unsent";
import { typedAlready } from "../../ui/form/typed-already";
import { useCheckedForm } from "../../ui/form/use-checked-form";
import { contactDraft, contactKeys, FIELD_ORDER } from "./contact-fields";

const SEND_MESSAGE = graphql(`
  mutation SendContactMessage($input: SendContactMessageInput!) {
    sendContactMessage(input: $input) {
      id
    }
  }
`);

type ContactOptions = {
  /** The design that the message is about. */
  inspiration?: { id: string; title: string };
  /** Number to call when it can't be sent. */
  phone: string;
};

/** State of the contact form. The draft is kept until it has been sent. */
export function useContactForm({ inspiration, phone }: ContactOptions) {
  const [sendMessage] = useMutation(SEND_MESSAGE);
  const honeypot = useHoneypot();
  const [sentFrom, setSentFrom] = useState<string>();

  const { reset, ...form } = useCheckedForm({
    id: "contact",
    schema: contactForm,
    start: () => {
      const kept = { ...contactDraft.read(), ...typedAlready("contact", FIELD_ORDER) };
      return { ...kept, message: kept.message || openingOf(inspiration), inspirationId: inspiration?.id };
    },
    onType: contactDraft.keep,
    order: FIELD_ORDER,
    onSend: async (message) => {
      const input = { ...message, ...honeypot.hints(), idempotencyKey: contactKeys.keyFor(message) };
      await sendMessage({ variables: { input } });
      reset({ name: "", email: "", phone: "", message: "" });
      contactDraft.forget();
      contactKeys.forget();
      setSentFrom(message.email);
    },
    onFailure: (error) => notifyUnsent(error, phone),
  });

  return {
    ...form,
    honeypot: honeypot.field,
    /** The sender's e-mail address, once it has been sent. */
    sentFrom,
    writeAnother: () => setSentFrom(undefined),
  };
}

const openingOf = (inspiration: ContactOptions["inspiration"]) =>
  inspiration ? `I would like the look of “${inspiration.title}” at home.\n\n` : "";
