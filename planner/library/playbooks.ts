import { globSync, readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { dataPath, readBuilt } from '../data-folder.ts';
import type { Language } from '../plan-fields.ts';
import { parsePlaybook, parsePlaybookHeader, parseSearchTerms } from './parse-playbook.ts';
import type { Playbook, SearchTerms, ThemedHeader } from './playbook.ts';

let headers: readonly ThemedHeader[] | undefined;

/** Read when they are needed first. The plans themselves are read only when they are used. */
export function playbookHeaders(): readonly ThemedHeader[] {
  headers ??= readBuilt('headers', readHeaders);
  return headers;
}

export function readHeaders(): readonly ThemedHeader[] {
  const paths = globSync('*/*.md', { cwd: dataPath('playbooks') });
  const places = paths.map((path) => ({ id: basename(path, '.md'), theme: dirname(path) }));
  // A copy, because parts of a string keep the whole file in memory.
  return structuredClone(places.map((place) => ({ ...parsePlaybookHeader(place.id, readFile(place)), ...place })));
}

const readFile = ({ theme, id }: Pick<ThemedHeader, 'theme' | 'id'>) =>
  readFileSync(dataPath('playbooks', theme, `${id}.md`), 'utf8');

/** In the order of the headers. */
export function readSearchTerms(language: Language): SearchTerms[] {
  return playbookHeaders().map((header) => parseSearchTerms(readFile(header), language));
}

/** All playbooks with the folder that they are in. */
export function listPlaybooks(): { id: string; name: string; theme: string }[] {
  return playbookHeaders().map(({ id, name, theme }) => ({ id, name, theme }));
}

/** Null if there is no such playbook any more. */
export function openPlaybook(id: string): Playbook | null {
  const header = playbookHeaders().find((each) => each.id === id);
  return header ? parsePlaybook(id, readFile(header)) : null;
}
