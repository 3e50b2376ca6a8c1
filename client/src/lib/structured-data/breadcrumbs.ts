import type { BreadcrumbList } from "schema-dts";
import type { Absolute } from "./json-ld";

type Crumb = { label: string; to: string };

/** The breadcrumbs of a page: its parents from the top down, and itself without a URL. */
export const breadcrumbList = (trail: readonly Crumb[], current: string, absolute: Absolute) =>
  ({
    "@type": "BreadcrumbList",
    itemListElement: [...trail, { label: current, to: undefined }].map(({ label, to }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: label,
      ...(to !== undefined && { item: absolute(to) }),
    })),
  }) satisfies BreadcrumbList;
