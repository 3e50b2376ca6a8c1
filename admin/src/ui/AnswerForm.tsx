import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import TextField from "@mui/material/TextField";
import { useState, type FormEvent } from "react";
import { LONGEST_MESSAGE } from "@rules/enquiry-sender";
import { TemplateField, type Template } from "./TemplateField";

type AnswerFormProps = {
  /** What it may begin with. */
  templates: readonly Template[];
  isDisabled: boolean;
  /** Resolves with whether it was sent; what was typed stays where it was not. */
  onSend: (text: string) => Promise<boolean>;
};

/** An answer, which may begin with a template. */
export function AnswerForm({ templates, isDisabled, onSend }: AnswerFormProps) {
  const [text, setText] = useState("");
  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (await onSend(text)) setText("");
  };
  return (
    <Stack component="form" spacing={2} onSubmit={(event) => void handleSubmit(event)}>
      <TemplateField templates={templates} text={text} isDisabled={isDisabled} onChoose={setText} />
      <TextField
        id="answer"
        label="Answer"
        variant="outlined"
        multiline
        minRows={8}
        required
        // What is typed while the answer is being sent would be lost once it is.
        disabled={isDisabled}
        value={text}
        onChange={({ target }) => setText(target.value)}
        helperText={`It is mailed as it stands here, at most ${LONGEST_MESSAGE} characters.`}
      />
      <Button type="submit" variant="contained" loading={isDisabled}>
        Send the answer
      </Button>
    </Stack>
  );
}
