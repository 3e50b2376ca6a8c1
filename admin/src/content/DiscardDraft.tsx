import Button from "@mui/material/Button";
import { useState } from "react";
import { Confirm } from "react-admin";
import { FailureNotice } from "../ui/FailureNotice";
import { useAct } from "../ui/use-act";
import { discardDraft } from "./content-operations";
import type { ContentDocument } from "./content-provider";

type DiscardDraftProps = { document: ContentDocument };

/** Begins anew with the facts in force, such as where the draft changes what only owners may publish. */
export function DiscardDraft({ document: { kind, version } }: DiscardDraftProps) {
  const { failure, isActing, act } = useAct();
  const [isAsked, setIsAsked] = useState(false);
  const handleConfirm = () => {
    setIsAsked(false);
    void act(() => discardDraft({ kind, expectedVersion: version }), "The form has the facts in force again.");
  };
  return (
    <>
      <FailureNotice message={failure} />
      <Button color="error" loading={isActing} onClick={() => setIsAsked(true)} sx={{ alignSelf: "start" }}>
        Discard the draft
      </Button>
      <Confirm
        isOpen={isAsked}
        title="Discard the draft?"
        content="The form begins anew with what is in force. What the draft says stays under Versions, to be read there; shoppers see no change."
        confirm="Discard"
        cancel="Cancel"
        onConfirm={handleConfirm}
        onClose={() => setIsAsked(false)}
      />
    </>
  );
}
