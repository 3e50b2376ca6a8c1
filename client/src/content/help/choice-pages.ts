import { paths } from "../../lib/paths";
import type { HelpPage } from "./help-page";

const answer = (id: string, title: string, sentence: string, words: string): HelpPage => ({
  title,
  sentence,
  to: `${paths.faq.href()}#${id}`,
  words,
});

/** What is asked while choosing, and about the shop. */
export const CHOICE_PAGES: readonly HelpPage[] = [
  answer(
    "which-blind",
    "Which blind suits my room?",
    "Room by room, in one answer.",
    "which choos suit advice recommend room",
  ),
  answer(
    "conservatory",
    "Conservatories, bays and roof windows",
    "What we make for them.",
    "conservator bay roof loft",
  ),
  answer(
    "blackout",
    "Will the room be completely dark?",
    "What a blackout cloth does, and where light comes in.",
    "dark gap light",
  ),
  answer(
    "motorised",
    "How do motorised blinds get their power?",
    "Battery, mains or sun.",
    "batter charg mains power remote app alexa",
  ),
  answer(
    "drilling",
    "Can you fit without drilling?",
    "Where it holds, and where it does not.",
    "drill rent tenant landlord",
  ),
  answer(
    "outdoor",
    "Do pergolas need planning permission?",
    "What is permitted, and when to ask.",
    "planning permission",
  ),
  answer(
    "business",
    "Do you work for businesses?",
    "Offices, schools, surgeries and shops.",
    "business commerc trade school contract",
  ),
  answer("account", "Do I need an account to order?", "What an account is for.", "account password login regist"),
  {
    title: "Materials",
    sentence: "How eight materials wear, and what they keep out.",
    to: paths.materials.href(),
    words: "material compar durab",
  },
  {
    title: "Inspiration",
    sentence: "Rooms that we would like to live in.",
    to: paths.inspiration.href(),
    words: "inspir idea style trend",
  },
  {
    title: "Reviews",
    sentence: "What customers say.",
    to: paths.reviews.href(),
    words: "review rating testimonial trust",
  },
  {
    title: "About Us",
    sentence: "Who we are and how we work.",
    to: paths.about.href(),
    words: "about who family company history",
  },
  {
    title: "Privacy",
    sentence: "What we keep, and for how long.",
    to: paths.privacy.href(),
    words: "privac cookie data gdpr",
  },
];
