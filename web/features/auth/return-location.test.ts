import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DEFAULT_LOCATION, safeReturnLocation } from './return-location.ts';

const origin = 'https://weekwise.example';

describe('return location', () => {
  it.each([
    '/dashboard',
    '/planner?week=2026-11-09',
    '/goals/0197a-1?tab=plan#tasks',
    '/action-plans/new?next=/a//b',
    '/caf%C3%A9',
    '/reports?from=https://evil.example',
  ])('accepts %s', (path) => {
    expect(safeReturnLocation(path, origin)).toBe(path);
  });

  it.each([
    undefined,
    null,
    42,
    ['/planner'],
    '',
    'planner',
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/planner\\..\\..',
    'https:evil.example',
    'https://evil.example/dashboard',
    'https://weekwise.example/dashboard',
    'javascript:alert(1)',
    ' /planner',
    '/\t/evil.example',
    '/\n/evil.example',
    '\u0000/planner',
    '/%2Fevil.example',
    '/%2f%2fevil.example',
    '/%5Cevil.example',
    '/%09/evil.example',
    '/.//evil.example',
    '/./%2Fevil.example',
    '/a/..//evil.example',
    '/%',
    '/%E0%A4%A',
    '/login',
    '/login?return=/planner',
    '/%6Cogin',
    '/register',
    '/',
    '/api/docs',
    `/${'a'.repeat(2000)}`,
  ])('replaces %j with the dashboard (SE-08)', (requested) => {
    expect(safeReturnLocation(requested, origin)).toBe(DEFAULT_LOCATION);
  });

  it('never leaves this site, whatever the input (SE-08)', () => {
    const part = fc.constantFrom(
      '/',
      '\\',
      '//',
      '.',
      '..',
      '@',
      ':',
      '%2f',
      '%5c',
      '\t',
      '?',
      '#',
      'evil.example',
      'https:',
      'a',
    );
    fc.assert(
      fc.property(fc.array(part, { maxLength: 8 }), (parts) => {
        const location = safeReturnLocation(parts.join(''), origin);
        expect(new URL(location, origin).origin).toBe(origin);
        expect(new URL(decodeURIComponent(new URL(location, origin).pathname), origin).origin).toBe(origin);
      }),
      { numRuns: 2000 },
    );
  });
});
