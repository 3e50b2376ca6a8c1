import { useSuspenseQuery } from "@apollo/client/react";
import { useDeferredValue } from "react";
import { useSearchParams } from "react-router-dom";
import { answersOf } from "../../content/blocks";
import { ContentPage } from "../../features/content-page/ContentPage";
import { QuestionSection } from "../../features/content-page/Questions";
import { graphql } from "../../gql";
import { phoneHref } from "../../lib/contact-links";
import { homeSections, paths } from "../../lib/paths";
import { faqPage } from "../../lib/structured-data/questions";
import { useShopFacts } from "../../product/useShopFacts";
import { ActionRow } from "../../ui/ActionRow";
import { EmptyState } from "../../ui/EmptyState";
import { PhoneIcon } from "../../ui/icons";
import { ExternalLink, ExternalLinkButton, LinkButton, OutlineLink } from "../../ui/links";
import { Head } from "../../ui/page/Head";
import { StructuredData } from "../../ui/page/StructuredData";
import { chakra } from "../../ui/theme/chakra";
import { faqOf } from "./content";
import { FaqSearch } from "./FaqSearch";
import { findQuestions } from "./find-questions";
import { withOwnQuestions } from "./own-questions";

const OWN_QUESTIONS = graphql(`
  query OwnQuestions {
    shop {
      questions {
        anchor
        category
        question
        answer
      }
      builtInQuestions {
        anchor
        isShown
      }
    }
  }
`);

const Ground = chakra("section", {
  base: {
    maxW: "46rem",
    mx: { base: "calc(var(--gutter) * -1)", lg: "0" },
    px: { base: "var(--gutter)", lg: "8" },
    py: "8",
    bg: "bg.muted",
    borderRadius: { lg: "panel" },
    _print: { display: "none" },
  },
});

/** Contact panel below the questions. */
function StillAsking({ phone }: { phone: string }) {
  return (
    <Ground aria-labelledby="still-asking">
      <chakra.h2 id="still-asking" textStyle="h3">
        Ask somebody who fits them
      </chakra.h2>
      <chakra.p mt="2" color="fg.muted" maxW="48ch">
        Tell us about your windows and we come to look, measure and advise. It costs nothing.
      </chakra.p>
      <ActionRow mt="6">
        <LinkButton to={homeSections.quote}>Get a FREE Quote</LinkButton>
        <ExternalLinkButton href={phoneHref(phone)} variant="line">
          <PhoneIcon size="s" />
          Call {phone}
        </ExternalLinkButton>
      </ActionRow>
    </Ground>
  );
}

/** /faq: questions in five subjects, those of staff among them. `?search=` filters them; `#id` opens one. */
export function FaqPage() {
  const facts = useShopFacts();
  const [parameters] = useSearchParams();
  const query = useDeferredValue(parameters.get("search") ?? "");
  const { questions: own, builtInQuestions } = useSuspenseQuery(OWN_QUESTIONS).data.shop;
  const categories = withOwnQuestions(faqOf(facts), own, builtInQuestions);
  const found = findQuestions(categories, query);
  const isSearching = found !== categories;
  const hasQuestions = categories.some(({ questions }) => questions.length > 0);
  const count = found.reduce((sum, { questions }) => sum + questions.length, 0);
  return (
    <ContentPage
      title="Questions and answers"
      breadcrumb="FAQ"
      lead={
        <>
          What we are asked most. If yours is not here, call{" "}
          <ExternalLink href={phoneHref(facts.phone)}>{facts.phone}</ExternalLink>.
        </>
      }
      contents={found}
    >
      <Head
        title="Frequently asked questions on blinds"
        description="Answers on blinds, shutters and curtains made to measure: products, prices, payment, fitting, care, ordering and returns."
        canonicalPath={paths.faq.href()}
      />
      {import.meta.env.SSR && hasQuestions && (
        <StructuredData of={() => [faqPage(categories.flatMap(({ questions }) => answersOf(questions)))]} />
      )}
      {hasQuestions && <FaqSearch count={isSearching ? count : undefined} />}
      {found.map((category) => (
        <QuestionSection key={category.id} {...category} areOpen={isSearching} />
      ))}
      {!hasQuestions && (
        <EmptyState
          title="Ask us anything"
          action={<OutlineLink to={paths.contact.href()}>Send us your question</OutlineLink>}
        >
          There are no questions and answers here at the moment. Send us yours, or call {facts.phone}: somebody who fits
          blinds answers it.
        </EmptyState>
      )}
      {hasQuestions && count === 0 && (
        <EmptyState title="No answer here yet" action={<OutlineLink to={paths.contact.href()}>Ask us</OutlineLink>}>
          We couldn’t find “{query}” among the questions. Try one word of it, or send us the whole question.
        </EmptyState>
      )}
      <StillAsking phone={facts.phone} />
    </ContentPage>
  );
}
