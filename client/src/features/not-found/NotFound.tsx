import { paths } from "../../lib/paths";
import { Container } from "../../ui/Container";
import { EmptyState } from "../../ui/EmptyState";
import { LinkButton } from "../../ui/links";
import { Head } from "../../ui/page/Head";
import { PageStatus } from "../../ui/page/PageStatus";

/** "404 Page Not Found", with the status of the response; pages show it for a name that they do not know. */
export function NotFound() {
  return (
    <Container>
      <Head title="404 Page Not Found" noIndex />
      <PageStatus status={404} />
      <EmptyState
        level="h1"
        title="404 Page Not Found"
        drawing="outline"
        action={
          <LinkButton to={paths.home.href()} variant="line">
            Return to Home
          </LinkButton>
        }
      >
        There is no window at this address. The page may have moved.
      </EmptyState>
    </Container>
  );
}
