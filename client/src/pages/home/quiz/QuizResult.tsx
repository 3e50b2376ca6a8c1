import { useQuery } from "@apollo/client/react";
import { graphql } from "../../../gql";
import type { ProductFilter } from "../../../gql/graphql";
import { enumName } from "../../../lib/enum-names";
import { failureOf } from "../../../lib/shop-failure";
import { Button } from "../../../ui/Button";
import { Skeleton } from "../../../ui/Skeleton";
import { chakra } from "../../../ui/theme/chakra";
import { NURSERY_FEATURE, QUIZ_ROOMS, type QuizAnswers } from "./content";
import { QuizSuggestion } from "./QuizSuggestion";
import { StepHeading } from "./StepHeading";
import { suggestionsFor } from "./suggestions";

const QUIZ_PRODUCTS = graphql(`
  query QuizProducts($filter: ProductFilter!) {
    products(first: 100, filter: $filter) {
      edges {
        cursor
        node {
          id
          family
          variant
          features
          materials {
            name
          }
          ...QuizSuggestion_product
        }
      }
    }
  }
`);

type QuizResultProps = { answers: QuizAnswers; takesFocus: boolean };

const List = chakra("ul", { base: { display: "grid", gap: "6", mt: "5", listStyleType: "none" } });

/** A nursery is a bedroom with cordless blinds only. */
const filterFor = (room: QuizAnswers["room"]): ProductFilter =>
  room === "nursery" ? { rooms: ["BEDROOM"], features: [NURSERY_FEATURE] } : { rooms: [enumName(room)] };

/** The three suggested products. */
export function QuizResult({ answers, takesFocus }: QuizResultProps) {
  const { data, error, refetch } = useQuery(QUIZ_PRODUCTS, { variables: { filter: filterFor(answers.room) } });
  if (error)
    return (
      <div role="alert">
        <p>{failureOf(error).sentence}</p>
        <Button variant="line" size="s" mt="4" onClick={() => void refetch().catch(() => undefined)}>
          Try again
        </Button>
      </div>
    );
  if (!data) return <Skeleton h="30rem" />;

  const suggestions = suggestionsFor(
    answers,
    data.products.edges.map(({ node }) => node),
  );
  return (
    <>
      <StepHeading takesFocus={takesFocus}>
        Three that would suit your {QUIZ_ROOMS[answers.room].toLowerCase()}
      </StepHeading>
      <List>
        {suggestions.map(({ product, reasons }) => (
          <li key={product.id}>
            <QuizSuggestion product={product} reasons={reasons} />
          </li>
        ))}
      </List>
    </>
  );
}
