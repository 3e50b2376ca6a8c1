import { inertText } from "../../mail/inert-text.js";
import type { ShopProfile } from "../../shop-profile/shop-profile.js";
import type { StaffProblemRow } from "./staff-problem.queries.js";

/** A text to begin an answer with. */
export type ProblemTemplate = { title: string; text: string };

/** The texts that fit a problem, with its shopper's name. A name is typed text: nothing in it becomes a link. */
export function problemTemplates(
  { name, kind, photos }: Pick<StaffProblemRow, "name" | "kind" | "photos">,
  shop: Pick<ShopProfile, "name" | "phone">,
): ProblemTemplate[] {
  const letter = (title: string, ...paragraphs: string[]): ProblemTemplate => ({
    title,
    text: [`Dear ${inertText(name)},`, ...paragraphs, `Kind regards,\n${shop.name}`].join("\n\n"),
  });
  const sorry = "Thank you for telling us, and we are sorry that it is not right.";
  return [
    letter("We look into it", sorry, "We look into it at once and write to you again within two working days."),
    ...(kind === "MISSING" ? [letter("We send what is missing", sorry, "We send you what is missing:")] : []),
    ...(kind === "WRONG_SIZE" || kind === "MEASURED_WRONGLY"
      ? [letter("Measure again", sorry, "Please measure once more, in millimetres, and write the figures to us:")]
      : []),
    ...(photos.length === 0 && kind !== "MISSING"
      ? [
          letter(
            "Ask for photos",
            sorry,
            "Please answer this mail with a photo of the whole window and one of the place in question.",
          ),
        ]
      : []),
    letter(
      "Your choice",
      sorry,
      "We make it again free of charge, or pay you back, as you choose. Which would you like?",
    ),
    letter(
      "Ask for more",
      sorry,
      "To put it right we need to know a little more:",
      `You can also call us on ${shop.phone}.`,
    ),
  ];
}
