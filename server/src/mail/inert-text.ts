const EMAIL_ADDRESS = /^[\w+'-]+(?:\.[\w+'-]+)*@[a-z\d-]+(?:\.[a-z\d-]+)+$/i;
/** Full stops within a word and before a letter, as in a host name, including those of other scripts. */
const DOT_OF_HOST = /(?<=[^.])[.\u3002\uFF0E\uFF61](?=\p{Cf}*\p{L})/gu;
const IP = /\b\d{1,3}(?:\.\d{1,3}){3}\b/g;
const COLON_OF_SCHEME = /(?<=\p{L}):(?=\S)/gu;

/**
 * Defangs URLs in text that somebody typed, as in "https[:]//evil[.]example". Mail readers turn plain text into links, so
 * escaping is not enough. E-mail addresses stay as they are: they open an e-mail, not a page.
 */
export const inertText = (text: string): string =>
  text.replaceAll(/\S+/g, (word) =>
    EMAIL_ADDRESS.test(word)
      ? word
      : word
          .replaceAll(COLON_OF_SCHEME, "[:]")
          .replaceAll(IP, (ip) => ip.replaceAll(".", "[.]"))
          .replaceAll(DOT_OF_HOST, "[$&]"),
  );
