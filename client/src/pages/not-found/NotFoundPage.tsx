import { NotFound } from "../../features/not-found/NotFound";

/** The page of every unknown URL. */
export function NotFoundPage() {
  return <NotFound />;
}
