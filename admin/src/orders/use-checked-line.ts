import { useRef, useState } from "react";
import { useNotify, useRefresh } from "react-admin";
import { sentenceOf } from "../api/staff-error";
import { useSubmit } from "../ui/use-submit";

type Steps<Checked> = {
  /** Asks what the line would become. Undefined while it can't be asked. */
  check: (values: Readonly<Record<string, string>>) => Promise<Checked | undefined>;
  /** Does it as it was shown. */
  confirm: (checked: Checked) => Promise<unknown>;
  /** What is told once it is done. */
  done: string;
  onDone: () => void;
};

/** A change of a line in two steps: what was typed is checked and shown, and then done as it was shown. */
export function useCheckedLine<Checked>({ check, confirm, done, onDone }: Steps<Checked>) {
  const notify = useNotify();
  const refresh = useRefresh();
  const [checked, setChecked] = useState<Checked>();
  const [refusal, setRefusal] = useState<string>();
  const [isConfirming, setIsConfirming] = useState(false);
  const changeCount = useRef(0);
  const { failure, isSending, handleSubmit } = useSubmit(async (values) => {
    setRefusal(undefined);
    const asked = changeCount.current;
    const answer = await check(values);
    // What was changed since then has not been checked.
    if (answer !== undefined && asked === changeCount.current) setChecked(answer);
  });

  const handleConfirm = async () => {
    if (checked === undefined) return;
    setIsConfirming(true);
    try {
      await confirm(checked);
      notify(done, { type: "success" });
      onDone();
    } catch (error) {
      setRefusal(sentenceOf(error));
    } finally {
      setIsConfirming(false);
      refresh();
    }
  };
  return {
    checked,
    failure: refusal === undefined ? failure : { message: refusal, fields: {} },
    isBusy: isSending || isConfirming,
    handleCheck: handleSubmit,
    /** What is shown no longer is what is typed. */
    handleChange() {
      changeCount.current += 1;
      setChecked(undefined);
    },
    handleConfirm,
  };
}
