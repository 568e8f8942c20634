import type { PlaybookHeader } from '../../playbooks/playbook.ts';
import { playbookHeaders } from '../../playbooks/playbooks.ts';
import { classify } from './classify.ts';

/** The playbook for the class that a goal belongs to. Null if the class is not clear. */
export function selectGeneralPlaybook(text: string, goal: string, language: string | null): PlaybookHeader | null {
  const id = classify(text, goal, language);
  return playbookHeaders().find((header) => header.isGeneral && header.id === id) ?? null;
}
