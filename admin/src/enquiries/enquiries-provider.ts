import { request } from "../api/request";
import { StaffError } from "../api/staff-error";
import { CursorPages, listResult } from "../data/cursor-pages";
import type { ResourceProvider } from "../data/resource-provider";
import { graphql } from "../gql";
import type { EnquiryFilter, EnquiryFragment } from "../gql/graphql";

const ENQUIRY_PAGE = graphql(`
  query EnquiryPage($filter: EnquiryFilter!, $first: Int!, $after: String) {
    enquiries(filter: $filter, first: $first, after: $after) {
      nodes {
        ...Enquiry
      }
      totalCount
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
  fragment Enquiry on Enquiry {
    id
    version
    kind
    state
    createdAt
    name
    email
    phone
    postcode
    address
    message
    samples {
      item
      name
      sentAt
    }
    promisedContactBy
    hasProject
    assigneeId
    assigneeName
    answers {
      text
      by
      answeredAt
    }
  }
`);

const ENQUIRY = graphql(`
  query Enquiry($id: ID!) {
    enquiry(id: $id) {
      ...Enquiry
    }
  }
`);

export type Enquiry = EnquiryFragment;

const pages = new CursorPages();

/** What shoppers have sent by forms, the newest first. */
export const enquiriesProvider: ResourceProvider = {
  async getList({ pagination: { page, perPage } = { page: 1, perPage: 25 }, filter }) {
    const asked = filter as EnquiryFilter;
    const readPage = async (after: string | null) =>
      (await request(ENQUIRY_PAGE, { filter: asked, first: perPage, after })).enquiries;
    return listResult(await pages.read(JSON.stringify([perPage, asked]), page, readPage), page, perPage);
  },
  async getOne({ id }) {
    const data = (await request(ENQUIRY, { id: String(id) })).enquiry;
    if (!data) throw new StaffError("There is no such enquiry. Its sender may have erased it.", "NOT_FOUND");
    return { data };
  },
};
