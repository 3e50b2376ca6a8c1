import { expect, it } from "vitest";
import { attachmentWords } from "./attachment-words";

const window = (...options: boolean[]) => ({ options: options.map((isChosen) => ({ isChosen })) });

it.each([
  [[window()], "1 window with its sizes and notes"],
  [[window(), window(false)], "2 windows with their sizes and notes, and 1 option"],
  [[window(true), window(false, true)], "2 windows with their sizes and notes, 3 options and 2 choices"],
])("says what is attached", (windows, words) => {
  expect(attachmentWords(windows)).toBe(words);
});
