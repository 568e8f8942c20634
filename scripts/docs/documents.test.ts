import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { accountQuotas, writesPerMinute } from '#domain/limits.ts';
import { listDecisions } from './decisions.ts';
import { generateDocuments } from './documents.ts';
import { listPromiseIds } from './promises.ts';
import { listProvingTests } from './proving-tests.ts';

const root = join(import.meta.dirname, '..', '..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const toAnchor = (title: string) =>
  title
    .toLowerCase()
    .replaceAll(/[^\w\s-]/g, '')
    .replaceAll(' ', '-');
const listAnchors = (text: string) => [...text.matchAll(/^#+ (.*)$/gm)].map(([, title]) => toAnchor(title!));
const documents = globSync(['*.md', 'docs/**/*.md'], { cwd: root }).toSorted();

describe('README.md', () => {
  const readme = read('README.md');

  it('is short', () => {
    expect(Buffer.byteLength(readme)).toBeLessThanOrEqual(6000);
  });

  it('names the commands that are run from a clean checkout (NW-01)', () => {
    const commands = [...readme.matchAll(/^npm .*$/gm)].map(([line]) => line);
    expect(commands).toEqual(expect.arrayContaining(['npm ci && npm start', 'npm ci && npm test']));
    expect(read('.ci/run')).toContain("bash -c 'npm ci && npm test'");
  });
});

describe('docs/limits.md', () => {
  it('states the current limits of an account', () => {
    const table = read('docs/limits.md')
      .split('One account can hold')[1]!
      .split(/\n\n(?!\|)/)[0]!;
    const rows = [...table.matchAll(/^\| ([a-z ]+?) \| ([\d,]+) \|$/gm)].map(([, name, max]) => [name, max]);
    expect(rows).toEqual(Object.values(accountQuotas).map(({ name, max }) => [name, max.toLocaleString('en')]));
    expect(read('docs/settings.md')).toContain(`| \`WRITES_PER_MINUTE\` | \`${writesPerMinute}\` |`);
  });
});

describe('docs/settings.md', () => {
  it('lists the variables of .env.example', () => {
    const rows = [...read('docs/settings.md').matchAll(/^\| (`[A-Z_`, ]+`) \|/gm)];
    const listed = rows.flatMap(([, names]) => names!.match(/[A-Z_]+/g)!);
    const examples = [...read('.env.example').matchAll(/^# ([A-Z_]+)=/gm)].map(([, name]) => name);
    expect(new Set(listed)).toEqual(new Set(examples));
  });
});

describe('generated documents', () => {
  it.each(generateDocuments(root))('%s is up to date (otherwise run `npm run docs`)', (path, text) => {
    expect(read(path)).toBe(text);
  });
});

describe('docs/promises.md', () => {
  const ids = listPromiseIds(read('docs/promises.md'));
  const tests = listProvingTests(root);

  it('numbers the promises of each group without gaps', () => {
    expect(ids.length).toBeGreaterThanOrEqual(102);
    const count = (prefix: string, end: number) => ids.slice(0, end).filter((id) => id.startsWith(prefix)).length;
    for (const [index, id] of ids.entries()) {
      expect(id).toBe(`${id.slice(0, 3)}${String(count(id.slice(0, 3), index + 1)).padStart(2, '0')}`);
    }
  });

  it('has a test for every promise, and every promise that a title names', () => {
    expect(new Set(tests.flatMap((test) => test.ids))).toEqual(new Set(ids));
  });
});

describe('docs/decisions', () => {
  it('links a record from every earlier one that it names in its status', () => {
    const records = listDecisions(root);
    expect(records.length).toBeGreaterThan(60);
    const missing = records.flatMap(({ number, related }) =>
      records.filter((other) => related.includes(other.number) && !other.related.includes(number)),
    );
    expect(missing.map(({ file }) => file)).toEqual([]);
  });
});

describe('documents', () => {
  /** What the documents contain that they should not, each with its path. */
  const findAll = (find: (text: string, path: string) => readonly string[]) =>
    documents.flatMap((path) => find(read(path), path).map((found) => `${path}: ${found}`));

  it('have tables without padding', () => {
    expect(findAll((text) => text.match(/^\|.*(?: {2,}\||\| {2,}|-{4,}).*$/gm) ?? [])).toEqual([]);
  });

  it('name only scripts of package.json', () => {
    const { scripts } = JSON.parse(read('package.json')) as { readonly scripts: Record<string, string> };
    const listScripts = (text: string) =>
      [...text.matchAll(/npm run (?:-s )?([a-z][\w:-]*)/g)].map(([, name]) => name!);
    expect(findAll((text) => listScripts(text).filter((name) => !(name in scripts)))).toEqual([]);
  });

  it('name only files that exist, except in decisions', () => {
    const folders = 'bench|contract|docs|domain|e2e|faults|planner|scripts|server|testing|web';
    const paths = new RegExp(`\`((?:${folders})/[\\w./-]+)\``, 'g');
    const missing = findAll((text, path) =>
      path.startsWith('docs/decisions/')
        ? []
        : [...text.matchAll(paths)].map(([, name]) => name!).filter((name) => !existsSync(join(root, name))),
    );
    expect(missing).toEqual([]);
  });

  it('link only to files and sections that exist', () => {
    const isBroken = (path: string, target: string, section: string | undefined) => {
      const file = target ? join(root, dirname(path), target) : join(root, path);
      return !existsSync(file) || (section && !listAnchors(readFileSync(file, 'utf8')).includes(section));
    };
    const broken = findAll((text, path) =>
      [...text.matchAll(/\]\((?!https?:)([^)#]*)(?:#([^)]+))?\)/g)]
        .filter(([, target = '', section]) => isBroken(path, target, section))
        .map(([link]) => link),
    );
    expect(broken).toEqual([]);
  });

  it('in docs begin with a table of contents', () => {
    const missing = documents.filter((path) => {
      const sections = [...read(path).matchAll(/^## (.*)$/gm)].map(([, title]) => `- [${title}](#${toAnchor(title!)})`);
      return /^docs\/\w+\.md$/.test(path) && !read(path).includes(`\n\n${sections.join('\n')}\n\n`);
    });
    expect(missing).toEqual([]);
  });
});
