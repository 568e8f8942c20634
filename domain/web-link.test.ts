import { describe, expect, it } from 'vitest';
import { linkHost, isWebLink } from './web-link.ts';

describe('web links', () => {
  it.each(['https://example.org', 'http://example.org/a?b#c', 'HTTPS://EXAMPLE.ORG', 'https://пример.рф/ü'])(
    'accepts %s',
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
  ])('rejects %j (OE-02)', (text) => {
    expect(isWebLink(text)).toBe(false);
  });

  it('extracts the host without www', () => {
    expect(linkHost('https://www.example.org:8080/a?b')).toBe('example.org');
    expect(linkHost('https://wwwhere.example.org')).toBe('wwwhere.example.org');
  });
});
