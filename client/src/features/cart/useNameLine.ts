import { useMutation } from "@apollo/client/react";
import { tellFailure } from "../../ui/toast/tell-failure";
import { useCartChange } from "./cart-context";
import { CHANGE_LINE } from "./quantity-changes";

/** Names the window of a line; an empty name takes it away. Resolves to whether it is named; a failure has shown a notice. */
export function useNameLine() {
  const [changeLine, { loading }] = useMutation(CHANGE_LINE, { context: { schedule: useCartChange() } });
  const nameLine = (input: { lineId: string; roomName: string; windowName: string }) =>
    tellFailure(changeLine({ variables: { input } }), "Names not saved");
  return { nameLine, isNaming: loading };
}
