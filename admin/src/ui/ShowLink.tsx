import Link from "@mui/material/Link";
import type { ReactNode } from "react";
import { useCreatePath } from "react-admin";
import { Link as RouterLink } from "react-router-dom";

type ShowLinkProps = { resource: string; id: string | number; children: ReactNode };

/** Leads to the page of something; a press on it is none on the row of a list. */
export function ShowLink({ resource, id, children }: ShowLinkProps) {
  const path = useCreatePath()({ resource, type: "show", id });
  return (
    <Link component={RouterLink} to={path} onClick={(event) => event.stopPropagation()}>
      {children}
    </Link>
  );
}
