import fc from 'fast-check';
import { isVisible, storable } from '#contract/fields.ts';

/** Names that tables, spreadsheets and comparisons stumble over. */
const formulas = ['=1+1', '+1', '-1', '@x', '＝1', "'a", "''", "'=a", 'a\n=b', '=cmd|" /C calc"!A0'];
const ofTables = [',', ';', '"', '"a', 'a"b', 'a\tb', 'a\r\nb', 'sep=;', 'Goal', 'Start', 'Imported', '0', 'null'];
const unseen = ['\u2028a', 'a\uFEFFb', '\u202Ea', 'a b', 'a  b', 'a\u00A0b', '😀'];
const alike = ['Gym', 'gym', 'GYM', 'Émile', 'E\u0301mile', 'Straße', 'STRASSE', 'İ', 'i', 'ﬁ'];

/** A table is refused where a name has U+FFFD: nearly always it was not saved as UTF-8. */
const isReadable = (text: string) => isVisible(text) && storable(text) && !text.includes('\uFFFD');

export const randomName = fc.oneof(
  { weight: 2, arbitrary: fc.constantFrom(...alike) },
  { weight: 2, arbitrary: fc.constantFrom(...formulas, ...ofTables, ...unseen) },
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 20 }).filter(isReadable),
);

export const randomText = fc.oneof(
  fc.constantFrom('', ' a ', 'Line one\nline "two"\t\u2028', '=1'),
  fc.string({ maxLength: 30 }).filter(storable),
);
