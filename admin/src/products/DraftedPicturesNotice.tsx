import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import { useEditContext } from "react-admin";
import type { ProductPicture } from "./picture";
import type { Product } from "./product";

type DraftedPicturesNoticeProps = {
  /** In the form. */
  pictures: readonly ProductPicture[];
  onTakePublished: (pictures: readonly ProductPicture[]) => void;
};

/** Says that the pictures in the form are those of the draft, and leads back to the published ones. */
export function DraftedPicturesNotice({ pictures, onTakePublished }: DraftedPicturesNoticeProps) {
  const { record } = useEditContext<Product>();
  if (!record?.draft?.pictures || pictures === record.pictures) return null;
  return (
    <Alert
      severity="info"
      action={
        <Button color="inherit" size="small" onClick={() => onTakePublished(record.pictures)}>
          Take the published ones
        </Button>
      }
    >
      These are the pictures of the draft, which shoppers do not see. “Save as a draft” keeps what you change of them.
    </Alert>
  );
}
