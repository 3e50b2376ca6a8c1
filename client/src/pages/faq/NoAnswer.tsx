import { paths } from "../../lib/paths";
import { EmptyState } from "../../ui/EmptyState";
import { LinkButton } from "../../ui/links";

/** Shown when the search finds nothing. */
export function NoAnswer({ query }: { query: string }) {
  return (
    <EmptyState
      title="No answer here yet"
      action={
        <LinkButton to={paths.contact.href()} variant="line">
          Ask us
        </LinkButton>
      }
    >
      We couldn’t find “{query}” among the questions. Try one word of it, or send us the whole question.
    </EmptyState>
  );
}
