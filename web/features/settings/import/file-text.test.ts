import { describe, expect, it } from 'vitest';
import { limits } from '#domain/limits.ts';
import { readTextFile, decodeText } from './file-text.ts';

const utf8 = (text: string) => new TextEncoder().encode(text);

function utf16(text: string, isBigEndian: boolean): Uint8Array {
  const view = new DataView(new ArrayBuffer(text.length * 2));
  for (let n = 0; n < text.length; n++) view.setUint16(n * 2, text.charCodeAt(n), !isBigEndian);
  return new Uint8Array(view.buffer);
}

describe('reading a text file', () => {
  const text = 'Projekt;Straße\n日本語 😀';

  it.each([
    ['UTF-8', utf8(text)],
    ['UTF-8 with a byte order mark', utf8(`\uFEFF${text}`)],
    ['UTF-16, little-endian', utf16(`\uFEFF${text}`, false)],
    ['UTF-16, big-endian', utf16(`\uFEFF${text}`, true)],
  ])('decodes %s', (_, bytes) => {
    expect(decodeText(bytes)).toBe(text);
  });

  it.each([
    ['Latin-1', new Uint8Array([0x53, 0x74, 0x72, 0x61, 0xdf, 0x65])],
    ['UTF-16 without a byte order mark', utf16('Project,Start', false)],
    ['UTF-16 that ends within a character', new Uint8Array([255, 254, 0x41])],
    ['an archive, such as a workbook', new Uint8Array([0x50, 0x4b, 3, 4, 0x14, 0, 0xff, 0])],
    ['text with a NUL character', utf8('a\u0000b')],
  ])('rejects %s', (_, bytes) => {
    expect(() => decodeText(bytes)).toThrow('This file is not UTF-8 text.');
  });

  it('rejects an empty file, and one that is too large without reading it', async () => {
    await expect(readTextFile(new File([], 'a.csv'))).rejects.toThrow('The file is empty.');
    const large = { size: limits.importBytes + 1, arrayBuffer: () => expect.fail('is not read') };
    await expect(readTextFile(large as unknown as File)).rejects.toThrow('at most 16 MB can be imported');
    await expect(readTextFile(new File(['a'], 'a.csv'))).resolves.toBe('a');
  });
});
