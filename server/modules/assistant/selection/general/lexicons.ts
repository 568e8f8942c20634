import type { PlaybookLanguage } from '../../playbooks/playbook.ts';
import type { Lexicon } from './lexicon.ts';
import { de } from './lexicon-de.ts';
import { en } from './lexicon-en.ts';
import { es } from './lexicon-es.ts';
import { fr } from './lexicon-fr.ts';
import { ja } from './lexicon-ja.ts';
import { pt } from './lexicon-pt.ts';

export const lexicons: Readonly<Record<PlaybookLanguage, Lexicon>> = { en, de, es, fr, pt, ja };
