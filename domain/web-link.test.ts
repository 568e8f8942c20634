import { describe, expect, it } from 'vitest';
import { hostOf, isWebLink } from './web-link.ts';

describe('the address of a web page', () => {
  it.each(['https://example.org', 'http://example.org/a?b#c', 'HTTPS://EXAMPLE.ORG', 'https://пример.рф/ü'])(
    'is %s',
    (text) => {
      expect(isWebLink(text)).toBe(true);
    },
  );

  it.each([
    '',
    'example.org',
    '//example.org',
    'https:example.org',
    'https:/example.org',
    'http://',
    'https://?',
    'ftp://example.org',
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java\nscript:alert(1)',
    ' javascript:alert(1)//https://example.org',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:msgbox(1)',
    'https://exa mple.org',
    'https://example.org/a\tb',
    'https://example.org\\@evil.org',
    'https://example.org/\u202egnp',
    'https://exam\u200bple.org',
    `https://${'a'.repeat(50_000)}:x`,
  ])('is not %j', (text) => {
    expect(isWebLink(text)).toBe(false);
  });

  it('is told by its host', () => {
    expect(hostOf('https://www.example.org:8080/a?b')).toBe('example.org');
    expect(hostOf('https://wwwhere.example.org')).toBe('wwwhere.example.org');
  });
});
