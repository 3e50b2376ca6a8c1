import { useQuery } from "@tanstack/react-query";
import { request } from "../api/request";
import { graphql } from "../gql";
import type { Enquiry } from "./enquiries-provider";

const ENQUIRY_QUOTE = graphql(`
  query EnquiryQuote($id: ID!) {
    enquiryQuote(id: $id) {
      lineCount
      totalPence
      refusal
    }
  }
`);

export type EnquiryQuote = ReturnType<typeof useEnquiryQuote>;

/** What a quote of the project that came with an enquiry would cost today; nothing is asked where none came. */
export const useEnquiryQuote = ({ id, version, hasProject }: Pick<Enquiry, "id" | "version" | "hasProject">) =>
  useQuery({
    queryKey: ["enquiries", "quote", { id, version }],
    queryFn: async () => (await request(ENQUIRY_QUOTE, { id })).enquiryQuote,
    enabled: hasProject,
    retry: false,
  });
