import { readBuiltFile } from './built-files.ts';
import type { Playbook, ThemedHeader } from './playbook.ts';

export function readHeaders(): ThemedHeader[] {
  return readBuiltFile('headers') as ThemedHeader[];
}

export function readPlaybook(id: string): Playbook {
  return readBuiltFile(`playbooks/${id}`) as Playbook;
}
