import { playbookLanguages, type PlaybookLanguage } from '../playbooks/playbook.ts';

/** The language to write in; null: only the user's own words, because any sentence of ours would be foreign. */
export function writingLanguage(language: string | null, text: string): PlaybookLanguage | null {
  const known = playbookLanguages.find((candidate) => candidate === language);
  if (known) return known;
  // One or two plain words are most often English.
  return language === null && /^[\u0020-\u007e]*[a-z]{3}[\u0020-\u007e]*$/i.test(text) && text.split(/\s+/).length <= 3
    ? 'en'
    : null;
}
