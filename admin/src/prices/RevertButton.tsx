import Button from "@mui/material/Button";
import { useState } from "react";
import { Confirm, useNotify, useRefresh } from "react-admin";
import { sentenceOf } from "../api/staff-error";
import { FailureNotice } from "../ui/FailureNotice";
import { revertPrices } from "./price-operations";
import type { PriceList } from "./prices-provider";

type RevertButtonProps = { list: Pick<PriceList, "id" | "name" | "appliedAt"> };

/** Takes a price list back, or cancels one that has not started, after a question. */
export function RevertButton({ list: { id, name, appliedAt } }: RevertButtonProps) {
  const isPlanned = appliedAt == null;
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
      const done = isPlanned ? "The price list is cancelled." : "The earlier prices are back; shoppers see them.";
      notify(done, { type: "success" });
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
        {isPlanned ? "Cancel before it starts" : "Take back"}
      </Button>
      <Confirm
        isOpen={isAsked}
        title={isPlanned ? `Cancel ${name}?` : `Take ${name} back?`}
        content={
          isPlanned
            ? "It will not start. To have it after all, import it again."
            : "Its products get the prices that they had before it. Orders keep theirs."
        }
        {...(isPlanned && { confirm: "Cancel the price list", cancel: "Keep it" })}
        onConfirm={() => void handleConfirm()}
        onClose={() => setIsAsked(false)}
      />
    </>
  );
}
