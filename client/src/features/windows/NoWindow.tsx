import { paths } from "../../lib/paths";
import { EmptyState } from "../../ui/EmptyState";
import { OutlineLink } from "../../ui/links";

type NoWindowProps = {
  /** Whether the shop has said which windows it keeps. */
  isKnown: boolean;
};

/** In the place of a page about a window that this browser doesn't hold. */
export function NoWindow({ isKnown }: NoWindowProps) {
  return (
    <EmptyState
      level="h1"
      title="This window isn’t here"
      drawing="outline"
      action={<OutlineLink to={paths.windows.href()}>My windows</OutlineLink>}
    >
      {isKnown
        ? "It was removed, or it belongs to another browser. Sign in to see the windows of your account."
        : "This browser doesn’t hold it, and the shop can’t be asked for it now. Please try again in a moment."}
    </EmptyState>
  );
}
