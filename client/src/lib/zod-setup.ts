import { config } from "zod/v4";

// Where it may, zod compiles schemas with `new Function`, and even trying to is reported under the shop's content security
// policy. A schema asks when it is made: whatever imports "zod" gets this module (vite.config.ts).
config({ jitless: true });

export * from "zod/v4";
