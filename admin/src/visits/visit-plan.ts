import type { VisitPlan } from "@rules/visit-plan";
import { request } from "../api/request";
import { graphql } from "../gql";

const PLAN = graphql(`
  query VisitPlan {
    visitPlan {
      version
      areas
      noticeHours
      weeksAhead
      times {
        weekday
        starts
        ends
        fitters
      }
    }
  }
`);

const CHANGE_PLAN = graphql(`
  mutation ChangeVisitPlan($input: ChangeVisitPlanInput!) {
    changeVisitPlan(input: $input) {
      plan {
        version
      }
    }
  }
`);

/** The plan that was read, with its version. */
export type ReadPlan = VisitPlan & { version: number };

/** Reads when and where fitters visit. */
export const readPlan = async (): Promise<ReadPlan> => (await request(PLAN)).visitPlan;

/** Replaces it. Throws a StaffError: CONFLICT where somebody was faster, BAD_USER_INPUT with a sentence. */
export const changePlan = ({ version: expectedVersion, times, areas, ...plan }: ReadPlan) =>
  request(CHANGE_PLAN, { input: { expectedVersion, ...plan, areas: [...areas], times: [...times] } });
