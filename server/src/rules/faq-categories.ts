/** The subjects of questions and answers, in the order of their page. */
export const FAQ_CATEGORIES = {
  general: "General Questions",
  products: "Products & Services",
  pricing: "Pricing & Payment",
  installation: "Installation & Maintenance",
  ordering: "Ordering Process",
} as const;

export type FaqCategoryId = keyof typeof FAQ_CATEGORIES;
