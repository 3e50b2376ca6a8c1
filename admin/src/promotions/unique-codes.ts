import { request } from "../api/request";
import { graphql } from "../gql";
import type { MakeUniqueCodesInput, UniqueCodesQuery, UniqueCodeState, VoidUniqueCodesInput } from "../gql/graphql";

const UNIQUE_CODES = graphql(`
  query UniqueCodes($promotionId: ID!, $state: UniqueCodeState, $search: String, $after: String) {
    uniqueCodes(promotionId: $promotionId, state: $state, search: $search, first: 25, after: $after) {
      totalCount
      nodes {
        code
        state
        uses
        maxUses
        orders {
          number
          discountPence
          totalPence
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`);

const MAKE = graphql(`
  mutation MakeUniqueCodes($input: MakeUniqueCodesInput!) {
    makeUniqueCodes(input: $input) {
      codes
    }
  }
`);

const VOID = graphql(`
  mutation VoidUniqueCodes($input: VoidUniqueCodesInput!) {
    voidUniqueCodes(input: $input) {
      codes
    }
  }
`);

export type UniqueCodePage = UniqueCodesQuery["uniqueCodes"];
export type UniqueCode = UniqueCodePage["nodes"][number];
export type UniqueCodeFilter = { promotionId: string; state: UniqueCodeState | null; search: string };

/** A page of a promotion's codes, the latest made first. @throws {StaffError} */
export const readUniqueCodes = async (filter: UniqueCodeFilter, after: string | null): Promise<UniqueCodePage> =>
  (await request(UNIQUE_CODES, { ...filter, after })).uniqueCodes;

/** Makes codes; resolves with how many. @throws {StaffError} CONFLICT where somebody was faster */
export const makeUniqueCodes = async (input: MakeUniqueCodesInput): Promise<number> =>
  (await request(MAKE, { input })).makeUniqueCodes?.codes?.length ?? 0;

/** Withdraws a code, or all that can still be used. @throws {StaffError} CONFLICT where somebody was faster */
export const voidUniqueCodes = (input: VoidUniqueCodesInput) => request(VOID, { input });

/** Address of all codes of a promotion as CSV. */
export const codesAddress = (promotionId: string): string => `/admin/promotions/${promotionId}/codes.csv`;
