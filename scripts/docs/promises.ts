import { basename } from 'node:path';
import type { ProvingTest } from './proving-tests.ts';

const promiseLine = /^- \*\*([A-Z]{2}-\d\d)\*\* /;
const testLine = /^ {2}- \[/;

export const listPromiseIds = (document: string): string[] =>
  [...document.matchAll(new RegExp(promiseLine, 'gm'))].map(([, id]) => id!);

const escapeMarkdown = (text: string) => text.replaceAll(/[\\`*_[\]<]/g, String.raw`\$&`);

/** One line for each file: a link, and the titles of the tests, of which a group's title is said only once. */
function formatTests(tests: readonly ProvingTest[]): string[] {
  return [...Map.groupBy(tests, ({ file }) => file)].map(([file, inFile]) => {
    const name = basename(file).replace(/\.(test|spec)\.tsx?$/, '');
    const titles = inFile.map(({ group, title }, index) =>
      group && group !== inFile[index - 1]?.group ? `${group} › ${title}` : title,
    );
    return `  - [${name}](../${file}): ${titles.map(escapeMarkdown).join('; ')}`;
  });
}

/** Lists under each promise of the document the tests that prove it. The promises themselves are written by hand. */
export function updateTestsOfPromises(document: string, tests: readonly ProvingTest[]): string {
  const lines = document.split('\n').filter((line) => !testLine.test(line));
  return lines
    .flatMap((line) => {
      const id = promiseLine.exec(line)?.[1];
      return id ? [line, ...formatTests(tests.filter(({ ids }) => ids.includes(id)))] : [line];
    })
    .join('\n');
}
