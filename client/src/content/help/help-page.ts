/** A page that answers what people ask beside product names. */
export type HelpPage = {
  title: string;
  /** What is found there, without figures. */
  sentence: string;
  to: string;
  /** Beginnings of words of a search for it, in lower case: "deliver" stands for "delivered" and "delivery". */
  words: string;
};
