import { languages } from '../plan-fields.ts';
import { buildIndex } from '../suggest/build-index.ts';
import { writeBuiltFile } from './built-files.ts';
import { readHeaders, readPlaybook } from './playbooks.ts';

/** Stores everything that the planner would otherwise compute from the playbooks. */
export function writeBuiltFiles(folder: string): void {
  const headers = readHeaders();
  writeBuiltFile(folder, 'headers', headers);
  for (const { id } of headers) writeBuiltFile(folder, `playbooks/${id}`, readPlaybook(id));
  for (const language of languages) writeBuiltFile(folder, `index-${language}`, buildIndex(language));
}
