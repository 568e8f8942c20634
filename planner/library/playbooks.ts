import { isBuilt } from './built-files.ts';
import * as built from './built-playbooks.ts';
import * as markdown from './markdown-playbooks.ts';
import type { Playbook, PlaybookHeader, ThemedHeader } from './playbook.ts';

const source = () => (isBuilt() ? built : markdown);

let themed: readonly ThemedHeader[] | undefined;
let headers: readonly PlaybookHeader[] | undefined;

function themedHeaders(): readonly ThemedHeader[] {
  themed ??= source().readHeaders();
  return themed;
}

/** Read when they are needed first. The plans themselves are read only when they are used. */
export function playbookHeaders(): readonly PlaybookHeader[] {
  headers ??= themedHeaders().map(({ header }) => header);
  return headers;
}

/** All playbooks with the folder that they are in. */
export function listPlaybooks(): { id: string; name: string; theme: string }[] {
  return themedHeaders().map(({ header: { id, name }, theme }) => ({ id, name, theme }));
}

export function openPlaybook(id: string): Playbook {
  if (!playbookHeaders().some((header) => header.id === id)) throw new Error(`There is no playbook "${id}".`);
  return source().readPlaybook(id);
}
