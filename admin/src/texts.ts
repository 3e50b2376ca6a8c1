import polyglotI18nProvider from "ra-i18n-polyglot";
import english from "ra-language-english";

const TEXTS = {
  ...english,
  ra: {
    ...english.ra,
    auth: { ...english.ra.auth, logout: "Sign out" },
    page: { ...english.ra.page, dashboard: "Today" },
    navigation: {
      ...english.ra.navigation,
      no_results: "Nothing yet.",
      no_filtered_results: "Nothing matches the filter.",
    },
  },
  resources: {
    products: {
      name: "Products",
      fields: {
        name: "Name",
        description: "Description",
        materials: "Materials",
        rooms: "Rooms",
        features: "Features",
      },
      notifications: { updated: "The product is saved; shoppers see it." },
    },
    categories: { name: "Categories" },
    prices: { name: "Price lists" },
    staff: {
      name: "Staff",
      fields: { name: "Name", email: "Email", role: "Role" },
      notifications: { updated: "The role is changed.", deleted: "They have left." },
    },
    customers: { name: "Customers" },
    audit: { name: "Audit" },
    enquiries: { name: "Enquiries" },
    problems: { name: "Problems" },
    visits: { name: "Visits" },
    "held-quotes": { name: "Held quotes" },
    reviews: { name: "Reviews" },
    promotions: { name: "Promotions" },
    content: { name: "Content" },
    orders: { name: "Orders" },
  },
};

/** react-admin's own texts, in our words. */
export const i18nProvider = polyglotI18nProvider(() => TEXTS, "en", [{ locale: "en", name: "English" }], {
  allowMissing: true,
});
