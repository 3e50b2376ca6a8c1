type PageParts = { head: string; app: string; state: string };

/** index.html with its markers <!--head-->, <!--app--> and <!--state--> replaced. */
export const filledTemplate = (template: string, parts: PageParts): string =>
  // A function, because `$` in a replacement string has a meaning.
  template.replace(/<!--(head|app|state)-->/g, (_marker, part: keyof PageParts) => parts[part]);

/** index.html for a page that runs no script, with a head that keeps search engines away. */
export const withoutScripts = (template: string): string =>
  template
    .replace(/<script\b[^>]*>.*?<\/script>/gs, "")
    .replace(/<link\b[^>]*\brel="modulepreload"[^>]*>/g, "")
    .replace("<!--head-->", '<meta name="robots" content="noindex, nofollow" />$&');
