const EMAIL_ADDRESS = /^[\w+'-]+(?:\.[\w+'-]+)*@[a-z\d-]+(?:\.[a-z\d-]+)+$/i;
/** Within a word and before a letter, as in a host name; full stops of other scripts count in host names too. */
const DOT_OF_HOST = /(?<=[^.])[.\u3002\uFF0E\uFF61](?=\p{Cf}*\p{L})/gu;
const IP = /\b\d{1,3}(?:\.\d{1,3}){3}\b/g;
const COLON_OF_SCHEME = /(?<=\p{L}):(?=\S)/gu;

/**
 * Typed text in which a mail reader finds no link, in HTML or plain text: "https[:]//evil[.]example", as security mails
 * write it. Readers make links of plain text by themselves, so escaping is not enough. An e-mail address stays as it is: it
 * opens an e-mail, not a page.
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
