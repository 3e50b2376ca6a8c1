import { useState, type FormEvent } from "react";
import { sentenceOf, StaffError } from "../api/staff-error";

type Failure = { message: string; fields: Readonly<Record<string, string>> };

/** A form that sends its fields by name: what it is refused for, and whether it is being sent. */
export function useSubmit(send: (values: Readonly<Record<string, string>>) => Promise<void>) {
  const [failure, setFailure] = useState<Failure>();
  const [isSending, setIsSending] = useState(false);

  const submit = async (form: HTMLFormElement) => {
    setFailure(undefined);
    setIsSending(true);
    try {
      const typed = [...new FormData(form)].filter((entry): entry is [string, string] => typeof entry[1] === "string");
      await send(Object.fromEntries(typed));
    } catch (error) {
      setFailure({ message: sentenceOf(error), fields: error instanceof StaffError ? error.body.errors : {} });
    } finally {
      setIsSending(false);
    }
  };

  return {
    failure,
    isSending,
    handleSubmit(event: FormEvent<HTMLFormElement>) {
      event.preventDefault();
      void submit(event.currentTarget);
    },
  };
}
