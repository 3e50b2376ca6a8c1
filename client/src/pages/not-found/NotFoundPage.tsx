import { NotFound } from "../../features/not-found/NotFound";

/** The page of every address that leads nowhere. */
export function NotFoundPage() {
  return <NotFound />;
}
