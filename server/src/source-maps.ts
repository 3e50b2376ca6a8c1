import { setSourceMapsSupport } from "node:module";

// Loaded before the shop: stack traces then name lines of its sources. Only of ours: `--enable-source-maps` would keep those
// of all packages in memory, too.
setSourceMapsSupport(true);
