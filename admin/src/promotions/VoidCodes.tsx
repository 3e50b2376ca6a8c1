import Button from "@mui/material/Button";
import { useState } from "react";
import { Confirm } from "react-admin";
import { FailureNotice } from "../ui/FailureNotice";
import { useAct } from "../ui/use-act";
import type { Promotion } from "./promotions-provider";
import { voidUniqueCodes } from "./unique-codes";

type VoidCodesProps = {
  promotion: Promotion;
  /** Which one; all that are open without it. */
  code?: string;
};

/** Withdraws codes from the version that is shown, after a question. */
export function VoidCodes({ promotion: { id, version, name }, code }: VoidCodesProps) {
  const { failure, isActing, act } = useAct();
  const [isAsked, setIsAsked] = useState(false);
  const handleVoid = async () => {
    setIsAsked(false);
    const done = code === undefined ? "The open codes are withdrawn." : `${code} is withdrawn.`;
    await act(() => voidUniqueCodes({ promotionId: id, expectedVersion: version, code: code ?? null }), done);
  };
  return (
    <>
      <FailureNotice message={failure} />
      <Button
        color="error"
        size="small"
        variant={code === undefined ? "outlined" : "text"}
        disabled={isActing}
        onClick={() => setIsAsked(true)}
        aria-label={code === undefined ? undefined : `Withdraw ${code}`}
        sx={{ alignSelf: "start" }}
      >
        {code === undefined ? "Withdraw all open codes" : "Withdraw"}
      </Button>
      <Confirm
        isOpen={isAsked}
        title={code === undefined ? `Withdraw all open codes of ${name}?` : `Withdraw ${code}?`}
        content="Carts with it say so and cost more, at once. Orders keep it. A withdrawn code can't be given out again."
        confirm="Withdraw"
        cancel="Cancel"
        onConfirm={() => void handleVoid()}
        onClose={() => setIsAsked(false)}
      />
    </>
  );
}
