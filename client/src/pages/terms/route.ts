import type { PageRecord } from "../../lib/page-route";
import { paths } from "../../lib/paths";

export const route: PageRecord = {
  link: { label: "Terms", menus: ["legal"] },
  load: async () => (await import("./TermsPage")).TermsPage,
  sitemap: async () => {
    const { TERMS_UPDATED } = await import("@rules/terms");
    return [{ path: paths.terms.href(), updated: TERMS_UPDATED }];
  },
};
