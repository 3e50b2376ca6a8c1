import { HydratedSignal } from "../hydration/HydratedSignal";
import { Container } from "../ui/Container";
import { Head } from "../ui/page/Head";
import { LoadingFailed } from "../ui/page/LoadingFailed";

const TITLE = "This page can't be shown";

/** Shown instead of a page that failed. */
export function ErrorScreen({ error }: { error: unknown }) {
  return (
    <Container>
      <Head title={TITLE} noIndex />
      <LoadingFailed level="h1" title={TITLE} error={error} />
      <HydratedSignal />
    </Container>
  );
}
