import type { FaqCategoryId } from "./faq-categories.js";

type FaqQuestion = { id: string; category: FaqCategoryId; question: string };

/** The questions that come with the shop, in the order of their page. Their answers follow the facts. The id is part of a URL: never change it. */
export const FAQ_QUESTIONS = [
  { id: "who-are-you", category: "general", question: "Who are you?" },
  { id: "home-visit", category: "general", question: "Do you come to my home?" },
  { id: "business", category: "general", question: "Do you work for businesses?" },
  { id: "child-safety", category: "general", question: "Are your blinds safe for children?" },
  { id: "warranty", category: "general", question: "What does the warranty cover?" },
  { id: "which-blind", category: "products", question: "Which blind suits my room?" },
  { id: "blackout", category: "products", question: "Will a blackout blind make the room completely dark?" },
  {
    id: "conservatory",
    category: "products",
    question: "Do you make blinds for conservatories, bays and roof windows?",
  },
  { id: "motorised", category: "products", question: "How do motorised blinds get their power?" },
  { id: "samples", category: "products", question: "Can I see fabrics before I order?" },
  { id: "outdoor", category: "products", question: "Do pergolas need planning permission?" },
  { id: "how-much", category: "pricing", question: "How much does a blind cost?" },
  { id: "quote", category: "pricing", question: "What does a quote cost, and how long does it hold?" },
  { id: "pay", category: "pricing", question: "How and when do I pay?" },
  { id: "finance", category: "pricing", question: "Can I spread the cost?" },
  { id: "delivery-cost", category: "pricing", question: "What does delivery cost?" },
  { id: "codes", category: "pricing", question: "How do I use a promotion code?" },
  { id: "measure-myself", category: "installation", question: "How do I measure a window myself?" },
  { id: "tolerance", category: "installation", question: "How close is a blind to the size I order?" },
  { id: "fit-myself", category: "installation", question: "Can I fit a blind myself?" },
  { id: "drilling", category: "installation", question: "Can you fit without drilling?" },
  { id: "clean", category: "installation", question: "How do I clean them?" },
  { id: "repair", category: "installation", question: "My blind climbs crooked, or will not close. What now?" },
  { id: "something-wrong", category: "installation", question: "Something is not right after fitting. What do I do?" },
  { id: "how-it-works", category: "ordering", question: "How does ordering work?" },
  { id: "how-long", category: "ordering", question: "How long does it take?" },
  { id: "track", category: "ordering", question: "Where is my order?" },
  { id: "change", category: "ordering", question: "Can I change or cancel an order?" },
  { id: "returns", category: "ordering", question: "Can I return a made-to-measure blind?" },
  { id: "wrong-size", category: "ordering", question: "I have ordered the wrong size. What now?" },
  { id: "account", category: "ordering", question: "Do I need an account to order?" },
] as const satisfies readonly FaqQuestion[];

export type FaqQuestionId = (typeof FAQ_QUESTIONS)[number]["id"];

/** A question as shoppers ask it: not how long a quote holds, where the shop does not say so. */
export const askedWith = ({ id, question }: FaqQuestion, { quoteDays }: { quoteDays: number | null }): string =>
  id === "quote" && quoteDays === null ? "What does a quote cost?" : question;

/** The place of such a question within its subject, and whether shoppers see it. */
export type PlacedQuestion = { id: string; isShown: boolean };

/** Questions in the order in which `placed` has them; those that it does not name follow in their own. */
export function inPlaces<Each extends { id: string }>(
  questions: readonly Each[],
  placed: readonly PlacedQuestion[],
): Each[] {
  const places = new Map(placed.map(({ id }, place) => [id, place]));
  const placeOf = ({ id }: Each) => places.get(id) ?? placed.length;
  return questions.toSorted((one, other) => placeOf(one) - placeOf(other));
}

/** Whether staff have hidden the question with this id. */
export const isHiddenIn = (placed: readonly PlacedQuestion[], id: string): boolean =>
  placed.some((each) => each.id === id && !each.isShown);
