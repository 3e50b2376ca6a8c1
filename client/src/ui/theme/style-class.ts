import type { SystemStyleObject } from "@chakra-ui/react";
import { css as serialized, type EmotionCache } from "@emotion/react";
import { shortHash } from "./short-hash";

/** A class whose name derives from its style props. */
export type StyleClass = {
  name: string;
  className: string;
  /** Its declarations as nested CSS, computed on first use. */
  declarations: () => string;
  /** Its rules as CSS, once the server has computed them. */
  rules?: string;
};

/** Prefix of class names. A name derives from the style props, not from their CSS: a page that has it needs no CSS computed. */
const KEY = "css";
/** Classes in memory. At this number all are dropped, so that styles computed from data cannot fill the memory. */
const CAPACITY = 5000;

const byKey = new Map<string, StyleClass>();
const byClassName = new Map<string, StyleClass>();

/** The class with this key, which names all its styles; `style` computes them on first use. */
export function styleClass(key: string, style: () => SystemStyleObject): StyleClass {
  return byKey.get(key) ?? newClass(key, () => serialized(style() as never).styles);
}

/** `own`, overridden by the given classes that have known styles; `others` are the given classes without. */
export function joinedClass(
  own: StyleClass,
  given: string,
  cache: EmotionCache,
): { style: StyleClass; others: string[] } {
  const others: string[] = [];
  let style = own;
  for (const className of given.split(" ")) {
    const declarations = declarationsOf(className, cache);
    if (declarations) style = override(style, className, declarations);
    else others.push(className);
  }
  return { style, others };
}

/** Classes of Chakra's own components are in Emotion's cache. */
function declarationsOf(className: string, { registered }: EmotionCache): (() => string) | undefined {
  const ofChakra = registered[className];
  return byClassName.get(className)?.declarations ?? (ofChakra === undefined ? undefined : () => ofChakra);
}

function override(base: StyleClass, name: string, declarations: () => string): StyleClass {
  const key = `${base.name}+${name}`;
  return byKey.get(key) ?? newClass(key, () => `${base.declarations()};${declarations()}`);
}

function newClass(key: string, compute: () => string): StyleClass {
  if (byKey.size >= CAPACITY) {
    byKey.clear();
    byClassName.clear();
  }
  const name = shortHash(key);
  let computed: string | undefined;
  const style: StyleClass = { name, className: `${KEY}-${name}`, declarations: () => (computed ??= compute()) };
  byKey.set(key, style);
  byClassName.set(style.className, style);
  return style;
}

/** Adds the rules of a class to the page of `cache`, unless they are there. */
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
