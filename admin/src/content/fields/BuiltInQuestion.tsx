import Button from "@mui/material/Button";
import Checkbox from "@mui/material/Checkbox";
import FormControlLabel from "@mui/material/FormControlLabel";
import Link from "@mui/material/Link";
import Stack from "@mui/material/Stack";

type BuiltInQuestionProps = {
  question: { id: string; question: string };
  isShown: boolean;
  /** Whether an answer of staff stands in its place. */
  isEdited: boolean;
  onShow: (isShown: boolean) => void;
  /** Undefined for the first of its subject. */
  onUp: (() => void) | undefined;
  onEdit: () => void;
  onRestore: () => void;
};

/** A question that comes with the shop: shown or hidden, its place, and whether staff answer it themselves. */
export function BuiltInQuestion({ question: { id, question }, isShown, isEdited, ...on }: BuiltInQuestionProps) {
  return (
    <Stack direction="row" spacing={1} sx={{ alignItems: "center", flexWrap: "wrap" }}>
      <FormControlLabel
        sx={{ flex: "1 1 16rem" }}
        label={isEdited ? `${question} (your own answer, below)` : question}
        control={
          <Checkbox
            checked={isShown}
            onChange={({ target }) => on.onShow(target.checked)}
            slotProps={{ input: { "aria-label": `Show “${question}”` } }}
          />
        }
      />
      <Link href={`/faq#${id}`} target="_blank" aria-label={`Read “${question}” on its page`}>
        Read
      </Link>
      {/* On top it keeps the focus, which a disabled button would lose. */}
      <Button
        aria-label={`Move “${question}” up`}
        aria-disabled={on.onUp === undefined}
        onClick={on.onUp}
        sx={on.onUp ? undefined : { color: "text.disabled" }}
      >
        Up
      </Button>
      {isEdited ? (
        <Button aria-label={`Restore “${question}”`} onClick={on.onRestore}>
          Restore
        </Button>
      ) : (
        <Button aria-label={`Edit “${question}”`} onClick={on.onEdit}>
          Edit
        </Button>
      )}
    </Stack>
  );
}
