import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useId, type ReactNode } from "react";

type FormSectionProps = { title: string; children: ReactNode };

/** A part of a long form, in two columns where there is room. */
export function FormSection({ title, children }: FormSectionProps) {
  const id = useId();
  return (
    <Box component="section" aria-labelledby={id} sx={{ width: "100%", marginBottom: 3 }}>
      <Typography id={id} variant="h6" component="h2" gutterBottom>
        {title}
      </Typography>
      <Box sx={{ display: "grid", gap: 2, gridTemplateColumns: { xs: "1fr", sm: "1fr 1fr" }, alignItems: "start" }}>
        {children}
      </Box>
    </Box>
  );
}
