import type { ReactNode } from "react";
import { paths } from "../../lib/paths";
import { Container } from "../../ui/Container";
import { EmptyState } from "../../ui/EmptyState";
import { OutlineLink } from "../../ui/links";
import { Head } from "../../ui/page/Head";
import { PageStatus } from "../../ui/page/PageStatus";

type NotFoundProps = { title?: string; children?: ReactNode };

/** "404 Page Not Found" or another title, with the status of the response; pages show it for a name that they do not know. */
export function NotFound({
  title = "404 Page Not Found",
  children = "There is no window at this address. The page may have moved.",
}: NotFoundProps) {
  return (
    <Container>
      <Head title={title} noIndex />
      <PageStatus status={404} />
      <EmptyState
        level="h1"
        title={title}
        drawing="outline"
        action={<OutlineLink to={paths.home.href()}>Return to Home</OutlineLink>}
      >
        {children}
      </EmptyState>
    </Container>
  );
}
