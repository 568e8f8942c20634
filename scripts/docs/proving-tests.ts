import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A test, or a group of tests, whose title ends with the ids of the promises that it proves, such as "(AN-01, SE-06)". */
export interface ProvingTest {
  readonly file: string;
  /** The titles of the groups around it. */
  readonly group: string;
  readonly title: string;
  readonly ids: readonly string[];
}

const idList = /[A-Z]{2}-\d\d(?:, [A-Z]{2}-\d\d)*/.source;
const provingTitle = new RegExp(String.raw`(['"\`])((?:\\.|(?!\1).)*) \((${idList})\)\1`);
const groupStart = /^\s*(?:describe\w*|test\.describe|\]\))\S*\(/;
const groupTitle = /\(\s*(['"`])((?:\\.|(?!\1).)*)\1,/;

const unescapeLiteral = (text: string) => text.replaceAll(/\\(.)/g, '$1');
const withoutIds = (title: string) => title.replace(new RegExp(` \\(${idList}\\)$`), '');
const indentOf = (line: string) => line.search(/\S|$/);

/** The titles of the groups around a line. Relies on the indentation of formatted code. */
function listGroupTitles(lines: readonly string[], index: number): string[] {
  const titles: string[] = [];
  let indent = indentOf(lines[index]!);
  for (let above = index - 1; above >= 0 && indent > 0; above--) {
    const line = lines[above]!;
    if (line === '' || indentOf(line) >= indent) continue;
    indent = indentOf(line);
    if (!groupStart.test(line)) continue;
    const title = groupTitle.exec(lines.slice(above, above + 3).join('\n'))?.[2];
    if (title) titles.unshift(withoutIds(unescapeLiteral(title)));
  }
  return titles;
}

function findProvingTests(file: string, source: string): ProvingTest[] {
  const lines = source.split('\n');
  return lines.flatMap((line, index) => {
    const [, , title, ids] = provingTitle.exec(line) ?? [];
    if (!title || !ids) return [];
    const group = listGroupTitles(lines, index).join(' › ');
    return [{ file, group, title: unescapeLiteral(title), ids: ids.split(', ') }];
  });
}

export function listProvingTests(root: string): ProvingTest[] {
  const folders = '{bench,contract,domain,e2e,faults,planner,scripts,server,testing,web}';
  const files = globSync(`${folders}/**/*.{test,spec}.{ts,tsx}`, { cwd: root }).toSorted();
  return files.flatMap((file) => findProvingTests(file, readFileSync(join(root, file), 'utf8')));
}
