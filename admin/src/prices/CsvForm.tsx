import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import TextField from "@mui/material/TextField";
import { useRef, useState, type ChangeEvent } from "react";
import { FailureNotice } from "../ui/FailureNotice";
import { useSubmit } from "../ui/use-submit";
import { previewPrices, type PricePreview } from "./price-operations";

type CsvFormProps = {
  /** The list is another one than the last dry run was of. */
  onEdited: () => void;
  onPreviewed: (dryRun: { csv: string; preview: PricePreview }) => void;
};

/** A price list, from a file or pasted. */
export function CsvForm({ onEdited, onPreviewed }: CsvFormProps) {
  const [csv, setCsv] = useState("");
  const file = useRef<HTMLInputElement>(null);
  const edit = (text: string) => {
    setCsv(text);
    onEdited();
  };
  const { failure, isSending, handleSubmit } = useSubmit(async () => {
    onPreviewed({ csv, preview: await previewPrices(csv) });
  });
  const handleFile = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [chosen] = target.files ?? [];
    if (chosen) edit(await chosen.text());
    target.value = ""; // so that the same file can be read again once it was changed
  };
  return (
    <Stack component="form" spacing={2} onSubmit={handleSubmit}>
      <TextField
        id="csv"
        label="Price list"
        placeholder="Slug,Price (GBP),Was price (GBP)"
        value={csv}
        onChange={({ target }) => edit(target.value)}
        multiline
        minRows={6}
        maxRows={14}
        required
        variant="outlined"
        slotProps={{ htmlInput: { spellCheck: false }, inputLabel: { shrink: true } }}
      />
      <FailureNotice message={failure?.message} />
      <Stack direction="row" spacing={2}>
        <Button variant="outlined" onClick={() => file.current?.click()}>
          From a file
        </Button>
        <input
          ref={file}
          type="file"
          accept=".csv,text/csv"
          aria-label="File of a price list"
          hidden
          onChange={(event) => void handleFile(event)}
        />
        <Button type="submit" variant="contained" loading={isSending}>
          Dry run
        </Button>
      </Stack>
    </Stack>
  );
}
