import Link from "@mui/material/Link";
import type { ReactNode } from "react";
import { useCanAccess, useCreatePath, useResourceDefinitions } from "react-admin";
import { Link as RouterLink } from "react-router-dom";

type RecordLinkProps = { resource: string; id: string; children: ReactNode };

/** Leads to the page of something, for members who may open it; for others it is text. */
export function RecordLink({ resource, id, children }: RecordLinkProps) {
  const createPath = useCreatePath();
  const { hasShow = false } = useResourceDefinitions()[resource] ?? {};
  const { canAccess = false } = useCanAccess({ resource, action: "show" });
  if (!hasShow || !canAccess) return children;
  return (
    <Link
      component={RouterLink}
      to={createPath({ resource, type: "show", id })}
      onClick={(event) => event.stopPropagation()}
    >
      {children}
    </Link>
  );
}
