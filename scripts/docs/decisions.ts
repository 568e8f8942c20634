import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

export interface DecisionRecord {
  readonly number: number;
  readonly title: string;
  /** Relative to docs/decisions. */
  readonly file: string;
  /** The text of the section "Status". */
  readonly status: string;
  /** The numbers of the records that the status names. */
  readonly related: readonly number[];
}

const numberOf = (file: string) => Number(basename(file).slice(0, 4));

export function listDecisions(root: string): DecisionRecord[] {
  const folder = join(root, 'docs', 'decisions');
  return globSync('*/*.md', { cwd: folder })
    .map((file) => {
      const text = readFileSync(join(folder, file), 'utf8');
      const [, title = ''] = /^# \d+\. (.*)$/m.exec(text) ?? [];
      const [, status = ''] = /^## Status\n\n([\s\S]*?)\n\n## /m.exec(text) ?? [];
      const related = [...status.matchAll(/\]\(([^)]+)\)/g)].map(([, link]) => numberOf(link!));
      return { number: numberOf(file), title, file, status, related };
    })
    .toSorted((a, b) => a.number - b.number);
}

/** The table of all records. Those that a later one extends or changes name it in their status. */
export function formatDecisionIndex(records: readonly DecisionRecord[]): string {
  const link = (number: number) => `[${number}](${records.find((record) => record.number === number)?.file})`;
  const rows = records.map(({ number, title, file, status, related }) => {
    const later = related
      .filter((other) => other > number)
      .map(link)
      .join(', ');
    const state = status.startsWith('Superseded')
      ? `superseded by ${later}`
      : `accepted${later && `; changed or extended by ${later}`}`;
    return `| ${number} | [${title}](${file}) | ${state} |`;
  });
  return `# Decisions

Why Weekwise is built the way it is, in the order of the decisions: status, context, decision, consequences. A decision is reversed
by a new record that names the old one. \`npm run docs\` writes this index.

| number | decision | status |
| ---: | --- | --- |
${rows.join('\n')}
`;
}
