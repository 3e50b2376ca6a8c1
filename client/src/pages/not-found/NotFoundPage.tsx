import { Ideas } from "../../features/ideas/Ideas";
import { NotFound } from "../../features/not-found/NotFound";
import { Container } from "../../ui/Container";

/** The page of URLs that the shop does not have, with products to go on with. */
export function NotFoundPage() {
  return (
    <>
      <NotFound />
      <Container pb="var(--section)">
        <Ideas />
      </Container>
    </>
  );
}
