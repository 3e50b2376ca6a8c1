import { Container } from "../../ui/Container";
import { Head } from "../../ui/page/Head";
import { LoadingFailed } from "../../ui/page/LoadingFailed";

const TITLE = "This product can't be shown";

/** Shown when a product can't be loaded; it may exist or not. */
export function ProductFailed({ error }: { error: unknown }) {
  return (
    <Container>
      <Head title={TITLE} noIndex />
      <LoadingFailed level="h1" title={TITLE} error={error} />
    </Container>
  );
}
