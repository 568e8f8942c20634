import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parsePlaybook } from './parse-playbook.ts';
import type { Playbook } from './playbook.ts';

const folder = join(import.meta.dirname, '../../../../playbooks');

/** All playbooks, in the order of their ids. */
export function loadPlaybooks(): Playbook[] {
  return globSync('*/*.md', { cwd: folder })
    .map((path) => parsePlaybook(basename(path, '.md'), readFileSync(join(folder, path), 'utf8')))
    .toSorted((one, other) => one.id.localeCompare(other.id));
}
