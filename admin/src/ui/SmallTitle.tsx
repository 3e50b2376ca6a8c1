import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";

type SmallTitleProps = { id?: string; children: ReactNode };

/** The heading of a part of a section. */
export function SmallTitle({ id, children }: SmallTitleProps) {
  return (
    <Typography id={id} variant="subtitle1" component="h3">
      {children}
    </Typography>
  );
}
