import { isIPv6, SocketAddress } from 'node:net';

/** IPv6 prefixes whose last 32 bits are an IPv4 address: IPv4-mapped addresses and NAT64. */
const IPV4_PREFIXES = new Set(['0:0:0:0:0:ffff', '64:ff9b:0:0:0:0']);

/**
 * Returns the network that counts as one client, regardless of the address's notation: proxies add ports, brackets, zones
 * and leading zeros to `X-Forwarded-For`. For IPv6 that is the /64, the smallest network that providers assign.
 */
export function clientNetwork(address: string): string {
  const plain = address
    .trim()
    .toLowerCase()
    .replace(/%[^\]]*/, '')
    .replace(/^(\[[^\]]*\]|[\d.]+):\d+$/, '$1')
    .replace(/\d+(\.\d+){3}/, (quad) => quad.split('.').map(Number).join('.'));
  const parsed = SocketAddress.parse(isIPv6(plain) ? `[${plain}]` : plain);
  if (!parsed) return plain;
  if (parsed.family === 'ipv4') return parsed.address;
  const groups = expandIpv6(parsed.address);
  return IPV4_PREFIXES.has(formatIpv6(groups.slice(0, 6)))
    ? formatIpv4(groups.slice(6))
    : formatIpv6(groups.slice(0, 4));
}

/** Returns the eight groups of an address as formatted by Node, which may end in IPv4 notation. */
function expandIpv6(address: string): number[] {
  const [head = [], tail = []] = address.split('::').map(parseGroups);
  const zeros = Array.from({ length: 8 - head.length - tail.length }, () => 0);
  return [...head, ...zeros, ...tail];
}

function parseGroups(text: string): number[] {
  return text.split(':').flatMap((part) => {
    if (part === '') return [];
    if (!part.includes('.')) return [Number.parseInt(part, 16)];
    const [a, b, c, d] = part.split('.').map(Number) as [number, number, number, number];
    return [a * 256 + b, c * 256 + d];
  });
}

const formatIpv6 = (groups: readonly number[]) => groups.map((group) => group.toString(16)).join(':');

const formatIpv4 = (groups: readonly number[]) => groups.flatMap((group) => [group >> 8, group & 255]).join('.');
