import { expect, it } from "vitest";
import { withCheck } from "@rules/configuration-code";
import { looksLikeCode } from "./code-shape";

it.each(["KX4-7PM", "kx47pm", " KX4 7PM ", "KX4–7PM", "KO4-7PM", withCheck("CDFGH"), "222-222", "KXP-TPM"])(
  "%j looks like a code",
  (text) => expect(looksLikeCode(text)).toBe(true),
);

it.each(["roller", "blinds", "600x90", "600-900", "day night", "KX4", "KX4-7PMK", "120 cm", ""])(
  "%j is a search",
  (text) => expect(looksLikeCode(text)).toBe(false),
);
