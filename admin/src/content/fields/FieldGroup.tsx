import Box from "@mui/material/Box";
import FormHelperText from "@mui/material/FormHelperText";
import Typography from "@mui/material/Typography";
import { useId, type ReactNode } from "react";

type FieldGroupProps = { label: string; help?: string | undefined; error?: string | undefined; children: ReactNode };

/** Fields of one fact under its name, with what it was refused for as a whole. */
export function FieldGroup({ label, help, error, children }: FieldGroupProps) {
  const id = useId();
  const errorId = `${id}-error`;
  return (
    <Box
      role="group"
      aria-labelledby={id}
      aria-describedby={error === undefined ? undefined : errorId}
      sx={{ display: "grid", gap: 1.5 }}
    >
      <Typography id={id} component="h3" variant="subtitle2">
        {label}
      </Typography>
      {help !== undefined && <Typography variant="body2">{help}</Typography>}
      {children}
      {error !== undefined && (
        <FormHelperText id={errorId} role="alert" error>
          {error}
        </FormHelperText>
      )}
    </Box>
  );
}
