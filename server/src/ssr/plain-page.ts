/**
 * A page that needs no script, style sheet or data.
 * @param content HTML
 */
export const plainPage = (shopName: string, title: string, content: string): string => `<!doctype html>
<html lang="en-GB"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${shopName}</title>
<body style="font:18px/1.5 system-ui;margin:15vh 20px;max-width:34em;color:#1c2a25;background:#faf7f1">
<h1 style="font:400 34px Georgia,serif">${title}</h1>
${content}</body></html>`;
