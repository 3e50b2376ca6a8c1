import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Fragment } from "react";
import { request } from "../api/request";
import { sentenceOf } from "../api/staff-error";
import { graphql } from "../gql";
import { FailureNotice } from "../ui/FailureNotice";
import type { Enquiry } from "./enquiries-provider";
import { EnquiryCard } from "./EnquiryCard";
import { EnquiryProject } from "./EnquiryProject";

const ENQUIRY_THREAD = graphql(`
  query EnquiryThread($id: ID!) {
    enquiryThread(id: $id) {
      ...Enquiry
    }
  }
`);

/** All that one customer has sent, the oldest first. */
export function EnquiryThread({ enquiry }: { enquiry: Enquiry }) {
  const { id, version } = enquiry;
  const { data = [enquiry], error } = useQuery({
    // With the version, so that the thread is never older than the enquiry beside it.
    queryKey: ["enquiries", "thread", { id, version }],
    queryFn: async () => (await request(ENQUIRY_THREAD, { id })).enquiryThread,
    placeholderData: keepPreviousData,
    retry: false,
  });
  return (
    <>
      <FailureNotice message={error ? sentenceOf(error) : undefined} />
      {data.map((each) => (
        <Fragment key={each.id}>
          <EnquiryCard enquiry={each} isOpened={each.id === id} />
          {each.hasProject && each.id === id && <EnquiryProject enquiryId={id} />}
        </Fragment>
      ))}
    </>
  );
}
