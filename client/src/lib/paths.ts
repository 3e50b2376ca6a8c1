const plain = <Path extends string>(path: Path) => ({ pattern: path, href: () => path });

const withSlug = <Folder extends string>(folder: Folder) => ({
  pattern: `${folder}/:slug` as const,
  href: (slug: string) => `${folder}/${encodeURIComponent(slug)}`,
});

/** Every address of the shop: `pattern` for the route, `href()` for links to it. */
export const paths = {
  home: plain("/"),
  category: withSlug("/category"),
  products: plain("/products"),
  product: withSlug("/products"),
  /** The product's former address, which leads on to the present one. */
  formerProduct: withSlug("/product"),
  cart: plain("/cart"),
  checkout: plain("/checkout"),
  orderConfirmation: plain("/order-confirmation"),
};
