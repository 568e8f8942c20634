import { medianOf } from '../statistics.ts';
import { formatTable, formatVerdicts } from '../table.ts';
import type { Verdict } from '../thresholds.ts';
import type { LighthouseResult } from './lighthouse.ts';
import { limits, type MeasuredPage } from './pages.ts';
import type { PageMetrics } from './visit.ts';

type WarmMetrics = Omit<PageMetrics, 'kilobytes'>;

export interface PageResults {
  readonly page: MeasuredPage;
  readonly slow: readonly PageMetrics[];
  readonly warm: readonly WarmMetrics[];
  readonly lighthouse: readonly LighthouseResult[];
}

export interface ReferenceResults {
  readonly slow: readonly PageMetrics[];
  readonly warm: readonly WarmMetrics[];
}

interface Figure {
  readonly name: string;
  readonly text: string;
  readonly isMet: boolean;
}

/** One page's figures, in column order. */
function listFigures({ page, slow, warm }: PageResults): Figure[] {
  const slowMedian = (name: keyof PageMetrics) => medianOf(slow.map((visit) => visit[name]));
  const warmMedian = (name: keyof WarmMetrics) => medianOf(warm.map((visit) => visit[name]));
  const atMost = (name: string, value: number, limit: number, digits: number): Figure => ({
    name,
    text: value.toFixed(digits),
    isMet: value <= limit,
  });
  return [
    atMost('kB', slowMedian('kilobytes'), page.kilobytes, 1),
    atMost('first paint', slowMedian('firstPaintMs') / 1000, limits.firstPaintSeconds, 2),
    atMost('LCP', slowMedian('lcpMs') / 1000, page.lcpSeconds, 2),
    atMost('blocked ms', slowMedian('blockingMs'), Infinity, 0),
    atMost('shift', slowMedian('layoutShift'), limits.layoutShift, 3),
    atMost('warm first paint', warmMedian('firstPaintMs') / 1000, limits.warmFirstPaintSeconds, 3),
    atMost('warm LCP', warmMedian('lcpMs') / 1000, Infinity, 3),
  ];
}

const formatOutcome = (figures: readonly Figure[]) => {
  const missed = figures.filter(({ isMet }) => !isMet).map(({ name }) => name);
  return missed.length === 0 ? 'met' : `**MISSED**: ${missed.join(', ')}`;
};

/** Shows progress, and preserves the figures if the run is interrupted. */
export function formatProgress(results: PageResults): string {
  const figures = listFigures(results);
  return `${results.page.path}: ${figures.map(({ name, text }) => `${name} ${text}`).join(', ')}; ${formatOutcome(figures)}`;
}

export function formatResults(results: readonly PageResults[], { slow, warm }: ReferenceResults): string {
  const names = listFigures(results[0]!).map(({ name }) => name);
  const rows = results.map((each) => {
    const figures = listFigures(each);
    return [each.page.path, ...figures.map(({ text }) => text), formatOutcome(figures)];
  });
  const seconds = (times: readonly number[]) =>
    `${(medianOf(times) / 1000).toFixed(2)} s (${(Math.min(...times) / 1000).toFixed(2)} to ${(Math.max(...times) / 1000).toFixed(2)})`;
  const reference = `The reference page had its first paint after ${seconds(slow.map(({ firstPaintMs }) => firstPaintMs))} on the slow phone and after ${seconds(warm.map(({ firstPaintMs }) => firstPaintMs))} with a warm cache.`;
  const sections = [formatTable(['page', ...names, 'limits'], rows), reference, formatVerdicts(pageVerdicts(results))];
  if (results.some(({ lighthouse }) => lighthouse.length > 0)) sections.splice(1, 0, formatLighthouse(results));
  return sections.join('\n\n');
}

/** One verdict for each limit, covering all pages. */
export function pageVerdicts(results: readonly PageResults[]): Verdict[] {
  const figures = results.map((each) => ({ path: each.page.path, figures: listFigures(each) }));
  const verdict = (text: string, name: string): Verdict => {
    const missed = figures.flatMap(({ path, figures: all }) =>
      all.filter((figure) => figure.name === name && !figure.isMet).map((figure) => `${path} ${figure.text}`),
    );
    return {
      text: `${text}: ${missed.length === 0 ? 'all pages' : `missed by ${missed.join(', ')}`}`,
      isMet: missed.length === 0,
    };
  };
  const scored = results.filter(({ lighthouse }) => lighthouse.length > 0);
  const missedScores = scored.filter((each) => !isScoreMet(each)).map(({ page }) => page.path);
  return [
    verdict(`First paint with a warm cache at most ${limits.warmFirstPaintSeconds} s`, 'warm first paint'),
    verdict(`First paint on a slow phone at most ${limits.firstPaintSeconds} s`, 'first paint'),
    verdict('LCP on a slow phone at most 2 s (1.8 s without a session, 1.2 s on the landing page)', 'LCP'),
    verdict('JavaScript and CSS within the page budget', 'kB'),
    verdict(`Layout shift at most ${limits.layoutShift}`, 'shift'),
    ...(scored.length === 0
      ? []
      : [
          {
            text: `Lighthouse performance at least 95 (100 on the landing page), the other scores 100: ${missedScores.length === 0 ? 'all pages' : `missed by ${missedScores.join(', ')}`}`,
            isMet: missedScores.length === 0,
          },
        ]),
  ];
}

type Category = keyof LighthouseResult['scores'];
const categories: readonly Category[] = ['performance', 'accessibility', 'best-practices', 'seo'];

const medianScore = ({ lighthouse }: PageResults, category: Category) =>
  medianOf(lighthouse.map(({ scores }) => scores[category]));

const isScoreMet = (results: PageResults) =>
  categories.every(
    (category) => medianScore(results, category) >= (category === 'performance' ? results.page.performance : 100),
  );

function formatLighthouse(results: readonly PageResults[]): string {
  const rows = results
    .filter(({ lighthouse }) => lighthouse.length > 0)
    .map((each) => {
      const performanceScores = each.lighthouse.map(({ scores }) => scores.performance);
      const spread =
        Math.min(...performanceScores) === Math.max(...performanceScores)
          ? ''
          : ` (${Math.min(...performanceScores)} to ${Math.max(...performanceScores)})`;
      return [
        each.page.path,
        ...categories.map((name) => `${medianScore(each, name)}${name === 'performance' ? spread : ''}`),
        (medianOf(each.lighthouse.map(({ lcpMs }) => lcpMs)) / 1000).toFixed(2),
        medianOf(each.lighthouse.map(({ blockingMs }) => blockingMs)).toFixed(0),
        isScoreMet(each) ? 'met' : '**MISSED**',
      ];
    });
  return formatTable(['Lighthouse', ...categories, 'LCP', 'blocked ms', 'limits'], rows);
}
