import { useApolloClient } from "@apollo/client/react";
import { useEffect, useRef, useState, type FormEvent } from "react";
import { logFailure } from "../../../lib/failure-log";
import { fieldProblemsOf, type FieldProblems } from "../../../lib/field-problems";
import { failureOf } from "../../../lib/shop-failure";
import { useHoneypot, type SpamHints } from "../../../ui/form/Honeypot";
import type { Problem } from "../../../ui/form/use-checked-form";
import { notify } from "../../../ui/toast/notify";
import { FIELD_NAMES, fieldId, quoteDraft, type FieldName, type QuoteTexts } from "./quote-fields";

const NONE: FieldProblems = {};

/** The rules with their tables of phone numbers and postcodes, and how to send: fetched when the form is first touched. */
const loadSending = () => import("./send-quote");

/**
 * The quote form. It uses the fields of the server's HTML, so input before hydration is not lost. It
 * is checked when it is sent and again while it is put right.
 */
export function useQuoteForm(shopPhone: string) {
  const client = useApolloClient();
  const form = useRef<HTMLFormElement>(null);
  const honeypot = useHoneypot();
  const isUnderWay = useRef(false);
  const isWatched = useRef(false);
  const [isSending, setIsSending] = useState(false);
  const [wrong, setWrong] = useState(NONE);
  const [problems, setProblems] = useState<readonly Problem<FieldName>[]>([]);
  const [promise, setPromise] = useState<string>();
  const [wait, setWait] = useState<string>();
  const [round, setRound] = useState(0);

  useEffect(() => {
    const draft = quoteDraft.read();
    for (const name of FIELD_NAMES) {
      const field = fieldOf(form.current, name);
      if (field && field.value === "") field.value = draft[name];
    }
  }, []);

  const send = async (texts: QuoteTexts, attachment: Attachment, hints: SpamHints) => {
    setProblems([]);
    setPromise(undefined);
    setWait(undefined);
    setWrong(({ attachesProject: _before, ...others }) => others);
    try {
      const { checkQuote, sendQuote } = await loadSending();
      const checked = checkQuote(texts);
      if ("problems" in checked) return show(checked.problems);
      const by = await sendQuote(client, { ...checked.form, ...attachment }, hints);
      form.current?.reset();
      quoteDraft.forget();
      isWatched.current = false;
      setWrong(NONE);
      setRound((before) => before + 1);
      setPromise(by);
      notify({ title: "Thank you. We have your request", description: `We'll be in touch by ${by}.` });
    } catch (error) {
      const refused = fieldProblemsOf(error);
      if (refused) return show(refused);
      logFailure("Failed to send quote request", error);
      const { code, sentence } = failureOf(error);
      if (code === "RATE_LIMITED") setWait(sentence);
      notify({
        kind: "failure",
        title: "Error sending request",
        description: `Please try again or call us directly at ${shopPhone}`,
      });
    }
  };

  const show = (found: FieldProblems) => {
    isWatched.current = true;
    setWrong(found);
    setProblems(
      FIELD_NAMES.flatMap((name) =>
        found[name] === undefined ? [] : [{ name, id: fieldId(name), message: found[name] }],
      ),
    );
  };

  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isUnderWay.current) return; // the second press of a double click
    isUnderWay.current = true;
    setIsSending(true);
    void send(textsOf(event.currentTarget), attachmentOf(event.currentTarget), honeypot.hints()).finally(() => {
      isUnderWay.current = false;
      setIsSending(false);
    });
  };

  const handleInput = (event: FormEvent<HTMLFormElement>) => {
    const texts = textsOf(event.currentTarget);
    quoteDraft.keep(texts);
    if (!isWatched.current) return;
    const { name } = event.target as HTMLInputElement;
    void loadSending().then(({ checkQuote }) => {
      const checked = checkQuote(texts);
      const { [name]: sentence } = "problems" in checked ? checked.problems : NONE;
      setWrong(({ [name]: _before, ...others }) => (sentence === undefined ? others : { ...others, [name]: sentence }));
    });
  };

  return {
    form,
    honeypot: honeypot.field,
    isSending,
    /** The error of a field. */
    errorOf: (name: FieldName): string | undefined => wrong[name],
    /** What was wrong when the form was last sent, in the order of the form. */
    problems,
    /** When the shop will have been in touch, after a request was sent. */
    promise,
    /** Why the shop takes no more requests for now, or not the windows that go with one. */
    wait: wait ?? wrong["attachesProject"],
    /** How many requests were sent: the choice of what goes with one begins anew. */
    round,
    handleFocus: () => void loadSending().catch(() => undefined), // a failure shows when the form is sent
    handleSubmit,
    handleInput,
  };
}

/** What goes with the request: `true` where it is ticked. */
type Attachment = { attachesProject?: true; attachesPhotos?: true };

function attachmentOf(form: HTMLFormElement): Attachment {
  const isTicked = (name: keyof Attachment) => {
    const field = form.elements.namedItem(name);
    return field instanceof HTMLInputElement && field.checked;
  };
  return {
    ...(isTicked("attachesProject") && { attachesProject: true }),
    ...(isTicked("attachesPhotos") && { attachesPhotos: true }),
  };
}

function fieldOf(form: HTMLFormElement | null, name: FieldName) {
  const field = form?.elements.namedItem(name);
  return field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement ? field : undefined;
}

function textsOf(form: HTMLFormElement): QuoteTexts {
  return Object.fromEntries(FIELD_NAMES.map((name) => [name, fieldOf(form, name)?.value ?? ""])) as QuoteTexts;
}
