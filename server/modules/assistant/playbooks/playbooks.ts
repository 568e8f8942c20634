import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parsePlaybook, parsePlaybookHeader } from './parse-playbook.ts';
import type { Playbook, PlaybookHeader } from './playbook.ts';

const folder = join(import.meta.dirname, '../../../../playbooks');

const idOf = (path: string) => basename(path, '.md');

/** The path of each playbook by its id. */
function findPlaybooks(): Map<string, string> {
  return new Map(globSync('*/*.md', { cwd: folder }).map((path) => [idOf(path), join(folder, path)]));
}

let headers: readonly PlaybookHeader[] | undefined;
let paths: Map<string, string> | undefined;

/** Read when the first plan is requested. The plans themselves are parsed only when they are used. */
export function playbookHeaders(): readonly PlaybookHeader[] {
  paths ??= findPlaybooks();
  headers ??= [...paths].map(([id, path]) => parsePlaybookHeader(id, readFileSync(path, 'utf8')));
  return headers;
}

export function openPlaybook(id: string): Playbook {
  paths ??= findPlaybooks();
  const path = paths.get(id);
  if (!path) throw new Error(`There is no playbook "${id}".`);
  return parsePlaybook(id, readFileSync(path, 'utf8'));
}
