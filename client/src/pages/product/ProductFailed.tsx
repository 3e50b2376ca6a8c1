import { Container } from "../../ui/Container";
import { Head } from "../../ui/page/Head";
import { LoadingFailed } from "../../ui/page/LoadingFailed";

const TITLE = "This product can't be shown";

/** In place of a product that can't be read for the moment; whether there is one is not known. */
export function ProductFailed({ error }: { error: unknown }) {
  return (
    <Container>
      <Head title={TITLE} noIndex />
      <LoadingFailed level="h1" title={TITLE} error={error} />
    </Container>
  );
}
