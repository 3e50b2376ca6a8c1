/** The typefaces of text: headings, and everything else. */
export const fonts = {
  heading: { value: "Newsreader, 'Newsreader Fallback', 'Newsreader Fallback 2', serif" },
  body: { value: "'Source Sans 3', 'Source Sans Fallback', system-ui, sans-serif" },
};
