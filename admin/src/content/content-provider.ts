import { request } from "../api/request";
import { StaffError } from "../api/staff-error";
import type { ResourceProvider } from "../data/resource-provider";
import { graphql } from "../gql";
import type { ContentKind, ContentPageQuery } from "../gql/graphql";
import { kindNames } from "./content-names";

const CONTENTS = graphql(`
  query Contents {
    contents {
      kind
      version
      publishedVersion
    }
  }
`);

const CONTENT = graphql(`
  query ContentPage($kind: ContentKind!) {
    content(kind: $kind) {
      kind
      version
      publishedVersion
      content
      published
      installed
    }
    contentVersions(kind: $kind) {
      version
      content
      savedAt
      savedBy
      publishedAt
      publishedBy
      takenFrom
      isInForce
    }
  }
`);

/** A document with its versions. Its id is its kind. */
export type ContentDocument = ContentPageQuery["content"] & {
  id: ContentKind;
  name: string;
  versions: ContentPageQuery["contentVersions"];
};

/** The documents with facts of the shop. There are few, so the list has one page. */
export const contentProvider: ResourceProvider = {
  async getList() {
    const { contents } = await request(CONTENTS);
    return {
      data: contents.map((content) => ({ ...content, id: content.kind, name: kindNames[content.kind] })),
      total: contents.length,
    };
  },
  async getOne({ id }) {
    if (!isKind(id)) throw new StaffError("There is no such document.", "NOT_FOUND");
    const kind = id;
    const { content, contentVersions: versions } = await request(CONTENT, { kind });
    const data: ContentDocument = { ...content, id: kind, name: kindNames[kind], versions };
    return { data };
  },
};

const isKind = (id: unknown): id is ContentKind => typeof id === "string" && Object.hasOwn(kindNames, id);
