import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { parsePlaybook, parsePlaybookHeader, parseSearchTerms } from './parse-playbook.ts';
import type { Playbook, PlaybookLanguage, SearchTerms, ThemedHeader } from './playbook.ts';

const folder = join(import.meta.dirname, '../playbooks');

const idOf = (path: string) => basename(path, '.md');

const themeOf = (path: string) => basename(dirname(path));
const isGeneral = (path: string) => themeOf(path) === 'general';

let paths: Map<string, string> | undefined;

/** The path of each playbook by its id, the general ones last. */
function playbookPaths(): Map<string, string> {
  paths ??= findPlaybooks();
  return paths;
}

function findPlaybooks(): Map<string, string> {
  const found = globSync('*/*.md', { cwd: folder }).map((path) => [idOf(path), join(folder, path)] as const);
  return new Map(found.toSorted(([, one], [, other]) => Number(isGeneral(one)) - Number(isGeneral(other))));
}

export function readHeaders(): ThemedHeader[] {
  // A copy, because parts of a string keep the whole file in memory.
  return structuredClone(
    [...playbookPaths()].map(([id, path]) => ({
      header: parsePlaybookHeader(id, readFileSync(path, 'utf8')),
      theme: themeOf(path),
    })),
  );
}

/** Of the specific or of the general playbooks, in the order of the headers. */
export function readSearchTerms(language: PlaybookLanguage, general = false): SearchTerms[] {
  const found = [...playbookPaths().values()].filter((path) => isGeneral(path) === general);
  return found.map((path) => parseSearchTerms(readFileSync(path, 'utf8'), language));
}

export function readPlaybook(id: string): Playbook {
  const path = playbookPaths().get(id);
  if (!path) throw new Error(`There is no playbook "${id}".`);
  return parsePlaybook(id, readFileSync(path, 'utf8'));
}
