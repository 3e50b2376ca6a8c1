import type { PageRecord } from "../../lib/page-route";
import { paths } from "../../lib/paths";

export const route: PageRecord = {
  link: { label: "Accessibility", to: paths.accessibility.href(), menus: ["legal"] },
  load: async () => (await import("./AccessibilityPage")).AccessibilityPage,
};
