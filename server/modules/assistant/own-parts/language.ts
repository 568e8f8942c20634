import { playbookLanguages, type PlaybookLanguage } from '../playbooks/playbook.ts';

/** Of languages that look like German or Portuguese: Turkish, Polish, Czech, Hungarian … */
const OTHER_LETTERS = /[ğşıİąęłńśźżčďěňřťůőű]/u;

/** The language to write in; null: only the user's own words, because any sentence of ours would be foreign. */
export function writingLanguage(
  language: string | null,
  lines: readonly string[],
  goal: string,
): PlaybookLanguage | null {
  const text = lines.join('\n');
  if (OTHER_LETTERS.test(text + goal)) return null;
  const known = playbookLanguages.find((candidate) => candidate === language);
  if (known) return known;
  // One or two plain words are most often English.
  return language === null && /^[\u0020-\u007e]*[a-z]{3}[\u0020-\u007e]*$/i.test(text) && text.split(/\s+/).length <= 3
    ? 'en'
    : null;
}
