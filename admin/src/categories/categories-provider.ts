import { request } from "../api/request";
import { StaffError } from "../api/staff-error";
import type { ResourceProvider } from "../data/resource-provider";
import { graphql } from "../gql";
import type { CategoryPageQuery } from "../gql/graphql";
import type { Versioned } from "../versions/versioned";
import { textsIn, type CategoryTexts } from "./category-texts";

const CATEGORIES = graphql(`
  query Categories {
    categories {
      id
      slug
      name
      tagline
      isSale
      productCount
    }
  }
`);

const CATEGORY = graphql(`
  query CategoryPage($id: ID!) {
    category(id: $id) {
      id
      version
      slug
      name
      tagline
      description
      seoTitle
      seoDescription
      isSale
      seo {
        title
        description
      }
      picture {
        ...CategoryPicture
      }
      offeredPictures {
        ...CategoryPicture
      }
      versions {
        version
        texts {
          name
          tagline
          description
          seoTitle
          seoDescription
        }
        picture {
          ...CategoryPicture
        }
        savedAt
        savedBy
        takenFrom
      }
      audit {
        id
        at
        by
        what
        before
        after
      }
    }
  }
  fragment CategoryPicture on Picture {
    id
    path
    alt
    width
    height
    focusX
    focusY
    shownColor
    isTintable
    productCount
  }
`);

type Read = NonNullable<CategoryPageQuery["category"]>;

/** A category with its texts as a document with versions; each is in force from when it is saved. */
export type Category = Omit<Versioned, "content" | "published" | "installed"> &
  Pick<Read, "id" | "slug" | "isSale" | "seo" | "offeredPictures" | "audit"> & {
    name: string;
    content: CategoryTexts;
    published: CategoryTexts;
    installed: CategoryTexts;
  };

/** The departments of the shop in the order of its menu. There are few, so the list has one page. */
export const categoriesProvider: ResourceProvider = {
  async getList() {
    const { categories } = await request(CATEGORIES);
    return { data: categories, total: categories.length };
  },
  async getOne({ id }) {
    const { category } = await request(CATEGORY, { id: String(id) });
    if (!category) throw new StaffError("There is no such category.", "NOT_FOUND");
    return { data: asDocument(category) };
  },
};

function asDocument(category: Read): Category {
  const { id, slug, name, isSale, seo, offeredPictures, audit, version, versions } = category;
  const content = textsIn(category);
  const kept = versions.map(({ texts, picture, ...rest }) => ({ ...rest, content: textsIn({ ...texts, picture }) }));
  return {
    ...{ id, slug, name, isSale, seo, offeredPictures, audit, version },
    publishedVersion: version === 0 ? null : version,
    content,
    published: content,
    installed: kept.find((each) => each.version === 0)?.content ?? content,
    versions: kept
      .filter((each) => each.version > 0)
      .map(({ savedBy, ...each }) => ({
        ...each,
        savedBy: savedBy ?? "the shop",
        publishedAt: each.savedAt,
        publishedBy: savedBy ?? "the shop",
        isInForce: each.version === version,
      })),
  };
}
