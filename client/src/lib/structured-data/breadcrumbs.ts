import type { BreadcrumbList } from "schema-dts";
import type { Absolute } from "./json-ld";

type Crumb = { label: string; to: string };

/** Where a page stands: the pages above it, from the top down, and itself, which has no URL of its own here. */
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
