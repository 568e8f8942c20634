import fc from 'fast-check';
import { hasVisibleCharacter } from '#domain/visible-text.ts';
import { isStorable } from '#contract/schema/fields.ts';

/** Names that are difficult for CSV files, spreadsheet programs and comparisons. */
const formulas = ['=1+1', '+1', '-1', '@x', '＝1', "'a", "''", "'=a", 'a\n=b', '=cmd|" /C calc"!A0'];
const csvSpecials = [',', ';', '"', '"a', 'a"b', 'a\tb', 'a\r\nb', 'sep=;', 'Goal', 'Start', 'Imported', '0', 'null'];
const invisibleCharacters = ['\u2028a', 'a\uFEFFb', '\u202Ea', 'a b', 'a  b', 'a\u00A0b', '😀'];
const similarNames = ['Gym', 'gym', 'GYM', 'Émile', 'E\u0301mile', 'Straße', 'STRASSE', 'İ', 'i', 'ﬁ'];

/** CSV files with U+FFFD in a name are rejected, because they were almost certainly not saved as UTF-8. */
const isReadable = (text: string) => hasVisibleCharacter(text) && isStorable(text) && !text.includes('\uFFFD');

export const randomName = fc.oneof(
  { weight: 2, arbitrary: fc.constantFrom(...similarNames) },
  { weight: 2, arbitrary: fc.constantFrom(...formulas, ...csvSpecials, ...invisibleCharacters) },
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 20 }).filter(isReadable),
);

/** Trimmed like stored notes, because spaces around a note in a CSV file may come from a spreadsheet program. */
export const randomNote = fc.oneof(
  fc.constantFrom('', ...formulas, ...csvSpecials, ...invisibleCharacters),
  fc
    .string({ unit: 'grapheme', maxLength: 30 })
    .filter((text) => isStorable(text) && !text.includes('\uFFFD'))
    .map((text) => text.trim()),
);

/** Distinct ignoring case, as stored. */
export const randomTags = fc.constantFrom([], ['client'], ['=1', 'Émile', '日本'], ["'a", 'b c', '-1']);

export const randomText = fc.oneof(
  fc.constantFrom('', ' a ', 'Line one\nline "two"\t\u2028', '=1'),
  fc.string({ maxLength: 30 }).filter(isStorable),
);
