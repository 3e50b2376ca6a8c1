import { request } from "../api/request";
import { graphql } from "../gql";
import type { ContentKind, PreviewContentQuery } from "../gql/graphql";
import type { Facts } from "../versions/versioned";

/** What shoppers read somewhere, before and after. */
export type Saying = PreviewContentQuery["previewContent"][number];

const PREVIEW = graphql(`
  query PreviewContent($kind: ContentKind!, $content: JsonObject!) {
    previewContent(kind: $kind, content: $content) {
      place
      before
      after
    }
  }
`);

const SAVE = graphql(`
  mutation SaveContentDraft($input: SaveContentDraftInput!) {
    saveContentDraft(input: $input) {
      content {
        version
      }
    }
  }
`);

const PUBLISH = graphql(`
  mutation PublishContent($input: PublishContentInput!) {
    publishContent(input: $input) {
      content {
        version
      }
    }
  }
`);

const DISCARD = graphql(`
  mutation DiscardContentDraft($input: DiscardContentDraftInput!) {
    discardContentDraft(input: $input) {
      content {
        version
      }
    }
  }
`);

const REVERT = graphql(`
  mutation RevertContent($input: RevertContentInput!) {
    revertContent(input: $input) {
      content {
        version
      }
    }
  }
`);

type Expected = { kind: ContentKind; expectedVersion: number };

/** What shoppers would read where. @throws {StaffError} */
export const previewContent = async (kind: ContentKind, content: Facts): Promise<readonly Saying[]> =>
  (await request(PREVIEW, { kind, content })).previewContent;

/** Saves facts that nobody but staff sees. @throws {StaffError} with a sentence for each fact, by its path below `content` */
export const saveDraft = (input: Expected & { content: Facts }) => request(SAVE, { input });

/** Puts the draft in force. @throws {StaffError} CONFLICT where somebody was faster */
export const publishContent = (input: Expected) => request(PUBLISH, { input });

/** Begins anew with the facts in force. @throws {StaffError} CONFLICT where somebody was faster */
export const discardDraft = (input: Expected) => request(DISCARD, { input });

/** Puts the facts of an earlier version in force again; 0 is the profile file. @throws {StaffError} */
export const revertContent = (input: Expected & { version: number }) => request(REVERT, { input });
