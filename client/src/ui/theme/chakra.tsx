import type { chakra as ChakraFactory, RecipeDefinition, SystemStyleObject } from "@chakra-ui/react";
import { __unsafe_useEmotionCache as useStyleCache } from "@emotion/react";
import { cloneElement, isValidElement, useInsertionEffect, type ElementType, type ReactNode } from "react";
import { shortHash } from "./short-hash";
import { insertStyle, joinedClass, styleClass } from "./style-class";
import { isStyleProp } from "./style-props";
import { theSystem } from "./system";

type Props = Record<string, unknown>;
type Recipe = RecipeDefinition;
type Options = { defaultProps?: Props };
type Part = { tag: ElementType; recipes: readonly Recipe[]; defaultProps: Props };

/** SVG attributes that have the name of a CSS property. */
const ATTRIBUTES: Record<string, readonly string[]> = {
  path: ["d"],
  text: ["x", "y"],
  circle: ["cx", "cy", "r"],
  rect: ["width", "height", "x", "y", "rx", "ry"],
  ellipse: ["cx", "cy", "rx", "ry"],
  g: ["transform"],
  stop: ["offset", "stopOpacity"],
};
/** Props for HTML attributes whose own names are style props. */
const HTML_PROPS: Record<string, string> = {
  htmlWidth: "width",
  htmlHeight: "height",
  htmlSize: "size",
  htmlTranslate: "translate",
};

const parts = new WeakMap<object, Part>();

function styled(given: ElementType, recipe: Recipe = {}, options: Options = {}) {
  const below = typeof given === "string" ? undefined : parts.get(given);
  const part: Part = {
    tag: below?.tag ?? given,
    recipes: [...(below?.recipes ?? []), recipe].filter((each) => Object.keys(each).length > 0),
    defaultProps: { ...below?.defaultProps, ...options.defaultProps },
  };
  const variants = new Set(part.recipes.flatMap(({ variants: own = {} }) => Object.keys(own)));
  const ownAttributes = typeof part.tag === "string" ? ATTRIBUTES[part.tag] : undefined;
  let id: string | undefined;
  let recipeStyle: ((selection: Props) => SystemStyleObject) | undefined;

  function Styled(props: Props) {
    const cache = useStyleCache();
    if (!cache) throw new Error("The page has no style cache.");
    let Tag = part.tag;
    let styleKey = "";
    const selection: Props = {};
    const styles: Props = {};
    const attributes: Props = {};
    const sort = (name: string, value: unknown) => {
      if (value === undefined) return;
      if (name === "children" || ownAttributes?.includes(name)) attributes[name] = value;
      else if (name === "as") Tag = value as ElementType;
      else if (variants.has(name) || isStyleProp(name)) {
        (variants.has(name) ? selection : styles)[name] = value;
        styleKey += `${name}:${typeof value === "string" ? value : JSON.stringify(value)};`;
      } else attributes[HTML_PROPS[name] ?? name] = value;
    };
    for (const name in part.defaultProps) if (props[name] === undefined) sort(name, part.defaultProps[name]);
    for (const name in props) sort(name, props[name]);

    id ??= part.recipes.length === 0 ? "" : shortHash(JSON.stringify(part.recipes));
    const ofRecipe = () => (recipeStyle ??= resolved(part.recipes))(selection);
    let style =
      id === "" && styleKey === "" ? undefined : styleClass(`${id}|${styleKey}`, () => withStyles(ofRecipe(), styles));
    const givenClasses = attributes["className"];
    if (style && typeof givenClasses === "string" && givenClasses !== "") {
      const joined = joinedClass(style, givenClasses, cache);
      style = joined.style;
      attributes["className"] = [...joined.others, style.className].join(" ");
    } else if (style) attributes["className"] = style.className;

    const isServer = typeof document === "undefined";
    if (isServer && style) insertStyle(cache, style);
    useInsertionEffect(() => {
      if (style) insertStyle(cache, style);
    }, [cache, style]);

    const { asChild, ...rest } = attributes;
    return asChild === true ? withParentClass(rest) : <Tag {...attributes} />;
  }
  parts.set(Styled, part);
  return Styled;
}

function resolved(recipes: readonly Recipe[]): (selection: Props) => SystemStyleObject {
  const { cva } = theSystem();
  const [first, ...others] = recipes.map((each) => cva(each));
  return others.reduce((merged, each) => merged?.merge(each), first) ?? (() => ({}));
}

function withStyles(recipe: SystemStyleObject, { css: given, ...styles }: Props): SystemStyleObject {
  const own = [given].flat().filter(Boolean) as SystemStyleObject[];
  return theSystem().css(recipe, ...own, styles as SystemStyleObject);
}

/** The only child, with the class of its parent. */
function withParentClass({ children, className }: Props): ReactNode {
  if (!isValidElement<{ className?: string }>(children)) throw new Error("asChild needs one element.");
  return cloneElement(children, {
    className: [children.props.className, className].filter(Boolean).join(" "),
  });
}

const plain = new Map<string, unknown>();

/**
 * Chakra's factory of styled components, `chakra("div", recipe)` and `chakra.div`, for pages that are rendered with their
 * styles. The name of a class derives from the style props, so where the page already has the class its CSS is not computed.
 * Chakra's own factory computes the CSS of each element at every rendering, which was half of the time of hydration and of
 * server rendering (decision 18). The only option is `defaultProps`.
 */
export const chakra = new Proxy(styled, {
  get(_, tag: string) {
    let part = plain.get(tag);
    if (part === undefined) plain.set(tag, (part = styled(tag as ElementType)));
    return part;
  },
}) as unknown as typeof ChakraFactory;
