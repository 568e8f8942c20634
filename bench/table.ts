import type { Figures } from './measure.ts';
import type { Verdict } from './targets.ts';

/** In columns that line up, also where it is read as plain text. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = head.map((title, n) => Math.max(title.length, ...rows.map((row) => row[n]!.length)));
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, n) => (n === 0 ? cell.padEnd(widths[n]!) : cell.padStart(widths[n]!))).join(' | ')} |`;
  const rule = widths.map((width, n) => (n === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`));
  return [line(head), line(rule), ...rows.map(line)].join('\n');
}

const head = ['call', 'p50', 'p99', 'floor p50', 'ratio', 'statements', '× entries', '× users'];

export function callTable(rows: readonly Figures[]): string {
  return table(
    head,
    rows.map(({ name, p50, p99, floorP50, ratio, statements, growth }) => [
      name,
      p50.toFixed(2),
      p99.toFixed(2),
      floorP50.toFixed(2),
      ratio.toFixed(2),
      String(statements),
      growth?.entries.toFixed(2) ?? '',
      growth?.users.toFixed(2) ?? '',
    ]),
  );
}

export const verdictList = (verdicts: readonly Verdict[]) =>
  verdicts.map(({ text, isMet }) => `- ${isMet ? 'met' : '**MISSED**'}: ${text}`).join('\n');
