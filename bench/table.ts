import type { IdealMetrics } from './ideal.ts';
import type { CallMetrics } from './measure.ts';
import type { RenderingMetrics } from './rendering.ts';
import type { EndpointStatements } from './statements.ts';
import type { Verdict } from './thresholds.ts';

/** A Markdown table whose columns also line up as plain text. */
export function formatTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = head.map((title, n) => Math.max(title.length, ...rows.map((row) => row[n]!.length)));
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, n) => (n === 0 ? cell.padEnd(widths[n]!) : cell.padStart(widths[n]!))).join(' | ')} |`;
  const rule = widths.map((width, n) => (n === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`));
  return [line(head), line(rule), ...rows.map(line)].join('\n');
}

export function formatCallTable(rows: readonly CallMetrics[]): string {
  return formatTable(
    ['call', 'p50', 'p99', 'baseline p50', 'ratio', 'statements', '× entries', '× users'],
    rows.map(({ name, p50, p99, baselineP50, ratio, statements, growth }) => [
      name,
      p50.toFixed(2),
      p99.toFixed(2),
      baselineP50.toFixed(2),
      ratio.toFixed(2),
      String(statements),
      growth.entries.toFixed(2),
      growth.users.toFixed(2),
    ]),
  );
}

export function formatIdealTable(rows: readonly IdealMetrics[]): string {
  const toCells = ({ oursMs, idealMs, ratio }: IdealMetrics['single']) =>
    [oursMs, idealMs, ratio].map((n) => n.toFixed(2));
  return formatTable(
    ['request', 'requests', 'statements', 'ms', 'ideal ms', 'ratio', 'CPU ratio', '8 × ms', '8 × ideal', '8 × ratio'],
    rows.map(({ name, requests, statements, single, cpuRatio, busy }) => [
      name,
      String(requests),
      String(statements),
      ...toCells(single),
      cpuRatio.toFixed(2),
      ...toCells(busy),
    ]),
  );
}

export function formatRenderingTable(rows: readonly RenderingMetrics[]): string {
  return formatTable(
    ['page', 'kB', 'without rendering', 'rendered', 'rendering share', 'rendered and compressed'],
    rows.map(({ path, kilobytes, unrenderedP50, renderedP50, renderingShare, compressedP50, isRendered }) => [
      path,
      kilobytes.toFixed(0),
      unrenderedP50.toFixed(2),
      renderedP50.toFixed(2),
      isRendered ? `${(100 * renderingShare).toFixed(0)} %` : 'not rendered',
      compressedP50.toFixed(2),
    ]),
  );
}

export function formatStatementTable(rows: readonly EndpointStatements[]): string {
  return formatTable(
    ['endpoint', 'status', 'statements'],
    rows.map(({ name, status, statements }) => [name, String(status), String(statements)]),
  );
}

export const formatVerdicts = (verdicts: readonly Verdict[]) =>
  verdicts.map(({ text, isMet }) => `- ${isMet ? 'met' : '**MISSED**'}: ${text}`).join('\n');
