import Button from "@mui/material/Button";
import { useState } from "react";
import { Confirm, useNotify, useRefresh } from "react-admin";
import { sentenceOf } from "../api/staff-error";
import { FailureNotice } from "../ui/FailureNotice";
import { revertPrices } from "./price-operations";

type RevertButtonProps = { id: string; name: string };

/** Takes a price list back, after a question. */
export function RevertButton({ id, name }: RevertButtonProps) {
  const [isAsked, setIsAsked] = useState(false);
  const [isSending, setIsSending] = useState(false);
  const [failure, setFailure] = useState<string>();
  const notify = useNotify();
  const refresh = useRefresh();
  const handleConfirm = async () => {
    setIsAsked(false);
    setIsSending(true);
    setFailure(undefined);
    try {
      await revertPrices(id);
      notify("The earlier prices are back; shoppers see them.", { type: "success" });
      refresh();
    } catch (error) {
      setFailure(sentenceOf(error));
    } finally {
      setIsSending(false);
    }
  };
  return (
    <>
      <FailureNotice message={failure} />
      <Button variant="outlined" onClick={() => setIsAsked(true)} loading={isSending} sx={{ alignSelf: "start" }}>
        Take back
      </Button>
      <Confirm
        isOpen={isAsked}
        title={`Take ${name} back?`}
        content="Its products get the prices that they had before it. Orders keep theirs."
        onConfirm={() => void handleConfirm()}
        onClose={() => setIsAsked(false)}
      />
    </>
  );
}
