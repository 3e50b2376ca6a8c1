import { freePort } from "@measured/embedded-postgres";
import { afterAll, beforeAll, inject } from "vitest";
import { findValkey } from "./valkey-program.js";
import { ValkeyServer } from "./valkey-server.js";

declare module "vitest" {
  interface ProvidedContext {
    /** Whether the shops of this project count limits in Valkey. */
    hasValkey: boolean;
  }
}

/** A Valkey of its own for a test. */
export class TestValkey extends ValkeyServer {
  static async start(): Promise<TestValkey> {
    const program = findValkey();
    if (program === undefined) throw new Error("Neither Valkey nor Redis is installed.");
    const valkey = new TestValkey(program, await freePort());
    await valkey.start();
    return valkey;
  }

  /** One for a shop of this project, if they have any. */
  static async ofProject(): Promise<TestValkey | undefined> {
    return inject("hasValkey") ? TestValkey.start() : undefined;
  }
}

/** Starts a Valkey before the tests of this file or block, and ends it after them. */
export function useValkey(): () => TestValkey {
  let valkey: TestValkey;
  beforeAll(async () => {
    valkey = await TestValkey.start();
  });
  afterAll(() => valkey.close());
  return () => valkey;
}
