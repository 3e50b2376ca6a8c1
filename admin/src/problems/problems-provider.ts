import { request } from "../api/request";
import { StaffError } from "../api/staff-error";
import { CursorPages, listResult } from "../data/cursor-pages";
import type { ResourceProvider } from "../data/resource-provider";
import { graphql } from "../gql";
import type { ProblemFilter, ProblemFragment } from "../gql/graphql";

const PROBLEM_PAGE = graphql(`
  query ProblemPage($filter: ProblemFilter!, $first: Int!, $after: String) {
    problems(filter: $filter, first: $first, after: $after) {
      nodes {
        ...Problem
      }
      totalCount
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
  fragment Problem on Problem {
    id
    version
    orderId
    orderNumber
    name
    email
    item
    product
    kind
    state
    agreed
    reportedAt
    awaitsAnswer
    messages {
      id
      text
      isFromShop
      by
      writtenAt
    }
    photos {
      id
      width
      height
      url
    }
  }
`);

const PROBLEM = graphql(`
  query Problem($id: ID!) {
    problem(id: $id) {
      ...Problem
    }
  }
`);

/** A problem that a shopper has reported. */
export type Problem = ProblemFragment;

const pages = new CursorPages();

/** What shoppers have reported of their orders, the newest first. */
export const problemsProvider: ResourceProvider = {
  async getList({ pagination: { page, perPage } = { page: 1, perPage: 25 }, filter }) {
    const asked = filter as ProblemFilter;
    const readPage = async (after: string | null) =>
      (await request(PROBLEM_PAGE, { filter: asked, first: perPage, after })).problems;
    return listResult(await pages.read(JSON.stringify([perPage, asked]), page, readPage), page, perPage);
  },
  async getOne({ id }) {
    const data = (await request(PROBLEM, { id: String(id) })).problem;
    if (!data) throw new StaffError("There is no such problem. Its shopper may have erased it.", "NOT_FOUND");
    return { data };
  },
};
