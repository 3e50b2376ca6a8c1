type PageParts = { head: string; app: string; state: string };

/** index.html with its markers <!--head-->, <!--app--> and <!--state--> replaced. */
export const filledTemplate = (template: string, parts: PageParts): string =>
  // By a function: a `$` in the content must not be read as a pattern.
  template.replace(/<!--(head|app|state)-->/g, (_marker, part: keyof PageParts) => parts[part]);
