import { isIPv6 } from "node:net";
import type { Request } from "express";

const MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

/**
 * Where a request comes from, as far as limits are concerned: the IPv4 address, or of an IPv6 address the first half, for the
 * other half is one household's own choice. Express takes it from X-Forwarded-For only as many hops back as TRUST_PROXY says.
 */
export function clientAddress({ ip = "" }: Pick<Request, "ip">): string {
  const [, mapped] = MAPPED.exec(ip) ?? [];
  if (mapped !== undefined || !isIPv6(ip)) return mapped ?? ip;
  const [head = "", tail] = ip.toLowerCase().replace(/%.*$/, "").split("::");
  const before = head === "" ? [] : head.split(":");
  const after = tail === undefined || tail === "" ? [] : tail.split(":");
  const zeros = Array.from({ length: Math.max(0, 8 - before.length - after.length) }, () => "0");
  return `${[...before, ...zeros, ...after].slice(0, 4).join(":")}::/64`;
}
