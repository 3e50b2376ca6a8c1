import MenuItem from "@mui/material/MenuItem";
import TextField from "@mui/material/TextField";
import { useState } from "react";
import { Confirm } from "react-admin";

/** A text to begin an answer with. */
export type Template = { title: string; text: string };

type TemplateFieldProps = {
  templates: readonly Template[];
  /** The answer so far. */
  text: string;
  isDisabled: boolean;
  onChoose: (text: string) => void;
};

/** Fills the answer with a template. Asks first where words of one's own would be lost. */
export function TemplateField({ templates, text, isDisabled, onChoose }: TemplateFieldProps) {
  const [asked, setAsked] = useState<string>();
  const isOwn = text.trim() !== "" && !templates.some((template) => template.text === text);
  const handleChoose = (chosen: string) => (isOwn ? setAsked(chosen) : onChoose(chosen));
  return (
    <>
      <TextField
        id="template"
        label="Begin with a template"
        variant="outlined"
        select
        disabled={isDisabled}
        value={templates.find((template) => template.text === text)?.text ?? ""}
        onChange={({ target }) => handleChoose(target.value)}
      >
        {templates.map((template) => (
          <MenuItem key={template.title} value={template.text}>
            {template.title}
          </MenuItem>
        ))}
      </TextField>
      <Confirm
        isOpen={asked !== undefined}
        title="Replace what you have written?"
        content="The template takes the place of your text."
        confirm="Replace it"
        cancel="Keep my text"
        onConfirm={() => {
          onChoose(asked ?? "");
          setAsked(undefined);
        }}
        onClose={() => setAsked(undefined)}
      />
    </>
  );
}
