// What the server knows of the pages without rendering any: it is built apart from them, for it stays in the server's memory.
export { pageDirectory } from "./app/page-directory";
export { canonicalUrl } from "./lib/page-parameters";
