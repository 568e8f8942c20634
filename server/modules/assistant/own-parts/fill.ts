import type { PlaybookLanguage } from '../playbooks/playbook.ts';

export type SlotValues = Readonly<Record<string, string | null | undefined>>;

export interface Step {
  readonly text: string;
  readonly minutes: number;
  /** It stays when time is short. */
  readonly isMain: boolean;
}

/** Parses '45* Draw {x}'. */
export function parseStep(source: string): Step {
  const [, minutes = '30', star = '', text = source] = /^(\d+)(\*?) (.+)$/su.exec(source) ?? [];
  return { text, minutes: Number(minutes), isMain: star !== '' };
}

const slot = /\{(\w+)(?:\|([^{}]*))?\}/gu;

/** Fills the slots; undefined if one that is required is empty. Braces in the user's words are left alone. */
export function fillSlots(template: string, values: SlotValues): string | undefined {
  let isComplete = true;
  const fill = (text: string, onMissing: () => void) =>
    text.replaceAll(slot, (_, name: string, fallback: string | undefined) => {
      const value = values[name] || fallback;
      if (!value) onMissing();
      return value ?? '';
    });
  const parts = template.split(/(\[[^[\]]*\])/u).map((part) => {
    if (!part.startsWith('[')) return fill(part, () => (isComplete = false));
    let hasValue = true;
    const filled = fill(part.slice(1, -1), () => (hasValue = false));
    return hasValue ? filled : '';
  });
  return isComplete ? parts.join('') : undefined;
}

const contractions: Readonly<Partial<Record<PlaybookLanguage, readonly [RegExp, string][]>>> = {
  es: [
    [/\bde el (?=\p{Ll})/gu, 'del '],
    [/\ba el (?=\p{Ll})/gu, 'al '],
  ],
  fr: [
    [/\bde le (?=\p{L})/gu, 'du '],
    [/\bde les (?=\p{L})/gu, 'des '],
    [/(?<=^|\s)à le (?=\p{L})/gu, 'au '],
    [/(?<=^|\s)à les (?=\p{L})/gu, 'aux '],
    [/(?<!\p{L})de (?=[aeiouéèêâîôû])/gu, 'd’'],
    [/(?<!\p{L})que (?=[aeiouéèêâîôû])/gu, 'qu’'],
  ],
  pt: [
    [/\bde o (?=\p{L})/gu, 'do '],
    [/\bde a (?=\p{L})/gu, 'da '],
    [/\bde os (?=\p{L})/gu, 'dos '],
    [/\bde as (?=\p{L})/gu, 'das '],
    [/\bem o (?=\p{L})/gu, 'no '],
    [/\bem a (?=\p{L})/gu, 'na '],
    [/(?<=^|\s)a a (?=\p{L})/gu, 'à '],
    [/(?<=^|\s)a o (?=\p{L})/gu, 'ao '],
  ],
};

/** 'de el jardín' → 'del jardín' */
export function contract(text: string, language: PlaybookLanguage): string {
  return (contractions[language] ?? []).reduce((result, [pattern, short]) => result.replace(pattern, short), text);
}
