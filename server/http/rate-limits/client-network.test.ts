import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clientNetwork } from './client-network.ts';

describe('the network of a client address', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    [' 203.0.113.7 ', '203.0.113.7'],
    ['203.000.113.007', '203.0.113.7'],
    ['203.0.113.010', '203.0.113.10'],
    ['203.0.113.7:51234', '203.0.113.7'],
    ['203.0.113.7:99999', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['::FFFF:203.000.113.007', '203.0.113.7'],
    ['::ffff:cb00:7107', '203.0.113.7'],
    ['0:0:0:0:0:ffff:203.0.113.7', '203.0.113.7'],
    ['0000:0000:0000:0000:0000:FFFF:CB00:7107', '203.0.113.7'],
    ['[::ffff:203.0.113.7]', '203.0.113.7'],
    ['[::ffff:cb00:7107]:443', '203.0.113.7'],
    ['::ffff:203.0.113.7%eth0', '203.0.113.7'],
    ['64:ff9b::203.0.113.7', '203.0.113.7'],
    ['64:ff9b::cb00:7107', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:0DB8:0001:0002::9', '2001:db8:1:2'],
    ['[2001:db8:1:2::9]:51234', '2001:db8:1:2'],
    ['[2001:db8:1:2::9%25eth0]:51234', '2001:db8:1:2'],
    ['2001:db8::1', '2001:db8:0:0'],
    ['::1:2:3:4:5', '0:0:0:1'],
    ['::1', '0:0:0:0'],
    ['::203.0.113.7', '0:0:0:0'],
    ['fe80::1%eth0', 'fe80:0:0:0'],
    ['Unknown', 'unknown'],
    ['', ''],
  ])('for %j is %j', (address, network) => {
    expect(clientNetwork(address)).toBe(network);
  });

  const hex = (high: number, low: number) => (high * 256 + low).toString(16);
  const padded = (groups: readonly number[]) => groups.map((group) => group.toString(16).padStart(4, '0')).join(':');
  const port = fc.integer({ min: 0, max: 65_535 });

  it('is the same for every notation of an IPv4 address (RL-02)', () => {
    const byte = fc.integer({ min: 0, max: 255 });
    fc.assert(
      fc.property(byte, byte, byte, byte, port, (a, b, c, d, portNumber) => {
        const plain = [a, b, c, d].join('.');
        const long = [a, b, c, d].map((part) => String(part).padStart(3, '0')).join('.');
        const mapped = [`::ffff:${plain}`, `::ffff:${long}`, `::ffff:${hex(a, b)}:${hex(c, d)}`];
        mapped.push(padded([0, 0, 0, 0, 0, 0xffff, a * 256 + b, c * 256 + d]), `0:0:0:0:0:ffff:${plain}`);
        const unbracketed = [plain, long, ...mapped, ...mapped.map((each) => `${each}%1`)];
        const bracketed = mapped.flatMap((each) => [
          `[${each}]`,
          `[${each}]:${portNumber}`,
          `[${each}%lo]:${portNumber}`,
        ]);
        const all = [...unbracketed, ...bracketed, `${plain}:${portNumber}`, `${long}:${portNumber}`];
        for (const notation of all) {
          expect(clientNetwork(notation)).toBe(plain);
          expect(clientNetwork(` ${notation.toUpperCase()}`)).toBe(plain);
        }
      }),
    );
  });

  it('is the same for all addresses of an IPv6 network in every notation, and differs for another network (RL-02)', () => {
    const group = fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 0xffff }));
    const four = fc.array(group, { minLength: 4, maxLength: 4 });
    // Addresses that map to IPv4 are in the table above.
    const network = four.filter((groups) => groups[0] !== 0 && groups[0] !== 0x64);
    fc.assert(
      fc.property(network, four, four, port, ([a, b, c, d], host, other, portNumber) => {
        const inNetwork = (suffix: readonly number[]) => [a!, b!, c!, d!, ...suffix];
        const short = inNetwork(other)
          .map((each) => each.toString(16))
          .join(':');
        const expected = [a, b, c, d].map((each) => each!.toString(16)).join(':');
        const compressed = short.replace(/(?:^|:)0(?::0)+(?=:|$)/, ':').replace(/:$/, '::');
        for (const each of [padded(inNetwork(host)), short, compressed.includes('::') ? compressed : short]) {
          for (const notation of [each, each.toUpperCase(), `${each}%eth0`, `[${each}]`, `[${each}]:${portNumber}`]) {
            expect(clientNetwork(notation)).toBe(expected);
          }
        }
        expect(clientNetwork(padded([a! ^ 0x100, b!, c!, d!, ...host]))).not.toBe(expected);
      }),
    );
  });
});
