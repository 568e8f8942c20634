import { pages } from '../scripts/pages.ts';
import { getStep } from './calls.ts';
import type { Environment, TargetPair } from './environment.ts';
import type { Environments } from './environments.ts';
import { longestBlockDuring } from './event-loop/longest-block.ts';
import { fetchPage } from './initial-data.ts';
import { interleave, medianRatio, roundsPercentile } from './interleave.ts';
import { Connection, serializeRequest, type Step, type Target } from './load.ts';

/** A page requested over one connection. Times are milliseconds. */
export interface RenderingMetrics {
  readonly path: string;
  /** Whether the server renders this page at all. */
  readonly isRendered: boolean;
  readonly kilobytes: number;
  readonly unrenderedP50: number;
  readonly renderedP50: number;
  /** The fraction of the response time spent rendering, from 0 to 1. */
  readonly renderingShare: number;
  /** The time for a rendered and compressed page, as a browser requests it. */
  readonly compressedP50: number;
}

export interface EventLoopBlocks {
  readonly pageLoads: number;
  /** The longest block with rendering. */
  readonly renderedMaxMs: number;
  /** The longest block without rendering. */
  readonly unrenderedMaxMs: number;
}

/** Pages that the menus link to, except for the help menu. */
const paths = pages.filter(({ navigation }) => navigation && navigation.menu !== 'help').map(({ path }) => path);

const browserHeaders = { accept: 'text/html,*/*;q=0.8', 'accept-encoding': 'gzip, deflate, br, zstd' };
const loadPageStep =
  (path: string): Step =>
  () => ({ method: 'GET', path, headers: browserHeaders });

/** Compares two servers with the same data, one of which does not render pages. */
export async function measureRendering(
  { ours: rendered }: Environments,
  { ours: unrendered }: TargetPair,
): Promise<RenderingMetrics[]> {
  const metrics: RenderingMetrics[] = [];
  for (const path of paths) {
    const subjects = {
      unrendered: { target: unrendered, steps: [getStep(path)] },
      rendered: { target: rendered, steps: [getStep(path)] },
      compressed: { target: rendered, steps: [loadPageStep(path)] },
    };
    const rounds = await interleave(subjects, undefined, 1);
    const html = await fetchPage(rendered, path);
    metrics.push({
      path,
      isRendered: hasRenderedContent(html),
      kilobytes: Buffer.byteLength(html) / 1000,
      unrenderedP50: roundsPercentile(rounds, 'unrendered', 0, 50),
      renderedP50: roundsPercentile(rounds, 'rendered', 0, 50),
      renderingShare: 1 - medianRatio(rounds, 0, 'unrendered', 'rendered'),
      compressedP50: roundsPercentile(rounds, 'compressed', 0, 50),
    });
    console.error(`${path}: ${metrics.at(-1)!.renderedP50.toFixed(1)} ms`);
  }
  return metrics;
}

/** Whether there is anything to see before scripts run. */
function hasRenderedContent(html: string): boolean {
  const body = /<body[^]*<\/body>/.exec(html)?.[0] ?? '';
  return /<(?:h1|main)\b/.test(body.replaceAll(/<(script|noscript|template)\b[^]*?<\/\1>/g, ''));
}

const [WARM_UP_LOADS, PAGE_LOADS] = [50, 200];

/** The longest event loop block while the timers page is loaded repeatedly. */
export async function measureEventLoopBlocks(
  { main, ours }: Environments,
  unrendered: Environment & TargetPair,
): Promise<EventLoopBlocks> {
  const loadPage = async (target: Target, times: number) => {
    const connection = new Connection(target.address);
    for (let n = 0; n < times; n++) await connection.send(serializeRequest(target, loadPageStep('/timers')(0, [])));
    connection.close();
  };
  const measureBlock = async (server: Environment['server'], target: Target) => {
    await loadPage(target, WARM_UP_LOADS);
    return longestBlockDuring(server, () => loadPage(target, PAGE_LOADS));
  };
  return {
    pageLoads: PAGE_LOADS,
    renderedMaxMs: await measureBlock(main.server, ours),
    unrenderedMaxMs: await measureBlock(unrendered.server, unrendered.ours),
  };
}
