import { isIPv4, isIPv6, SocketAddress } from "node:net";

/** An IP address, perhaps in brackets and with a port, as some proxies write it: `1.2.3.4:5678`, `[::1]:80`. */
const WITH_PORT = /^(?:([\d.]+)|\[(.+)\])(?::\d{1,5})?$/;
/** An IPv4 address as a socket for both kinds names it. */
const MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/;

/**
 * An IP address as a key for rate limits: a whole IPv4 address, or the /64 network of an IPv6 one, because a household chooses
 * the rest itself. Undefined for what is no IP address.
 */
export function limitKey(text: string): string | undefined {
  const [, v4, v6] = WITH_PORT.exec(text) ?? [];
  const ip = (v4 ?? v6 ?? text).replace(/%.*$/s, "");
  const short = MAPPED.exec(ip)?.[1] ?? ip;
  if (isIPv4(short)) return short;
  // Parsed, so that all spellings of an address are one.
  const address = isIPv6(ip) ? SocketAddress.parse(`[${ip}]`)?.address : undefined;
  return address && (MAPPED.exec(address)?.[1] ?? network(address));
}

/** The /64 network of an IPv6 address in its canonical spelling. */
function network(address: string): string {
  const [before = [], after = []] = address.split("::").map((part) => part.split(":").filter((group) => group !== ""));
  const zeros = Array.from({ length: 8 - before.length - after.length }, () => "0");
  return `${[...before, ...zeros, ...after].slice(0, 4).join(":")}::/64`;
}
