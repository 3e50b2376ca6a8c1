import type { ContentSection } from "../../content/blocks";
import type { ShopFacts } from "../../content/facts";
import { paths } from "../../lib/paths";

/** The day on which this text was last compared with the tests. */
export const REVIEWED = "2026-11-23";

/** The accessibility statement. It describes the browser tests, so change both together. */
export const sectionsOf = ({ phone, email }: Pick<ShopFacts, "phone" | "email">): readonly ContentSection[] => [
  {
    id: "aim",
    title: "What we aim at",
    blocks: [
      "The Web Content Accessibility Guidelines (WCAG) 2.2 at level AA, on every page. We know of no failure beyond the [known gaps](#gaps). Nobody outside the shop has audited it, so we claim no certificate.",
    ],
  },
  {
    id: "tested",
    title: "What is tested, and how",
    blocks: [
      "These tests are programs that use the shop in a browser (Chromium). They run with every change:",
      {
        list: [
          "**Rules:** the checker axe finds no fault on any kind of page, at the width of a phone and of a desktop.",
          "**Keyboard:** a blind is found, configured and ordered, and an account is made and used, with the keys alone.",
          "**Focus:** whoever walks through the main pages with Tab always sees where they are, down to a window of 320 × 256 pixels. That is a usual screen at 400 %.",
          "**Large text:** with the browser's text at twice its size nothing is cut off, and nothing scrolls sideways.",
          "**Contrast themes:** with the colours of the system, what is chosen stays marked and colours that are for sale stay themselves.",
          "**Announcements:** prices, the cart, errors and codes are said once, and not at every key.",
          "**Movement:** nothing moves for those who asked their system for less.",
          "**Without scripts:** pages can be read, the forms for a quote and for messages work, and orders are taken by phone.",
        ],
      },
    ],
  },
  {
    id: "not-tested",
    title: "What is not tested",
    blocks: [
      {
        list: [
          "**With people:** nobody with a disability has yet tested this shop for us.",
          "**With screen readers:** we check what the browser hands to them (names, roles, announcements). How NVDA, JAWS, VoiceOver or TalkBack read it we have not heard.",
          "**With other devices:** voice control, switches and eye trackers have not been tried.",
          "**In other browsers:** the tests do not run in Firefox and Safari.",
        ],
      },
    ],
  },
  {
    id: "gaps",
    title: "Known gaps",
    blocks: [
      {
        list: [
          "A screen is not a sample of a colour, and we give no figures of light reflectance: we have none from the makers. [Free samples](/samples) show cloth as it is.",
          "Drawings and photographs show folds, grain and light that their text alternatives do not describe in full.",
          "In our films a synthetic voice speaks the captions, and not every word is clear. The transcript below each film says what is said and what is seen.",
          "The guides as PDF files are tagged, with texts for their drawings, which a program checks. Nobody has read them with a screen reader, so please use the [guides as pages](/guides) where you can.",
          "The chat answers from a script and knows few questions. A person answers by phone.",
        ],
      },
    ],
  },
  {
    id: "tell-us",
    title: "Tell us what stops you",
    blocks: [
      `Ring ${phone}, write to [${email}](mailto:${email}) or [send a message](${paths.contact.href()}). Say which page it is and what you use, if you like. You can also order and ask for a quote by phone.`,
      "If we do not put it right: the [Equality Advisory and Support Service](https://www.equalityadvisoryservice.com) advises people in England, Scotland and Wales on the Equality Act 2010, and the [Equality Commission](https://www.equalityni.org) those in Northern Ireland.",
    ],
  },
];
