import { useState } from "react";
import { Button } from "../../ui/Button";
import { LoadedOverlay } from "../../ui/overlay/LoadedOverlay";
import type { ToldConfiguration } from "./told-configuration";

type PhoneOrderProps = {
  /** What is ordered at the time of the press; undefined where it can't be made, which is shown elsewhere. */
  read: () => readonly ToldConfiguration[] | undefined;
};

const loadDialog = async () => (await import("./PhoneOrderDialog")).PhoneOrderDialog;

/** Opens the codes by which what is configured can be ordered by phone. */
export function PhoneOrder({ read }: PhoneOrderProps) {
  const [told, setTold] = useState<readonly ToldConfiguration[]>();
  return (
    <>
      <Button variant="link" fontSize="small" aria-haspopup="dialog" onClick={() => setTold(read())}>
        Order by phone
      </Button>
      <LoadedOverlay load={loadDialog} with={{ told, open: told !== undefined, onClose: () => setTold(undefined) }} />
    </>
  );
}
