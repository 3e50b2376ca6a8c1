import { useSsrContext } from "./ssr-context";

/** Answers this page with another status than 200, as 404 for a product that does not exist. */
export function PageStatus({ status }: { status: number }) {
  const context = useSsrContext();
  if (import.meta.env.SSR) context?.status(status);
  return null;
}
