import type { ReactNode } from "react";
import { paths } from "../../lib/paths";
import { EmptyState } from "../../ui/EmptyState";
import { OutlineLink } from "../../ui/links";

/** In the place of a page about a window that is not here; why, as far as the page knows. */
export function NoWindow({
  children = "It was removed, or it belongs to another browser. Sign in to see the windows of your account.",
}: {
  children?: ReactNode;
}) {
  return (
    <EmptyState
      level="h1"
      title="This window isn’t here"
      drawing="outline"
      action={<OutlineLink to={paths.windows.href()}>My windows</OutlineLink>}
    >
      {children}
    </EmptyState>
  );
}
