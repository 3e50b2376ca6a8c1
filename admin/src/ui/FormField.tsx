import TextField, { type TextFieldProps } from "@mui/material/TextField";

type FormFieldProps = TextFieldProps & { name: string; fields: Readonly<Record<string, string>> | undefined };

/** A labelled field of a form, with what it was refused for. */
export function FormField({ name, fields, helperText, ...props }: FormFieldProps) {
  const error = fields?.[name];
  return (
    <TextField
      id={name}
      name={name}
      required
      error={error !== undefined}
      helperText={error ?? helperText}
      variant="outlined"
      {...props}
    />
  );
}
