import { useState } from "react";
import { useNotify, useRefresh } from "react-admin";
import { sentenceOf, StaffError } from "../api/staff-error";

/**
 * Acts of a page, such as a press on a button: what the last one was refused for, and whether one is under way. Afterwards the page
 * reads everything anew, also where somebody else was faster.
 */
export function useAct() {
  const notify = useNotify();
  const refresh = useRefresh();
  const [failure, setFailure] = useState<string>();
  const [isActing, setIsActing] = useState(false);

  return {
    failure,
    isActing,
    /** Does it and tells so. Resolves with whether it was done. `leave` goes elsewhere where the page has nothing to show afterwards. */
    async act(change: () => Promise<unknown>, done: string, leave: () => void = refresh): Promise<boolean> {
      setFailure(undefined);
      setIsActing(true);
      try {
        await change();
        notify(done);
        leave();
        return true;
      } catch (error) {
        setFailure(toldOf(error));
        refresh();
        return false;
      } finally {
        setIsActing(false);
      }
    },
  };
}

const toldOf = (error: unknown): string =>
  error instanceof StaffError && error.code === "CONFLICT"
    ? `${error.message} This page shows it as it is now.`
    : sentenceOf(error);
