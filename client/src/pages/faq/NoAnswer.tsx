import { paths } from "../../lib/paths";
import { EmptyState } from "../../ui/EmptyState";
import { OutlineLink } from "../../ui/links";

/** Shown when the search finds nothing. */
export function NoAnswer({ query }: { query: string }) {
  return (
    <EmptyState title="No answer here yet" action={<OutlineLink to={paths.contact.href()}>Ask us</OutlineLink>}>
      We couldn’t find “{query}” among the questions. Try one word of it, or send us the whole question.
    </EmptyState>
  );
}
