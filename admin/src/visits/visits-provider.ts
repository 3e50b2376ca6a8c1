import { request } from "../api/request";
import { StaffError } from "../api/staff-error";
import { CursorPages, listResult } from "../data/cursor-pages";
import type { ResourceProvider } from "../data/resource-provider";
import { graphql } from "../gql";
import type { BookedVisitFilter, BookedVisitFragment } from "../gql/graphql";

const VISIT_PAGE = graphql(`
  query BookedVisitPage($filter: BookedVisitFilter!, $first: Int!, $after: String) {
    bookedVisits(filter: $filter, first: $first, after: $after) {
      nodes {
        ...BookedVisit
      }
      totalCount
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
  fragment BookedVisit on BookedVisit {
    id
    version
    state
    startsAt
    endsAt
    orderId
    orderNumber
    orderStatus
    name
    email
    phone
    address
    city
    postcode
    notes
    fitter
    outcomeNote
    createdAt
    windows
  }
`);

const VISIT = graphql(`
  query BookedVisit($id: ID!) {
    bookedVisit(id: $id) {
      ...BookedVisit
    }
  }
`);

/** A visit that a shopper has booked. */
export type Visit = BookedVisitFragment;

const pages = new CursorPages();

/** What is booked, the earliest visit first. */
export const visitsProvider: ResourceProvider = {
  async getList({ pagination: { page, perPage } = { page: 1, perPage: 25 }, filter }) {
    const asked = Object.fromEntries(Object.entries(filter as BookedVisitFilter).filter(([, value]) => value !== ""));
    const readPage = async (after: string | null) =>
      (await request(VISIT_PAGE, { filter: asked, first: perPage, after })).bookedVisits;
    return listResult(await pages.read(JSON.stringify([perPage, asked]), page, readPage), page, perPage);
  },
  async getOne({ id }) {
    const data = (await request(VISIT, { id: String(id) })).bookedVisit;
    if (!data) throw new StaffError("There is no such visit. Its shopper may have erased it.", "NOT_FOUND");
    return { data };
  },
};
