import type { CodegenConfig } from "@graphql-codegen/cli";

const documentTransforms = ["./scripts/select-payload-errors.ts"];

/** Types and registered documents of every operation in the client, from the committed contract. Masking is Apollo Client's own. */
const config: CodegenConfig = {
  schema: "schema.graphql",
  documents: ["client/src/**/*.{ts,tsx}", "!client/src/gql/**"],
  ignoreNoDocuments: true,
  generates: {
    "client/src/gql/": {
      preset: "client",
      documentTransforms,
      presetConfig: { fragmentMasking: false },
      config: {
        useTypeImports: true,
        enumsAsTypes: true,
        strictScalars: true,
        scalars: { Date: "string", DateTime: "string", Inches: "number", Pence: "number" },
        nonOptionalTypename: true,
        inlineFragmentTypes: "mask",
        customDirectives: { apolloUnmask: true },
        // Names as they are written, so that a document can be found by the name of its operation.
        namingConvention: "keep",
      },
    },
    "server/documents/storefront.json": { documentTransforms, plugins: ["./scripts/registered-documents.ts"] },
    "client/src/gql/public-queries.json": { plugins: ["./scripts/public-queries.ts"] },
  },
};

export default config;
