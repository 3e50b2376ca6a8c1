/** What is said of a URL that a mail program has cut short. */
export const INCOMPLETE_LINK = {
  title: "This link is incomplete",
  text: "Its end is missing. Please open it from the e-mail again, or copy the whole of it.",
};
