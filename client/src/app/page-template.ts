type PageParts = { head: string; app: string; state: string };

/** index.html with its markers <!--head-->, <!--app--> and <!--state--> replaced. */
export const filledTemplate = (template: string, parts: PageParts): string =>
  // A function, because `$` in a replacement string has a meaning.
  template.replace(/<!--(head|app|state)-->/g, (_marker, part: keyof PageParts) => parts[part]);
