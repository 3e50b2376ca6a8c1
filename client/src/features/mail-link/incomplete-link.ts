/** Texts for a link without a token, as when a mail program has cut it. */
export const INCOMPLETE_LINK = {
  title: "This link is incomplete",
  text: "Its end is missing. Please open it from the e-mail again, or copy the whole of it.",
};
