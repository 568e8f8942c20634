import { describe, expect, it } from 'vitest';
import { computeLayout } from './layout.ts';
import type { TrendChartProps } from './chart-props.ts';

const HEIGHT = 220;
const phone = { width: 300, fontSize: 12 };

function createChart(values: readonly (number | null)[], overrides: Partial<TrendChartProps> = {}): TrendChartProps {
  const points = values.map((_, n) => `${n + 1} Nov`);
  return { label: 'Chart', points, series: [{ name: 'Rating', color: 'red', values }], format: String, ...overrides };
}

describe('computeLayout', () => {
  it('maps values between the top and the bottom of the plot', () => {
    const { y, top, bottom, ticks } = computeLayout(createChart([1, 3, 5], { max: 5.2, ticks: [0, 5] }), phone, HEIGHT);
    expect(y(0)).toBe(bottom);
    expect(y(5.2)).toBe(top);
    expect(ticks.map(({ label }) => label)).toEqual(['0', '5']);
  });

  it('scales to the largest value, and copes with no values at all', () => {
    expect(computeLayout(createChart([7, 93]), phone, HEIGHT).ticks.at(-1)!.value).toBe(100);
    const empty = computeLayout(createChart([null, 0]), phone, HEIGHT);
    expect(empty.y(0)).toBe(empty.bottom);
  });

  it('scales to the height of stacked values', () => {
    const part = { color: 'red', type: 'stack', values: [30, 40] } as const;
    const series = ['Coding', 'Fitness'].map((name) => ({ ...part, name }));
    expect(computeLayout(createChart([1, 2], { series }), phone, HEIGHT).ticks.at(-1)!.value).toBe(80);
  });

  it('centres a single point', () => {
    const { x, left, right } = computeLayout(createChart([3]), phone, HEIGHT);
    expect(x(0)).toBe((left + right) / 2);
  });

  it.each([1, 6, 12, 53, 106])('does not let the labels of %i points overlap on a phone', (count) => {
    const layout = computeLayout(createChart(Array.from({ length: count }, () => 1)), phone, HEIGHT);
    expect(layout.labelled).toContain(count - 1);
    const [first = 0, second] = layout.labelled;
    if (second !== undefined) expect(layout.x(second) - layout.x(first)).toBeGreaterThan('100 Nov'.length * 6);
  });

  it('always labels the selected point', () => {
    const chart = createChart(
      Array.from({ length: 53 }, () => 1),
      { selectedIndex: 30 },
    );
    expect(computeLayout(chart, phone, HEIGHT).labelled).toContain(30);
  });

  it('labels the unfinished point unless the selected one is too close to it', () => {
    const labelled = (selectedIndex: number) =>
      computeLayout(
        createChart(
          Array.from({ length: 53 }, () => 1),
          { selectedIndex, unfinished: 52 },
        ),
        phone,
        HEIGHT,
      ).labelled;
    expect(labelled(30)).toEqual(expect.arrayContaining([30, 52]));
    expect(labelled(51)).toContain(51);
    expect(labelled(51)).not.toContain(52);
  });
});
