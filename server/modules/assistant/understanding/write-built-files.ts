import { writeBuiltFile } from '../playbooks/built-files.ts';
import { readHeaders, readPlaybook } from '../playbooks/markdown-playbooks.ts';
import { playbookLanguages } from '../playbooks/playbook.ts';
import { readIndex } from '../selection/build-index.ts';

/** Stores everything that the planning thread would otherwise compute from the playbooks. */
export function writeBuiltFiles(folder: string): void {
  const headers = readHeaders();
  writeBuiltFile(folder, 'headers', headers);
  for (const { header } of headers) writeBuiltFile(folder, `playbooks/${header.id}`, readPlaybook(header.id));
  for (const language of playbookLanguages) writeBuiltFile(folder, `index-${language}`, readIndex(language));
}
