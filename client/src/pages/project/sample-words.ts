import { formatDay } from "@rules/delivery-date";
import type { ShownSample } from "./project-documents";

/** "Sample sent on 5 November 2026"; undefined where none was asked for. */
export function sampleWords({ askedAt, sentAt }: Pick<ShownSample, "askedAt" | "sentAt">): string | undefined {
  if (sentAt !== null) return `Sample sent on ${formatDay(sentAt)}`;
  return askedAt === null ? undefined : `Sample asked for on ${formatDay(askedAt)}`;
}
