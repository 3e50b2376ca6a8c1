import { request } from "../api/request";
import { graphql } from "../gql";
import type { AnswerEnquiryInput, AssignEnquiryInput, CloseEnquiryInput, SendSamplesInput } from "../gql/graphql";

const ASSIGN = graphql(`
  mutation AssignEnquiry($input: AssignEnquiryInput!) {
    assignEnquiry(input: $input) {
      enquiry {
        id
      }
    }
  }
`);

const ANSWER = graphql(`
  mutation AnswerEnquiry($input: AnswerEnquiryInput!) {
    answerEnquiry(input: $input) {
      enquiry {
        id
      }
    }
  }
`);

const CLOSE = graphql(`
  mutation CloseEnquiry($input: CloseEnquiryInput!) {
    closeEnquiry(input: $input) {
      enquiry {
        id
      }
    }
  }
`);

const SEND_SAMPLES = graphql(`
  mutation SendSamples($input: SendSamplesInput!) {
    sendSamples(input: $input) {
      enquiry {
        id
      }
    }
  }
`);

/** Changes of an enquiry. Each throws a StaffError: CONFLICT where somebody was faster, NOT_FOUND where it was erased. */
export const enquiryChanges = {
  assign: (input: AssignEnquiryInput) => request(ASSIGN, { input }),
  /** Mails it. */
  answer: (input: AnswerEnquiryInput) => request(ANSWER, { input }),
  /** They went into the post; mails nothing. */
  sendSamples: (input: SendSamplesInput) => request(SEND_SAMPLES, { input }),
  close: (input: CloseEnquiryInput) => request(CLOSE, { input }),
};
