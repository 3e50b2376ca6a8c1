import type { PageRoute } from "../../lib/page-route";
import { paths } from "../../lib/paths";

export const route: PageRoute = {
  path: paths.accessibility,
  link: { label: "Accessibility", to: paths.accessibility.href(), menus: ["legal"] },
  load: async () => (await import("./AccessibilityPage")).AccessibilityPage,
};
