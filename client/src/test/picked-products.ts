import { aProduct } from "./catalogue-shop";

/** Name of the product with a slug in `pickedProducts`. */
export const nameOf = (slug: string) => `The ${slug}`;

/** Fields of the API's Query that answer any list of slugs. */
export const pickedProducts = {
  productsBySlugs: ({ slugs }: { slugs: string[] }) =>
    slugs.map((slug) => aProduct({ id: slug, slug, name: nameOf(slug), fromPricePence: 6150 })),
};
