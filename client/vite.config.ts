import { fileURLToPath } from "node:url";
import { constants } from "node:zlib";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { compression, defineAlgorithm } from "vite-plugin-compression2";
import { deferScripts } from "./vite/defer-scripts.ts";
import { importGraphqlDocuments } from "./vite/import-graphql-documents.ts";
import { moveHtmlTemplate } from "./vite/move-html-template.ts";
import { stripComponents } from "./vite/strip-components.ts";
import { stripHoistStatics } from "./vite/strip-hoist-statics.ts";
import { stripPreflight } from "./vite/strip-preflight.ts";
import { windowsWorker } from "./vite/windows-worker.ts";

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));

const ROUTER_FOR_PRODUCTION = path("../node_modules/react-router/dist/production/index.mjs");

/** Files of pages that are read. */
const READING = ["ui/(?:CallToAction|Disclosure|Prose|RichText)\\.tsx"];
/** Small files of pages on which something is chosen to be bought, and of other pages. Home loads neither. */
const BUYING = "idempotency-keys|new-key|page-steps|prefilled-links|url-hash|enum-names|ChatOpener|StepList|last-seen";
const OTHER_PAGES = "BrowserOnly|VisitorPage|UndoRow|use-show-more|Checkbox|measuring-sheet|upload-photo";
/** Rules of a few lines each, which the same pages ask. */
const BUYING_RULES =
  "always-measured|included-tax|order-choices|delivery-date|london-time|handling-days|options/option|options/asked-options";
/** Files that nearly every page loads. */
const SMALL_PARTS = [
  `(?:lib|ui|ui/page|ui/theme)/(?!zod-setup|CallToAction|Disclosure|Progress|Prose|RichText|SummaryRows|${BUYING}|${OTHER_PAGES})[^/]+`,
  "ui/chat/open-chat\\.ts",
  "ui/form/(?:ErrorText|FieldFrame|Honeypot|TextArea|TextField|input-kinds|use-radios)\\.tsx?",
];
/** What the drawings of most kinds of blinds share. Each kind is a file of its own, with what it alone works out, and so is the room around a product without photograph. */
const DRAWING = [
  "product/drawing/(?:model/|textures/)?(?!ProductDrawing|framing|measures|Texture|shutter-panels|pergola-perspective|roman-folds)[^/]+",
  "product/drawing/parts/(?:Rail|Recess|Window|WindowBoard|shades|window-panes)\\.tsx?",
];
const CARDS = [
  "product/(?:ProductBadges|ProductImage|ProductPicture)\\.tsx",
  "features/wishlist/[^/]+",
  "features/catalogue/(?:ColourDots|FromPrice|ProductCard|ProductGrid|ProductShelf)\\.tsx",
];

/**
 * `vite build` makes dist/browser and dist/template.html. `vite build --ssr` makes what the server runs: dist/server/server.js of src/server.tsx, which
 * renders pages, and dist/site/site.js of src/site.ts, which knows them without React.
 */
export default defineConfig(({ command, isSsrBuild }) => ({
  root: path("."),
  plugins: [
    importGraphqlDocuments({
      documents: path("src/gql/graphql.ts"),
      publicQueries: path("src/gql/public-queries.json"),
    }),
    react(),
    stripHoistStatics(),
    stripComponents("src/site.ts"),
    !isSsrBuild && stripPreflight(),
    !isSsrBuild && deferScripts(path("src/hydration/load-scripts.ts")),
    !isSsrBuild &&
      windowsWorker({
        source: path("worker/windows-worker.ts"),
        output: path("dist/windows-worker.js"),
        publicFolder: path("public"),
      }),
    !isSsrBuild && moveHtmlTemplate(path("dist/template.html")),
    !isSsrBuild &&
      compression({
        include: /assets\/.*\.(js|css)$/,
        algorithms: [
          "gzip",
          defineAlgorithm("brotliCompress", {
            params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY },
          }),
        ],
      }),
  ],
  resolve: {
    alias: [
      { find: "@rules", replacement: path("../server/src/rules") },
      { find: /^zod$/, replacement: path("src/lib/zod-setup.ts") },
      // Its package names the build with warnings for developers alone.
      ...(command === "build" ? [{ find: /^react-router$/, replacement: ROUTER_FOR_PRODUCTION }] : []),
    ],
  },
  build: isSsrBuild
    ? {
        copyPublicDir: false,
        target: "node24",
        // One file: it starts faster, and a running shop does not miss parts of it while the next one is built.
        rolldownOptions: { output: { codeSplitting: false } },
      }
    : {
        outDir: "dist/browser",
        manifest: true,
        // A browser that does not know modulepreload loads modules all the same, only later.
        modulePreload: { polyfill: false },
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                {
                  name: "react",
                  test: /node_modules\/(react|react-dom|react-router|react-router-dom|scheduler)\//,
                },
                { name: "apollo", test: /node_modules\/(@apollo|@wry|graphql|optimism|rxjs)\// },
                // Parts so small that a request for each would cost more than they weigh. Not what sets zod up: that brings
                // zod along, and belongs to the forms.
                { name: "parts", test: new RegExp(`client/src/(?:${SMALL_PARTS.join("|")})$`) },
                {
                  name: "buying",
                  test: new RegExp(
                    `(?:client/src/(?:lib|ui)/(?:[a-z]+/)?(?:${BUYING})\\.tsx?|src/rules/(?:${BUYING_RULES})\\.ts)$`,
                  ),
                },
                { name: "pages", test: new RegExp(`client/src/(?:lib|ui)/(?:[a-z]+/)?(?:${OTHER_PAGES})\\.tsx?$`) },
                { name: "cards", test: new RegExp(`client/src/(?:${CARDS.join("|")})$`) },
                // Lists of products need it too, and would load the drawings with it.
                { name: "attributes", test: /src\/rules\/product-attributes\.ts$/ },
                // Pages with cards of materials show swatches beside them. Chips on other pages need the group alone.
                { name: "choice-group", test: /client\/src\/ui\/form\/ChoiceGroup\.tsx$/ },
                { name: "materials", test: /client\/src\/(?:ui\/form\/RadioCards\.tsx|product\/swatch-surface\.ts)$/ },
                // My windows draws windows with it, and would load the products' drawings too.
                { name: "measures", test: /product\/drawing\/model\/measures\.ts$/ },
                { name: "drawing", test: new RegExp(`client/src/(?:${DRAWING.join("|")})$`) },
                // Slats, louvres and boards have none. Behind the group that has the textures of both.
                { name: "cloth", test: /product\/drawing\/(?:parts\/(?:Cloth|ScreenCloth)|textures\/Texture)\.tsx$/ },
                // Venetian blinds have slats of them, and would load the shutters.
                { name: "blades", test: /product\/drawing\/parts\/Blades\.tsx$/ },
                // Their panels on tracks and in bays are files of their own.
                { name: "shutter", test: /product\/drawing\/(?:families\/Shutter|parts\/ShutterPanels)\.tsx$/ },
                { name: "reading", test: new RegExp(`client/src/(?:${READING.join("|")})$`) },
              ],
            },
          },
        },
      },
  // The page renderer holds only what pages use of the component library, where an import would load all of it.
  ssr: command === "build" ? { noExternal: true } : {},
  define: isSsrBuild ? { "process.env.NODE_ENV": JSON.stringify("production") } : {},
}));
