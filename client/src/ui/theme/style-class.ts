import type { SystemStyleObject } from "@chakra-ui/react";
import { css as serialized, type EmotionCache } from "@emotion/react";
import { shortHash } from "./short-hash";

/** A class by what it was asked to look like. */
export type StyleClass = {
  name: string;
  className: string;
  /** Its declarations as nested CSS, worked out when they are first needed. */
  declarations: () => string;
  /** Its rules as they stand in a page, once the server has made them. */
  rules?: string;
};

/** Names come from what was asked and not from the CSS that it makes: whoever finds the name in the page need not make it. */
const KEY = "css";
/** Beyond these all are forgotten, and made again when they are asked for: styles made of data must not fill the memory. */
const MOST_KEPT = 5000;

const byQuestion = new Map<string, StyleClass>();
const byClassName = new Map<string, StyleClass>();

/** The class for what `question` says in full; `style` works it out. */
export function styleClass(question: string, style: () => SystemStyleObject): StyleClass {
  return byQuestion.get(question) ?? newClass(question, () => serialized(style() as never).styles);
}

/** `own` under the styles among the classes that were given; those that are no styles stand beside it as they are. */
export function joinedClass(
  own: StyleClass,
  given: string,
  cache: EmotionCache,
): { style: StyleClass; others: string[] } {
  const others: string[] = [];
  let style = own;
  for (const className of given.split(" ")) {
    const declarations = declarationsOf(className, cache);
    if (declarations) style = over(style, className, declarations);
    else others.push(className);
  }
  return { style, others };
}

/** Chakra's own parts keep theirs in Emotion's cache. */
function declarationsOf(className: string, { registered }: EmotionCache): (() => string) | undefined {
  const ofChakra = registered[className];
  return byClassName.get(className)?.declarations ?? (ofChakra === undefined ? undefined : () => ofChakra);
}

function over(below: StyleClass, name: string, declarations: () => string): StyleClass {
  const question = `${below.name}+${name}`;
  return byQuestion.get(question) ?? newClass(question, () => `${below.declarations()};${declarations()}`);
}

function newClass(question: string, work: () => string): StyleClass {
  if (byQuestion.size >= MOST_KEPT) {
    byQuestion.clear();
    byClassName.clear();
  }
  const name = shortHash(question);
  let made: string | undefined;
  const style: StyleClass = { name, className: `${KEY}-${name}`, declarations: () => (made ??= work()) };
  byQuestion.set(question, style);
  byClassName.set(style.className, style);
  return style;
}

/** Puts the rules of a class into the page that `cache` stands for, unless they are there. */
export function insertStyle(cache: EmotionCache, style: StyleClass): void {
  const { name, className } = style;
  if (cache.inserted[name] !== undefined) return;
  if (typeof document !== "undefined") {
    cache.insert(`.${className}`, { name, styles: style.declarations() }, cache.sheet, true);
    return;
  }
  cache.registered[className] = className;
  if (style.rules === undefined) {
    cache.insert(`.${className}`, { name, styles: style.declarations() }, cache.sheet, true);
    style.rules = String(cache.inserted[name]);
  }
  cache.inserted[name] = style.rules;
}
