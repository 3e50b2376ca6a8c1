import { makeMedia } from "./make-media.ts";

// npm run downloads: prints the guides anew as PDFs into client/public/downloads.
process.exitCode = await makeMedia("downloads");
