import { usePageReport } from "./page-report";

/** Answers this page with another status than 200, as 404 for a product that does not exist. */
export function PageStatus({ status }: { status: number }) {
  const report = usePageReport();
  if (import.meta.env.SSR) report?.status(status);
  return null;
}
