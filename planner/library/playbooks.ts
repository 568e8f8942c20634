import { isBuilt, readBuiltFile } from './built-files.ts';
import { readHeaders, readPlaybook } from './markdown-playbooks.ts';
import type { Playbook, ThemedHeader } from './playbook.ts';

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
