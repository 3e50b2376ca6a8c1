import { request } from "../api/request";
import { graphql } from "../gql";
import type { ArrangeCategoriesInput, MoveProductInput, RevertCategoryInput } from "../gql/graphql";
import type { Facts } from "../versions/versioned";
import type { CategoryTexts } from "./category-texts";

const UPDATE = graphql(`
  mutation UpdateCategory($input: UpdateCategoryInput!) {
    updateCategory(input: $input) {
      category {
        version
      }
    }
  }
`);

const REVERT = graphql(`
  mutation RevertCategory($input: RevertCategoryInput!) {
    revertCategory(input: $input) {
      category {
        version
      }
    }
  }
`);

type Saved = { id: string; expectedVersion: number; content: Facts; sendsPicture: boolean };

/**
 * Saves the texts of a category, which shoppers see from then on; its picture too where `sendsPicture` says so. What was only read of it is
 * not sent: the picture has the same words elsewhere, which somebody may have changed there.
 * @throws {StaffError} with a sentence for each text
 */
export async function saveCategory({ id, expectedVersion, content, sendsPicture }: Saved): Promise<void> {
  const { picture, seoTitle, seoDescription, ...texts } = content as CategoryTexts;
  const shown = picture && { id: picture.id, alt: picture.alt, focusX: picture.focusX, focusY: picture.focusY };
  const seo = { seoTitle: seoTitle.trim() || null, seoDescription: seoDescription.trim() || null };
  await request(UPDATE, { input: { id, expectedVersion, ...texts, ...seo, ...(sendsPicture && { picture: shown }) } });
}

/** Puts an earlier version in force again; 0 is what the category was before. @throws {StaffError} */
export const revertCategory = (input: RevertCategoryInput) => request(REVERT, { input });

const ARRANGE = graphql(`
  mutation ArrangeCategories($input: ArrangeCategoriesInput!) {
    arrangeCategories(input: $input) {
      categories {
        id
      }
    }
  }
`);

const PRODUCTS = graphql(`
  query CategoryProducts($id: ID!, $page: Int!) {
    categoryProducts(id: $id, page: $page) {
      orderVersion
      totalCount
      products {
        id
        name
        saleState
        place
      }
    }
  }
`);

const MOVE = graphql(`
  mutation MoveProduct($input: MoveProductInput!) {
    moveProduct(input: $input) {
      category {
        id
      }
    }
  }
`);

/** Puts the categories in another order. @throws {StaffError} CONFLICT where somebody was faster */
export const arrangeCategories = (input: ArrangeCategoriesInput) => request(ARRANGE, { input });

/** A page of the products of a category, in their order. @param page from 1 */
export const categoryProducts = async (id: string, page: number) =>
  (await request(PRODUCTS, { id, page })).categoryProducts;

/** Moves a product to a place in its category, from 1. @throws {StaffError} CONFLICT where somebody was faster */
export const moveProduct = (input: MoveProductInput) => request(MOVE, { input });
