import type { CodegenConfig } from "@graphql-codegen/cli";

const documentTransforms = ["./scripts/select-payload-errors.ts"];

/** The shop's contract, and the operations in the client. */
const shop = { schema: "schema.graphql", documents: ["client/src/**/*.{ts,tsx}", "!client/src/gql/**"] };

/** The staff API's, and the operations in the back office. */
const staff = { schema: "schema.admin.graphql", documents: ["admin/src/**/*.{ts,tsx}", "!admin/src/gql/**"] };

/** Types and registered documents of every operation, from the committed contracts. Masking is Apollo Client's own. */
const config: CodegenConfig = {
  ignoreNoDocuments: true,
  generates: {
    "client/src/gql/": {
      ...shop,
      preset: "client",
      documentTransforms,
      presetConfig: { fragmentMasking: false },
      config: {
        useTypeImports: true,
        enumsAsTypes: true,
        strictScalars: true,
        scalars: {
          Date: "string",
          DateTime: "string",
          Inches: "number",
          Pence: "number",
          PublishedRules: "@rules/published-rules#PublishedRules",
        },
        nonOptionalTypename: true,
        inlineFragmentTypes: "mask",
        customDirectives: { apolloUnmask: true },
        // Names as they are written, so that a document can be found by the name of its operation.
        namingConvention: "keep",
      },
    },
    "admin/src/gql/": {
      ...staff,
      preset: "client",
      documentTransforms,
      presetConfig: { fragmentMasking: false },
      config: {
        // Nothing but the text is sent, so no page needs a parser.
        documentMode: "string",
        useTypeImports: true,
        enumsAsTypes: true,
        strictScalars: true,
        scalars: {
          Csv: "string",
          Date: "string",
          DateTime: "string",
          Inches: "number",
          JsonObject: "Readonly<Record<string, unknown>>",
          Pence: "number",
        },
        namingConvention: "keep",
      },
    },
    "server/documents/storefront.json": { ...shop, documentTransforms, plugins: ["./scripts/registered-documents.ts"] },
    "client/src/gql/public-queries.json": { ...shop, plugins: ["./scripts/public-queries.ts"] },
  },
};

export default config;
