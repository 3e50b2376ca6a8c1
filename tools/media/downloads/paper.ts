/** Styles of booklets on A4: the shop's text colours, typefaces and lines, without backgrounds. */
export const paperCss = (shopName: string, title: string) => `
@page {
  size: A4;
  margin: 16mm 22mm 18mm;
  @bottom-left { content: "${shopName} · ${title}"; font: 8.5pt "Source Sans 3"; color: #5e6961; }
  @bottom-right { content: counter(page) " / " counter(pages); font: 8.5pt "Source Sans 3"; color: #5e6961; }
}
@page :first { @bottom-left { content: none; } @bottom-right { content: none; } }
html { font: 10pt/1.42 "Source Sans 3"; color: #1c2a25; font-variant-numeric: lining-nums tabular-nums; }
body { margin: 0; print-color-adjust: exact; }
h1, h2, h3, h4, p, ul, ol, dl, dd, table { margin: 0; }
h1, h2, h3, .logo { font-family: Newsreader; font-weight: 400; letter-spacing: -0.01em; line-height: 1.12; text-wrap: balance; }
h1 { font-size: 44pt; margin-top: 34mm; }
h2 { font-size: 25pt; }
h3 { font-size: 15pt; margin: 0 0 1.8mm; break-after: avoid; }
section { margin-top: 5mm; break-inside: avoid; }
h4 { font-size: 10pt; font-weight: 600; break-after: avoid; }
p, li, dd { orphans: 3; widows: 3; text-wrap: pretty; }
a { color: inherit; text-decoration-thickness: 0.4pt; text-underline-offset: 2pt; }
article { break-before: page; }
section > * + * { margin-top: 2.4mm; }
section > h3 + * { margin-top: 0; }
.lead { font-size: 12.5pt; color: #4d5952; max-width: 135mm; margin-top: 4mm; }
.logo { font-size: 15pt; width: max-content; padding-bottom: 2.2mm; position: relative; }
.logo::after { content: ""; position: absolute; inset: auto 0 0 0; height: 2.4mm; border: solid #a6462a; border-width: 0 0.5pt;
  background: linear-gradient(#a6462a, #a6462a) center / 100% 0.5pt no-repeat; }
.cover nav { margin-top: 16mm; }
.cover h2 { font: 600 10.5pt "Source Sans 3"; letter-spacing: 0; }
.cover ol { list-style: none; padding: 0; margin-top: 2mm; max-width: 120mm; }
.cover li { display: flex; justify-content: space-between; gap: 6mm; padding: 1.5mm 0; border-bottom: 0.4pt solid #ded6c8; }
.cover a { text-decoration: none; }
.contact { margin-top: 10mm; font-size: 9.5pt; color: #4d5952; max-width: 120mm; }
ul, ol { padding-left: 5.5mm; }
li { break-inside: avoid; }
li + li { margin-top: 0.8mm; }
li::marker { color: #5e6961; }
dt { font-weight: 600; break-after: avoid; }
dd { color: #4d5952; break-inside: avoid; }
dd + dt { margin-top: 2.5mm; }
.beside { display: grid; grid-template-columns: 1fr 64mm; column-gap: 8mm; align-items: start; break-inside: avoid; }
.beside > div > * + * { margin-top: 2.4mm; }
.drawing { break-inside: avoid; }
.drawing svg { display: block; width: 100%; border-radius: 0.6mm; }
.drawing .caption { margin-top: 1.5mm; font-size: 8.75pt; color: #4d5952; }
table { border-collapse: collapse; width: 125mm; font-size: 9.25pt; break-inside: avoid; }
caption { text-align: left; color: #4d5952; padding-bottom: 1.5mm; }
th, td { text-align: left; vertical-align: top; font-weight: 400; padding: 0.85mm 4mm 0.85mm 0; border-bottom: 0.4pt solid #ded6c8; }
thead th { font-weight: 600; border-color: #1c2a25; }
.note { background: #dfe5da; padding: 2.5mm 4mm; border-radius: 1mm; break-inside: avoid; }
.question { break-inside: avoid; border-top: 0.4pt solid #ded6c8; padding-top: 2.5mm; }
.question > * + * { margin-top: 1mm; }
.question p { color: #4d5952; }
`;
