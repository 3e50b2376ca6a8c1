import { paths } from "../../lib/paths";
import { Container } from "../../ui/Container";
import { EmptyState } from "../../ui/EmptyState";
import { LinkButton } from "../../ui/links";
import { Head } from "../../ui/page/Head";
import { PageStatus } from "../../ui/page/PageStatus";

/** Shown for an unknown product, with status 404. */
export function ProductNotFound() {
  return (
    <Container>
      <Head title="Product Not Found" noIndex />
      <PageStatus status={404} />
      <EmptyState
        level="h1"
        title="Product Not Found"
        drawing="outline"
        action={
          <LinkButton to={paths.home.href()} variant="line">
            Return to Home
          </LinkButton>
        }
      >
        We couldn&apos;t find the product you&apos;re looking for.
      </EmptyState>
    </Container>
  );
}
