import type { GetListParams } from "react-admin";
import { request } from "../api/request";
import { StaffError } from "../api/staff-error";
import { CursorPages } from "../data/cursor-pages";
import type { ResourceProvider } from "../data/resource-provider";
import { graphql } from "../gql";
import type { ProductFilterInput, ProductSaleState, ProductSort } from "../gql/graphql";
import { saveDraft } from "./draft-changes";
import { draftInput, plannedDay, publishedEdit } from "./drafted-product";
import type { Product } from "./product";
import { changedInput } from "./product-changes";

const PRODUCT_PAGE = graphql(`
  query ProductPage($filter: ProductFilterInput, $sort: ProductSort, $first: Int!, $after: String) {
    products(filter: $filter, sort: $sort, first: $first, after: $after) {
      nodes {
        id
        slug
        name
        categoryName
        basePricePence
        wasPricePence
        leadTimeDays
        isNew
        isBestSeller
        saleState
        onSaleFrom
        changedAt
      }
      totalCount
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`);

const PRODUCT = graphql(`
  query Product($id: ID!) {
    product(id: $id) {
      ...EditedProduct
    }
  }
  fragment EditedProduct on Product {
    id
    version
    saleState
    onSaleFrom
    draftVersion
    draft {
      changes
      pictures {
        ...ProductPicture
      }
      overtaken
      fromPricePence
      publishOn
      problem
      savedAt
      savedBy
    }
    slug
    name
    categoryName
    position
    basePricePence
    wasPricePence
    fromPricePence
    wasPriceProvenUntil
    shortDescription
    description
    material
    materials
    colors
    rooms
    features
    pictures {
      ...ProductPicture
    }
    options {
      name
      defaultValue
      values
    }
    minWidth
    maxWidth
    minHeight
    maxHeight
    maxArea
    minWidthBeyondHeight
    warrantyYears
    leadTimeDays
    isNew
    isBestSeller
    specifications {
      name
      value
    }
    seo {
      title
      description
    }
    versions {
      version
      fields
      pictures {
        ...ProductPicture
      }
      savedAt
      savedBy
      takenFrom
    }
    related {
      id
      name
    }
    chosenRelated {
      id
      name
      saleState
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
  fragment ProductPicture on Picture {
    id
    path
    alt
    width
    height
    focusX
    focusY
    shownColor
    isTintable
    isPublished
    productCount
  }
`);

const UPDATE_PRODUCT = graphql(`
  mutation UpdateProduct($input: UpdateProductInput!) {
    updateProduct(input: $input) {
      product {
        ...EditedProduct
      }
    }
  }
`);

const pages = new CursorPages();

/** Products. What is not changed is not sent, so that it overwrites nobody. */
export const productsProvider: ResourceProvider = {
  async getList({ pagination: { page, perPage } = { page: 1, perPage: 25 }, filter }) {
    const asked = asFilter(filter);
    let total = 0;
    const { nodes, pageInfo } = await pages.read(JSON.stringify([asked, perPage]), page, async (after) => {
      const { products } = await request(PRODUCT_PAGE, { ...asked, first: perPage, after });
      total = products.totalCount;
      return products;
    });
    return { data: nodes, total, pageInfo: { hasNextPage: pageInfo.hasNextPage, hasPreviousPage: page > 1 } };
  },
  async getOne({ id }) {
    const data = (await request(PRODUCT, { id: String(id) })).product;
    if (!data) throw new StaffError("There is no such product.", "NOT_FOUND");
    return { data };
  },
  async update({ id, data, previousData, meta }) {
    const before = previousData as Product;
    if ((meta as { isDraft?: boolean } | undefined)?.isDraft) {
      const publishOn = before.draft ? plannedDay(before.draft) : null;
      return { data: await saveDraft({ ...draftInput(before, data as Product), publishOn }) };
    }
    const typed = publishedEdit(before, data as Product);
    const input = { id: String(id), expectedVersion: before.version, ...changedInput(before, typed) };
    return { data: (await request(UPDATE_PRODUCT, { input })).updateProduct?.product };
  },
};

type Asked = { filter: ProductFilterInput; sort: ProductSort };

/** The form above the list as the API takes it; amounts are typed in pounds. */
function asFilter(typed: GetListParams["filter"]): Asked {
  const { search, category, priceMin, priceMax, reduced, saleState, sort } = typed as Record<string, unknown>;
  const pence = (pounds: unknown) => (isAmount(pounds) ? Math.round(Number(pounds) * 100) : null);
  return {
    filter: {
      search: typeof search === "string" ? search : null,
      category: typeof category === "string" && category !== "" ? category : null,
      priceMinPence: pence(priceMin),
      priceMaxPence: pence(priceMax),
      reduced: reduced === "true" || reduced === "false" ? reduced === "true" : null,
      saleState: saleState ? (saleState as ProductSaleState) : null,
    },
    sort: (sort || "SHOP") as ProductSort,
  };
}

/** What is not yet an amount filters nothing. */
const isAmount = (typed: unknown) => typeof typed === "string" && /^\d{1,6}(\.\d{1,2})?$/.test(typed);
