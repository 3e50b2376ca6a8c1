import { config } from "zod";

// Where it may, zod compiles schemas with `new Function`, and even trying to is reported under the shop's content security
// policy. A schema asks when it is made: import this before any.
config({ jitless: true });
