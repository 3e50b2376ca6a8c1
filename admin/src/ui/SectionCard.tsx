import Card from "@mui/material/Card";
import CardContent from "@mui/material/CardContent";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useId, type ReactNode } from "react";

type SectionCardProps = { title: string; children: ReactNode };

/** A named part of a page. */
export function SectionCard({ title, children }: SectionCardProps) {
  const id = useId();
  return (
    <Card component="section" aria-labelledby={id}>
      <CardContent>
        <Stack spacing={2} sx={{ alignItems: "stretch" }}>
          <Typography variant="h6" component="h2" id={id}>
            {title}
          </Typography>
          {children}
        </Stack>
      </CardContent>
    </Card>
  );
}
