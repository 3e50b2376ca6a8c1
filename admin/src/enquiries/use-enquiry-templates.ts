import { useQuery } from "@tanstack/react-query";
import { request } from "../api/request";
import { graphql } from "../gql";
import type { Template } from "../ui/TemplateField";

const TEMPLATES = graphql(`
  query EnquiryTemplates($id: ID!) {
    enquiryTemplates(id: $id) {
      title
      text
    }
  }
`);

/** The texts that an answer to an enquiry may begin with; empty until the shop has answered. */
export function useEnquiryTemplates(enquiryId: string): readonly Template[] {
  const { data = [] } = useQuery({
    queryKey: ["enquiries", "templates", enquiryId],
    queryFn: async () => (await request(TEMPLATES, { id: enquiryId })).enquiryTemplates,
    retry: false,
  });
  return data;
}
