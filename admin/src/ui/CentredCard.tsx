import Card from "@mui/material/Card";
import CardContent from "@mui/material/CardContent";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";

type CentredCardProps = { title: string; children: ReactNode };

/** The only thing on a page, before the sign-in. */
export function CentredCard({ title, children }: CentredCardProps) {
  return (
    <Stack component="main" sx={{ minHeight: "100vh", alignItems: "center", justifyContent: "center", padding: 2 }}>
      <Card sx={{ width: "100%", maxWidth: 440 }}>
        <CardContent sx={{ padding: 4 }}>
          <Stack spacing={2}>
            <Typography variant="h5" component="h1">
              {title}
            </Typography>
            {children}
          </Stack>
        </CardContent>
      </Card>
    </Stack>
  );
}
