import { useApolloClient, useSuspenseQuery } from "@apollo/client/react";
import type { Unit } from "@rules/sizes";
import type { FitOutcome, LengthUnit } from "../../gql/graphql";
import { counted } from "../../lib/counted";
import { PRODUCTS_PER_PAGE } from "../../lib/product-pages";
import { ProductPicture } from "../../product/ProductPicture";
import { ShowMore } from "../../ui/list/ShowMore";
import { useShowMore } from "../../ui/list/use-show-more";
import { SmallText } from "../../ui/texts";
import { chakra } from "../../ui/theme/chakra";
import { FitRow, FitRows } from "./fit-layout";
import { WHAT_FITS } from "./fit-operations";
import type { FitQuestion } from "./fit-question";
import { FittingProduct } from "./FittingProduct";
import { MissingFigures, OtherWays } from "./MissingFigures";

const UNITS: Readonly<Record<Unit, LengthUnit>> = { mm: "MM", cm: "CM", in: "INCHES" };

const EMPTY: Readonly<Record<FitOutcome, string>> = {
  FITS: "Nothing that we make fits by these figures. Below stands why, and which figures would help.",
  FIGURE_MISSING: "All figures that count are there.",
  DOES_NOT_FIT: "There is nothing that does not fit.",
};

/** The products of a group, page by page. */
export function GroupList(question: FitQuestion) {
  const { outcome, window, unit } = question;
  const client = useApolloClient();
  const filter = { fits: { window, outcome } };
  const variables = { filter, window, unit: UNITS[unit], first: PRODUCTS_PER_PAGE };
  const { edges, totalCount, pageInfo } = useSuspenseQuery(WHAT_FITS, { variables }).data.products;
  const { list, isLoading, failure, showMore } = useShowMore(edges.length, (after) =>
    client.query({ query: WHAT_FITS, variables: { ...variables, after }, fetchPolicy: "network-only" }),
  );
  if (edges.length === 0) return <p>{EMPTY[outcome]}</p>;
  return (
    <>
      <SmallText mb="3">{counted(totalCount, "product")}</SmallText>
      <OtherWays products={edges.map(({ node }) => node)} windowKey={question.windowKey} />
      <FitRows ref={list}>
        {edges.map(({ node }) => (
          <FitRow key={node.id} tabIndex={outcome === "DOES_NOT_FIT" ? -1 : undefined}>
            <ProductPicture product={node} sizes="5rem" />
            <div>
              <chakra.h3 textStyle="title">{node.name}</chakra.h3>
              <FittingProduct product={node} question={question} />
              <MissingFigures product={node} question={question} />
              {node.windowFit.reason !== null && <SmallText mt="1">{node.windowFit.reason}</SmallText>}
            </div>
          </FitRow>
        ))}
      </FitRows>
      {pageInfo.hasNextPage && pageInfo.endCursor !== null && (
        <chakra.div mt="8">
          <ShowMore
            progress={`${edges.length} of ${totalCount} products`}
            onMore={() => void showMore(pageInfo.endCursor ?? "")}
            isLoading={isLoading}
            failure={failure}
          />
        </chakra.div>
      )}
    </>
  );
}
