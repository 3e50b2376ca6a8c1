import type { FAQPage } from "schema-dts";

type Answered = { question: string; answer: string };

/** Questions and answers of a page, without markup. */
export const faqPage = (questions: readonly Answered[]) =>
  ({
    "@type": "FAQPage",
    inLanguage: "en-GB",
    mainEntity: questions.map(({ question, answer }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: answer },
    })),
  }) satisfies FAQPage;
