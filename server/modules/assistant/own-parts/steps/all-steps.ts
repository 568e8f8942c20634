import type { PlaybookLanguage } from '../../playbooks/playbook.ts';
import { german } from './de.ts';
import { english } from './en.ts';
import { spanish } from './es.ts';
import { french } from './fr.ts';
import { japanese } from './ja.ts';
import { portuguese } from './pt.ts';
import type { Steps } from './steps.ts';

export const stepsByLanguage: Readonly<Record<PlaybookLanguage, Steps>> = {
  en: english,
  de: german,
  es: spanish,
  fr: french,
  pt: portuguese,
  ja: japanese,
};
