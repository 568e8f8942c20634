import fc from 'fast-check';
import { expect, it } from 'vitest';
import { acrossColumns, inColumns } from './columns.ts';

it('sections stand in two columns in their order, as even as whole sections allow', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(30), { maxLength: 40 }), (sizes) => {
      const sections = sizes.map((rows, n) => ({ n, rows }));
      const [left, right] = inColumns(sections, ({ rows }) => rows);
      expect([...left, ...right]).toEqual(sections);
      if (sizes.length > 1) expect(Math.min(left.length, right.length)).toBeGreaterThan(0);
      const height = (column: typeof left) => column.reduce((sum, { rows }) => sum + 1.5 + Math.max(1, rows), 0);
      const tallest = Math.max(0, ...sections.map((section) => height([section])));
      expect(Math.abs(height(left) - height(right))).toBeLessThanOrEqual(tallest);
    }),
  );
});

it('ranked sections stand in the shorter column in turn, so that the first two are at the top', () => {
  const rows = (n: number) => n;
  expect(acrossColumns([1, 5, 1, 1, 3], rows)).toEqual([
    [1, 1, 1],
    [5, 3],
  ]);
  expect(acrossColumns([], rows)).toEqual([[], []]);
});
