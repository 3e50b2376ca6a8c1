import { SaveButton, useEditContext, useNotify } from "react-admin";
import { sentenceOf } from "../api/staff-error";

/** Saves what was typed as the draft of a product, on top of the one that there is. */
export function SaveDraftButton() {
  const notify = useNotify();
  const { refetch } = useEditContext();
  // react-admin keeps the answer of an act with `meta` apart from the record that the page shows.
  const handleSuccess = async () => {
    await refetch();
    notify("The draft is saved; shoppers do not see it yet.");
  };
  return (
    <SaveButton
      type="button"
      label="Save as a draft"
      variant="outlined"
      icon={<></>}
      mutationOptions={{
        meta: { isDraft: true },
        onSuccess: () => void handleSuccess(),
        // What somebody else has published meanwhile is not replaced by a draft, so there is nothing to choose between.
        onError: (error: unknown) => notify(sentenceOf(error), { type: "error" }),
      }}
    />
  );
}
