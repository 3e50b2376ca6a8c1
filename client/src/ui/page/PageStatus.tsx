import { useSsrContext } from "./ssr-context";

/** Sets the HTTP status of the page, such as 404 for an unknown product. */
export function PageStatus({ status }: { status: number }) {
  const context = useSsrContext();
  if (import.meta.env.SSR) context?.status(status);
  return null;
}
