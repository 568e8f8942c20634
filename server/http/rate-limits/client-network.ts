import { isIPv6, SocketAddress } from 'node:net';

/** IPv6 addresses that stand for an IPv4 address, which is their last 32 bits: mapped ones, and those of NAT64. */
const IPV4_PREFIXES = new Set(['0:0:0:0:0:ffff', '64:ff9b:0:0:0:0']);

/**
 * The network that counts as one client, however its address is spelled: proxies write ports, brackets, zones and
 * leading zeros into the header. An IPv6 customer owns at least the last 64 bits of theirs.
 */
export function networkOf(address: string): string {
  const plain = address
    .trim()
    .toLowerCase()
    .replace(/%[^\]]*/, '')
    .replace(/^(\[[^\]]*\]|[\d.]+):\d+$/, '$1')
    .replace(/\d+(\.\d+){3}/, (quad) => quad.split('.').map(Number).join('.'));
  const parsed = SocketAddress.parse(isIPv6(plain) ? `[${plain}]` : plain);
  if (!parsed) return plain;
  if (parsed.family === 'ipv4') return parsed.address;
  const groups = groupsOf(parsed.address);
  return IPV4_PREFIXES.has(hex(groups.slice(0, 6))) ? quadOf(groups.slice(6)) : hex(groups.slice(0, 4));
}

/** The eight numbers of an address as Node writes it. Its end may be in IPv4 notation. */
function groupsOf(address: string): number[] {
  const [head = [], tail = []] = address.split('::').map(numbersOf);
  const zeros = Array.from({ length: 8 - head.length - tail.length }, () => 0);
  return [...head, ...zeros, ...tail];
}

function numbersOf(text: string): number[] {
  return text.split(':').flatMap((part) => {
    if (part === '') return [];
    if (!part.includes('.')) return [Number.parseInt(part, 16)];
    const [a, b, c, d] = part.split('.').map(Number) as [number, number, number, number];
    return [a * 256 + b, c * 256 + d];
  });
}

const hex = (groups: readonly number[]) => groups.map((group) => group.toString(16)).join(':');

const quadOf = (groups: readonly number[]) => groups.flatMap((group) => [group >> 8, group & 255]).join('.');
