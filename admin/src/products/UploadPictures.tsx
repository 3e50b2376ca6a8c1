import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import LinearProgress from "@mui/material/LinearProgress";
import Typography from "@mui/material/Typography";
import { useRef, type ChangeEvent } from "react";
import { MAX_PICTURE_BYTES, PICTURE_TYPES } from "@rules/picture-uploads";
import { LEAST_PICTURE_WIDTH } from "@rules/product-pictures";
import { DropArea } from "./DropArea";
import type { ProductPicture } from "./picture";
import { usePictureUploads, type RunningUpload } from "./use-picture-uploads";

type UploadPicturesProps = {
  /** Of what they are for, below /admin. */
  path: string;
  onUploaded: (picture: ProductPicture) => void;
};

const HINT = `JPEG, PNG, WebP or AVIF, at least ${LEAST_PICTURE_WIDTH} pixels wide and at most ${MAX_PICTURE_BYTES / 1024 / 1024} MB. Their position and other notes of the camera are removed.`;

/** Takes pictures by a button or by dropping them, and tells how far they are. */
export function UploadPictures({ path, onUploaded }: UploadPicturesProps) {
  const input = useRef<HTMLInputElement>(null);
  const { running, refusals, uploadAll } = usePictureUploads(path, onUploaded);

  const handleChosen = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const files = [...(target.files ?? [])];
    // So that the same file can be chosen again after a refusal.
    target.value = "";
    void uploadAll(files);
  };

  return (
    <DropArea onFiles={(files) => void uploadAll(files)}>
      <input
        ref={input}
        type="file"
        hidden
        multiple
        accept={PICTURE_TYPES.join(",")}
        aria-label="Picture files"
        onChange={handleChosen}
      />
      <Button variant="outlined" disabled={running !== undefined} onClick={() => input.current?.click()}>
        Upload pictures
      </Button>
      <Typography variant="body2" sx={{ marginTop: 1 }}>
        Or drop them here. {HINT}
      </Typography>
      {running && <UploadProgress {...running} />}
      {refusals.map((sentence) => (
        <Alert key={sentence} severity="error" sx={{ marginTop: 1 }}>
          {sentence}
        </Alert>
      ))}
    </DropArea>
  );
}

/** How much of a file is sent; then the shop prepares it. */
function UploadProgress({ name, share }: RunningUpload) {
  const isSent = share >= 1;
  const sentence = isSent ? `${name} is being prepared` : `${name} is being sent`;
  return (
    <Box sx={{ marginTop: 1 }}>
      <Typography variant="body2" role="status">
        {sentence}
      </Typography>
      <LinearProgress
        aria-label={name}
        {...(isSent ? {} : { variant: "determinate" as const, value: Math.round(share * 100) })}
      />
    </Box>
  );
}
