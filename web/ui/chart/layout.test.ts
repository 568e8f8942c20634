import { describe, expect, it } from 'vitest';
import { layoutOf } from './trend-chart-layout.ts';
import type { TrendChartProps } from './trend-chart-props.ts';

const HEIGHT = 220;
const phone = { width: 300, text: 12 };

function chartOf(values: readonly (number | null)[], more: Partial<TrendChartProps> = {}): TrendChartProps {
  const points = values.map((_, n) => `${n + 1} Nov`);
  return { label: 'Chart', points, series: [{ name: 'Rating', color: 'red', values }], format: String, ...more };
}

describe('the layout of a chart', () => {
  it('has the values between its top and its bottom', () => {
    const { y, top, bottom, ticks } = layoutOf(chartOf([1, 3, 5], { max: 5.2, ticks: [0, 5] }), phone, HEIGHT);
    expect(y(0)).toBe(bottom);
    expect(y(5.2)).toBe(top);
    expect(ticks.map(({ label }) => label)).toEqual(['0', '5']);
  });

  it('makes room for the largest value, also where there is none', () => {
    expect(layoutOf(chartOf([7, 93]), phone, HEIGHT).ticks.at(-1)!.value).toBe(100);
    const empty = layoutOf(chartOf([null, 0]), phone, HEIGHT);
    expect(empty.y(0)).toBe(empty.bottom);
  });

  it('makes room for what is stacked', () => {
    const part = { color: 'red', look: 'stack', values: [30, 40] } as const;
    const series = ['Coding', 'Fitness'].map((name) => ({ ...part, name }));
    expect(layoutOf(chartOf([1, 2], { series }), phone, HEIGHT).ticks.at(-1)!.value).toBe(80);
  });

  it('shows a single point in the middle', () => {
    const { x, left, right } = layoutOf(chartOf([3]), phone, HEIGHT);
    expect(x(0)).toBe((left + right) / 2);
  });

  it.each([1, 6, 12, 53, 106])('lets no words of %i points overlap on a phone', (count) => {
    const layout = layoutOf(chartOf(Array.from({ length: count }, () => 1)), phone, HEIGHT);
    expect(layout.labelled).toContain(count - 1);
    const [first = 0, second] = layout.labelled;
    if (second !== undefined) expect(layout.x(second) - layout.x(first)).toBeGreaterThan('100 Nov'.length * 6);
  });

  it('names the chosen point in any case', () => {
    const chart = chartOf(
      Array.from({ length: 53 }, () => 1),
      { emphasis: 30 },
    );
    expect(layoutOf(chart, phone, HEIGHT).labelled).toContain(30);
  });

  it('names the unfinished point, unless the chosen one is beside it', () => {
    const labelled = (emphasis: number) =>
      layoutOf(
        chartOf(
          Array.from({ length: 53 }, () => 1),
          { emphasis, unfinished: 52 },
        ),
        phone,
        HEIGHT,
      ).labelled;
    expect(labelled(30)).toEqual(expect.arrayContaining([30, 52]));
    expect(labelled(51)).toContain(51);
    expect(labelled(51)).not.toContain(52);
  });
});
