import { useQuery } from "@tanstack/react-query";
import { request } from "../api/request";
import { graphql } from "../gql";

const ASSIGNEES = graphql(`
  query EnquiryAssignees {
    enquiryAssignees {
      id
      name
    }
  }
`);

/** The members who can see to enquiries; empty until the shop has answered. */
export function useAssignees(): readonly { id: string; name: string }[] {
  const { data = [] } = useQuery({
    queryKey: ["enquiries", "assignees"],
    queryFn: async () => (await request(ASSIGNEES)).enquiryAssignees,
    retry: false,
  });
  return data;
}
