import { useQuery } from "@tanstack/react-query";
import { formatPounds } from "@rules/money";
import { request } from "../api/request";
import { sentenceOf } from "../api/staff-error";
import { graphql } from "../gql";
import { FailureNotice } from "../ui/FailureNotice";
import { Section } from "../ui/Section";
import { Words } from "../ui/Words";
import { EnquiryWindow } from "./EnquiryWindow";

const ENQUIRY_PROJECT = graphql(`
  query EnquiryProject($id: ID!) {
    enquiryProject(id: $id) {
      chosenCount
      totalPence
      windows {
        key
        ...EnquiryWindow
      }
    }
  }
  fragment EnquiryWindow on EnquiryWindow {
    room
    name
    kind
    figures
    notes
    photo {
      id
      url
    }
    options {
      name
      size
      choices
      isChosen
      totalPence
      refusal
    }
  }
`);

/** The project that was sent with an enquiry: each window with what was measured and what is considered for it. It never changes. */
export function EnquiryProject({ enquiryId }: { enquiryId: string }) {
  const { data, error } = useQuery({
    queryKey: ["enquiries", "project", enquiryId],
    queryFn: async () => (await request(ENQUIRY_PROJECT, { id: enquiryId })).enquiryProject,
    staleTime: Infinity,
    retry: false,
  });
  if (error) return <FailureNotice message={sentenceOf(error)} />;
  if (!data) return null;
  const { windows, chosenCount, totalPence } = data;
  return (
    <Section title="Their windows, as they were sent">
      <Words>
        {chosenCount === 0
          ? "Nothing was chosen yet."
          : `Chosen for ${chosenCount} of ${windows.length}: ${formatPounds(totalPence)} as one order, at the prices of that day.`}
      </Words>
      {windows.map(({ key, ...window }) => (
        <EnquiryWindow key={key} window={window} />
      ))}
    </Section>
  );
}
