import { FAQ_CATEGORIES } from "@rules/faq-categories";
import type { ContentKind } from "../gql/graphql";

/** A column of a fact that is a list. */
export type Column = {
  name: string;
  label: string;
  type?: "date" | "lines";
  /** What can be chosen, by its value. */
  choices?: Readonly<Record<string, string>>;
};

type Labelled = { name: string; label: string; help?: string };

/** A fact, and how it is edited. What is optional may be empty: then it stands nowhere. */
export type Fact = Labelled &
  (
    | { as: "text"; isOptional?: true }
    | { as: "number"; isOptional?: true }
    | { as: "pounds" }
    | { as: "switch" }
    | { as: "span"; isOptional?: true }
    | { as: "hours" }
    | { as: "address" }
    | { as: "notice" }
    | { as: "built-in" }
    | { as: "rows"; columns: readonly Column[]; one: string }
  );

const SITES: readonly Column[] = [
  { name: "name", label: "Site" },
  { name: "url", label: "Address" },
];
const CLOSED: readonly Column[] = [
  { name: "date", label: "Date", type: "date" },
  { name: "name", label: "Name" },
];
const REGISTERS: readonly Column[] = [
  { name: "name", label: "Register" },
  { name: "number", label: "Number there" },
];
const PROCESSORS: readonly Column[] = [
  { name: "name", label: "Firm" },
  { name: "purpose", label: "Purpose" },
  { name: "place", label: "Country" },
];

const QUESTIONS: readonly Column[] = [
  { name: "category", label: "Subject", choices: FAQ_CATEGORIES },
  { name: "id", label: "Link: /faq#" },
  { name: "question", label: "Question" },
  { name: "answer", label: "Answer", type: "lines" },
];

const optional = { isOptional: true } as const;

/** The facts of each document, in the order to show. */
export const FACTS: Readonly<Record<ContentKind, readonly Fact[]>> = {
  CONTACT: [
    { as: "text", name: "phone", label: "Phone", help: "As people write it." },
    { as: "text", name: "whatsApp", label: "WhatsApp", help: "A British mobile number." },
    { as: "text", name: "email", label: "E-mail" },
    { as: "rows", name: "socialProfiles", label: "Profiles on other sites", one: "profile", columns: SITES },
  ],
  OPENING: [
    { as: "hours", name: "hours", label: "Opening hours" },
    { as: "rows", name: "closedDays", label: "Closed days", one: "closed day", columns: CLOSED },
  ],
  BANNER: [{ as: "notice", name: "notice", label: "Banner" }],
  FAQ: [
    {
      ...{ as: "built-in", name: "builtInQuestions", label: "Questions that come with the shop" },
      help: "Their answers follow the shop's facts. Edit one to put an answer of your own in its place, until you restore it. Search, chat and terms still lead to some of them when they are hidden.",
    },
    {
      ...{ as: "rows", name: "questions", label: "Questions of your own", one: "question", columns: QUESTIONS },
      help: "An answer has paragraphs with empty lines between them; [words](/guides) is a link, **words** are bold.",
    },
  ],
  CLAIMS: [
    { as: "pounds", name: "fittedFromPence", label: "Smallest blind, fitted (£)", help: "Without tax." },
    { as: "pounds", name: "financeFromPence", label: "Finance from (£)", help: "Credit is regulated." },
    { as: "number", name: "saleUpToPercent", label: "Sale: up to so many percent", ...optional },
    { as: "number", name: "quoteDays", label: "Days for which a quote holds", ...optional },
    { as: "number", name: "returnDays", label: "Days for returns", ...optional },
    { as: "span", name: "fittingWeeks", label: "Weeks to measure, make and fit", ...optional },
    { as: "span", name: "standardDeliveryDays", label: "Working days of standard delivery" },
    { as: "span", name: "expressDeliveryDays", label: "Working days of express delivery" },
    { as: "number", name: "installationMinutes", label: "Minutes to hang a blind" },
    { as: "number", name: "yearsInTrade", label: "Years in trade", ...optional },
    { as: "number", name: "happyCustomers", label: "Customers served", ...optional },
    { as: "number", name: "starRating", label: "Stars of five", ...optional },
    { as: "span", name: "blindWarrantyYears", label: "Years of warranty on blinds", ...optional },
    { as: "number", name: "longestWarrantyYears", label: "Longest warranty on shutters, years", ...optional },
    { as: "number", name: "workmanshipMonths", label: "Months of guarantee on fitting", ...optional },
    { as: "text", name: "childSafetyStandard", label: "Standard of child safety" },
    { as: "switch", name: "isFamilyRun", label: "Run by a family" },
    { as: "switch", name: "hadWinterSale", label: "There was a winter sale in 2025" },
  ],
  LEGAL: [
    { as: "text", name: "name", label: "Name of the shop" },
    { as: "text", name: "legalName", label: "Legal name", help: "Of the company, or of who trades.", ...optional },
    { as: "text", name: "companyNumber", label: "Company number", ...optional },
    { as: "text", name: "vatNumber", label: "VAT number", ...optional },
    { as: "number", name: "vatPercent", label: "Rate of VAT, percent", ...optional },
    { as: "text", name: "complaintsEmail", label: "E-mail for complaints", ...optional },
    { as: "text", name: "icoNumber", label: "Registration at the ICO", ...optional },
    { as: "address", name: "address", label: "Address" },
    { as: "rows", name: "registers", label: "Registers", one: "register", columns: REGISTERS },
    { as: "rows", name: "processors", label: "Firms that handle personal data", one: "firm", columns: PROCESSORS },
    { as: "number", name: "depositPercent", label: "Deposit for fitting, percent" },
    { as: "number", name: "cancelDays", label: "Days to cancel free of charge" },
    { as: "number", name: "changeWorkingDays", label: "Working days to change an order" },
    { as: "number", name: "reportDays", label: "Days to report faults" },
  ],
};
