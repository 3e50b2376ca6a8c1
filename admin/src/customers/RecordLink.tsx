import type { ReactNode } from "react";
import { useCanAccess, useResourceDefinitions } from "react-admin";
import { ShowLink } from "../ui/ShowLink";

type RecordLinkProps = { resource: string; id: string; children: ReactNode };

/** Leads to the page of something, for members who may open it; for others it is text. */
export function RecordLink({ resource, id, children }: RecordLinkProps) {
  const { hasShow = false } = useResourceDefinitions()[resource] ?? {};
  const { canAccess = false } = useCanAccess({ resource, action: "show" });
  if (!hasShow || !canAccess) return children;
  return (
    <ShowLink resource={resource} id={id}>
      {children}
    </ShowLink>
  );
}
