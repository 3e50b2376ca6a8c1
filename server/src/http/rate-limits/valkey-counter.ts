import type { Result } from "iovalkey";
import type { Logger } from "pino";
import { noteOccurrence } from "../../kernel/activities/occurrences.js";
import { reasonOf, type Valkey } from "../../kernel/valkey/valkey.js";

declare module "iovalkey" {
  interface RedisCommander<Context> {
    /** Counts a use of a key; rate-limiter-flexible defines it. */
    rlflxIncr(values: string[]): Result<[consumed: number, millisecondsLeft: number], Context>;
  }
}

/** What a limiter of rate-limiter-flexible needs of a client of Valkey to count uses. */
export type ValkeyCounter = Pick<Valkey["client"], "defineCommand" | "rlflxIncr">;

/** Tells when Valkey ceases to count, and when it counts again: each once, with the first request that is concerned. */
export function watchedCounter({ client, trouble }: Valkey, logger: Logger): ValkeyCounter {
  let isGone = false;
  const watch = async <Answer>(answer: Promise<Answer>): Promise<Answer> => {
    try {
      const given = await answer;
      if (isGone) logger.info("Valkey counts limits again");
      isGone = false;
      return given;
    } catch (error) {
      noteOccurrence({ kind: "valkey failure" });
      if (!isGone)
        logger.warn(
          { reason: trouble() ?? reasonOf(error) },
          "Valkey counts no limits; until it does, each process counts its own",
        );
      isGone = true;
      throw error;
    }
  };
  watch(client.ping()).catch(() => {}); // what is wrong at the start is told at once
  return {
    defineCommand: (name, definition) => client.defineCommand(name, definition),
    rlflxIncr: (values) => watch(client.rlflxIncr(values)),
  };
}
