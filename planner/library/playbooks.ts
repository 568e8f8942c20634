import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Language } from '../plan-fields.ts';
import { isBuilt, readBuiltFile } from './built-files.ts';
import { parsePlaybook, parsePlaybookHeader, parseSearchTerms } from './parse-playbook.ts';
import type { Playbook, SearchTerms, ThemedHeader } from './playbook.ts';

const folder = join(import.meta.dirname, '../playbooks');

let paths: ReadonlyMap<string, string> | undefined;

/** The path of each playbook by its id. */
function playbookPaths(): ReadonlyMap<string, string> {
  paths ??= new Map(globSync('*/*.md', { cwd: folder }).map((path) => [basename(path, '.md'), join(folder, path)]));
  return paths;
}

export function readHeaders(): ThemedHeader[] {
  // A copy, because parts of a string keep the whole file in memory.
  return structuredClone(
    [...playbookPaths()].map(([id, path]) => ({
      ...parsePlaybookHeader(id, readFileSync(path, 'utf8')),
      theme: basename(dirname(path)),
    })),
  );
}

/** In the order of the headers. */
export function readSearchTerms(language: Language): SearchTerms[] {
  return [...playbookPaths().values()].map((path) => parseSearchTerms(readFileSync(path, 'utf8'), language));
}

export function readPlaybook(id: string): Playbook {
  return parsePlaybook(id, readFileSync(playbookPaths().get(id)!, 'utf8'));
}

let headers: readonly ThemedHeader[] | undefined;

/** Read when they are needed first. The plans themselves are read only when they are used. */
export function playbookHeaders(): readonly ThemedHeader[] {
  headers ??= isBuilt() ? (readBuiltFile('headers') as ThemedHeader[]) : readHeaders();
  return headers;
}

/** All playbooks with the folder that they are in. */
export function listPlaybooks(): { id: string; name: string; theme: string }[] {
  return playbookHeaders().map(({ id, name, theme }) => ({ id, name, theme }));
}

export function openPlaybook(id: string): Playbook {
  if (!playbookHeaders().some((header) => header.id === id)) throw new Error(`There is no playbook "${id}".`);
  return isBuilt() ? (readBuiltFile(`playbooks/${id}`) as Playbook) : readPlaybook(id);
}
