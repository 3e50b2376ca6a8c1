/** Length limits of a password in graphemes. */
export const PASSWORD_LENGTH = { min: 10, max: 200 } as const;

/** Sequences of keys, letters and digits. */
const ROWS = ["abcdefghijklmnopqrstuvwxyz", "01234567890", "qwertyuiop", "asdfghjkl", "zxcvbnm"];

/** A password of at most this many runs counts as a sequence. In a run, each character is next to the one before. */
const FEW_PIECES = 3;

/** Letters and digits that may be added to a name, such as a year, without making it a valid password. */
const ADDED = 4;

/** The owner of the new password. */
export type PasswordOwner = { email: string; firstName: string; lastName: string };

/**
 * Whether a password is a sequence of keys or letters ("qwertyuiop", "12345abcde"), or the repetition of a short text
 * ("aaaaaaaaaa", "hunter2hunter2").
 */
export function isRowOrRepetition(password: string): boolean {
  const characters = Array.from(password.toLowerCase());
  const unit = repeatedUnit(characters);
  return unit.length < Math.min(characters.length, PASSWORD_LENGTH.min) || piecesOf(unit) <= FEW_PIECES;
}

/** Whether a password consists of the owner's name or e-mail address, or parts of them, with little added. */
export function isOwnersName(password: string, { email, firstName, lastName }: PasswordOwner): boolean {
  const [local = "", domain = ""] = email.split("@");
  const parts = [...local.split(SEPARATORS), ...firstName.split(SEPARATORS), ...lastName.split(SEPARATORS)];
  const words = [email, local, domain, firstName, lastName, ...parts].map(plain).filter(({ length }) => length > 2);
  const all = plain(password);
  const rest = words
    .toSorted((one, other) => other.length - one.length)
    .reduce((left, word) => left.replaceAll(word, ""), all);
  return rest !== all && rest.length <= ADDED;
}

const SEPARATORS = /[^\p{L}\p{N}]+/u;

/** Letters and digits only, so that punctuation does not matter. */
const plain = (text: string) =>
  text
    .normalize("NFKC")
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, "");

/** The shortest prefix that gives the text when repeated, the last time perhaps in part; else the whole text. */
function repeatedUnit(characters: readonly string[]): readonly string[] {
  for (let length = 1; length <= characters.length / 2; length += 1)
    if (characters.every((character, index) => character === characters[index % length]))
      return characters.slice(0, length);
  return characters;
}

function piecesOf(characters: readonly string[]): number {
  return characters.filter((character, index) => !isNextTo(characters[index - 1], character)).length;
}

function isNextTo(before: string | undefined, after: string): boolean {
  if (before === undefined) return false;
  return before === after || ROWS.some((row) => row.includes(before + after) || row.includes(after + before));
}
