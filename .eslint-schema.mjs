import graphql from "@graphql-eslint/eslint-plugin";

/** Values of an entity, which a cache keeps with it, and results of a calculation. */
const TYPES_WITHOUT_ID = [
  [
    "AccountMerge",
    "ConfigurationPrice",
    "Estimate",
    "OrderLineChangePrice",
    "PriceLine",
    "ProductPagePrice",
    "Seo",
    "SessionTokens",
    "SizePrice",
    "Span",
    "Totals",
    "UnclaimedOrder",
  ],
  [
    "Choice",
    "Customization",
    "OrderAddress",
    "OrderChange",
    "OrderPromotion",
    "OrderRefundReversal",
    "OrderStatusChange",
  ],
  ["OrderedConfiguration", "OrderSettlement", "Promotion", "RemadeConfiguration", "SettledLine"],
  ["ProductColor", "ProductFacets", "ProductMaterial", "ProductOption", "ProductOptionValue", "RatingCount"],
  [
    "BuiltInQuestion",
    "ClosedDay",
    "DailyOpening",
    "GuideFigures",
    "OpeningHours",
    "PageInfo",
    "RecessDeduction",
    "ShopFilm",
    "ShopNotice",
    "ShopQuestion",
  ],
  ["SocialProfile", "Specification"],
  // The made sizes of a line, and the fits of a product.
  ["FitPart", "MadeLength", "MadePart", "Making", "MillimetreRange", "ProductFit", "SizeAdjustment", "SizeTolerance"],
  ["DataProcessor", "TradeRegister", "TraderAddress"],
  ["InvitedReview", "ReviewInvitation"],
  // Its code is typed, and is no id of a cache.
  ["ConfigurationCode"],
  // What a product is to a window.
  ["FittingWay", "MissingForFit", "OrderedSize", "WindowFit"],
  // A quote is asked for by its number, and always of the shop: time and orders change its state.
  ["CartHeldQuote", "HeldQuote", "QuoteAgreement", "RepricedQuoteLine", "SharedQuote"],
  // A time is no thing of its own: several fitters may be free at it.
  ["VisitTime"],
  // Parts of a window, and what was not taken of a change, which no cache keeps.
  ["BayPart", "ProjectConflict", "ProjectFieldConflict"],
  // What is worked out of the options and choices of a project.
  ["ChoiceBatch", "ChoiceNote", "ProjectChoices", "ProjectSample"],
  // What came of using an option in other windows, told once.
  ["ChangedChoice", "CopyRefusal", "OptionCopy"],
  // There is one.
  ["Shop"],
].flat();

/** The rules of @graphql-eslint for schema.graphql, recommended ones and Relay's, with their exceptions. */
export default [
  {
    files: ["schema.graphql"],
    plugins: { "@graphql-eslint": graphql },
    languageOptions: { parser: graphql.parser, parserOptions: { graphQLConfig: { schema: "schema.graphql" } } },
    rules: {
      ...graphql.configs["flat/schema-recommended"].rules,
      ...graphql.configs["flat/schema-relay"].rules,
      "@graphql-eslint/require-description": [
        "error",
        {
          types: true,
          rootField: true,
          DirectiveDefinition: true,
          EnumValueDefinition: true,
          FieldDefinition: true,
          InputValueDefinition: true,
        },
      ],
      "@graphql-eslint/strict-id-in-types": [
        "error",
        { exceptions: { types: TYPES_WITHOUT_ID, suffixes: ["Connection", "Edge", "Error", "Payload"] } },
      ],
      // `reviewDate` is the name that the shop's REST calls have for it too.
      "@graphql-eslint/no-typename-prefix": "off",

      // Short lists, such as the colours of a product, are lists.
      "@graphql-eslint/relay-edge-types": [
        "error",
        { withEdgeSuffix: true, shouldImplementNode: true, listTypeCanWrapOnlyEdgeType: false },
      ],
    },
  },
];
