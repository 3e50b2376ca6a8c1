import { paths } from "../../lib/paths";
import { Container } from "../../ui/Container";
import { EmptyState } from "../../ui/EmptyState";
import { OutlineLink } from "../../ui/links";
import { Head } from "../../ui/page/Head";

/** Shown for an unknown category and after a failure: the shopper's next step is the same. */
export function CategoryFailed() {
  return (
    <Container>
      <Head title="Error Loading Category" noIndex />
      <EmptyState
        level="h1"
        title="Error Loading Category"
        drawing="outline"
        action={<OutlineLink to={paths.home.href()}>Return to Home</OutlineLink>}
      >
        We encountered an issue while loading this category.
      </EmptyState>
    </Container>
  );
}
