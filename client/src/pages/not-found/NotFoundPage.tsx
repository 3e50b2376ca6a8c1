import { NotFound } from "../../features/not-found/NotFound";

/** The page of every URL that leads nowhere. */
export function NotFoundPage() {
  return <NotFound />;
}
