import { request } from "../api/request";
import { CursorPages, listResult } from "../data/cursor-pages";
import type { ResourceProvider } from "../data/resource-provider";
import { graphql } from "../gql";
import type { AuditPageQuery } from "../gql/graphql";

const AUDIT_PAGE = graphql(`
  query AuditPage($first: Int!, $after: String) {
    audit(first: $first, after: $after) {
      nodes {
        id
        at
        by
        what
        subject
        subjectType
        before
        after
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`);

export type AuditEntry = AuditPageQuery["audit"]["nodes"][number];

const pages = new CursorPages();

/** The audit, the newest first. */
export const auditProvider: ResourceProvider = {
  async getList({ pagination: { page, perPage } = { page: 1, perPage: 25 } }) {
    const readPage = async (after: string | null) => (await request(AUDIT_PAGE, { first: perPage, after })).audit;
    return listResult(await pages.read(String(perPage), page, readPage), page, perPage);
  },
};
