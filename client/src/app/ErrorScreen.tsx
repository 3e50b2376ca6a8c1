import { failureOf } from "../lib/shop-failure";
import { Button } from "../ui/Button";
import { Container } from "../ui/Container";
import { EmptyState } from "../ui/EmptyState";
import { Head } from "../ui/page/Head";

/** In place of a page that failed. Trying again loads it anew, for its code may be what failed to arrive. */
export function ErrorScreen({ error }: { error: unknown }) {
  return (
    <Container>
      <Head title="This page can't be shown" noIndex />
      <EmptyState
        level="h1"
        title="This page can't be shown"
        drawing="outline"
        action={
          <Button variant="line" onClick={() => location.reload()}>
            Try again
          </Button>
        }
      >
        {failureOf(error).sentence}
      </EmptyState>
    </Container>
  );
}
