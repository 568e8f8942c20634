import { languages } from '../plan-fields.ts';
import { loadWords } from '../languages/load-words.ts';
import { anyOf, lazy, lower, readLexicon } from './lexicon.ts';

/** What a heading, a label or a column of a table announces. */
export type Section = (typeof sections)[number];

const sections = ['week', 'day', 'month', 'task', 'resource', 'time', 'aside', 'focus', 'date', 'total'] as const;

const MAX_SECTION_LENGTH = 60;
const MAX_LABEL_LENGTH = 40;
const label = /^([^:：]{1,40})[:：]\s*/u;

const patterns = lazy(() => {
  const lexicon = readLexicon('plan-headings');
  const terms = (kind: string) => lexicon.get(kind) ?? [];
  const modifiers = ['modifier', 'week', 'day', 'month'].flatMap(terms);
  const units = ['hour', 'minute'].flatMap((kind) => readLexicon('plan-sizes').get(kind) ?? []);
  return sections.map((section) => ({
    section,
    noun: new RegExp(anyOf(terms(section)), 'u'),
    // 'Total time: 5 hours'
    any: new RegExp(
      anyOf([...terms(section), ...modifiers, ...(section === 'total' ? [...terms('time'), ...units] : [])]),
      'gu',
    ),
  }));
});

/** 'Useful resources' → 'resource'. Undefined if the words say anything else: 'Gather materials'. */
export function sectionOf(heading: string): Section | undefined {
  if (heading.length > MAX_SECTION_LENGTH) return undefined;
  const text = lower(heading);
  return patterns().find(
    ({ section, noun, any }) =>
      noun.test(text) &&
      !/\p{L}/u.test(text.replaceAll(any, '')) &&
      // '45 min' is a size.
      !(section === 'time' && /\d/.test(text)),
  )?.section;
}

/** 'Focus: Breathing' → focus, with the length of the label. */
export function readLabel(text: string): { readonly section: Section; readonly length: number } | undefined {
  const [all, name] = label.exec(text.slice(0, MAX_LABEL_LENGTH + 10)) ?? [];
  const section = name === undefined ? undefined : sectionOf(name);
  return section && { section, length: all!.length };
}

const chat = lazy(() => {
  const beginnings = languages.flatMap((language) => loadWords(language, 'plan-chat'));
  return new RegExp(String.raw`^[^\p{L}\p{N}¡¿]{0,9}${anyOf(beginnings)}`, 'u');
});

/** Whether a line belongs to the conversation around a plan: 'Sure! Here is your plan:'. */
export const isChat = (line: string) => chat().test(lower(line.slice(0, MAX_SECTION_LENGTH)));
