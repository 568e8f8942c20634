/** What keeps its capital within a sentence, and what people often type without. */
const names =
  'Arabic|Catalan|Chinese|Cantonese|Czech|Danish|Dutch|English|Finnish|French|German|Greek|Hebrew|Hindi|Hungarian|Icelandic|Indonesian|Irish|Italian|Japanese|Korean|Latin|Mandarin|Norwegian|Persian|Farsi|Polish|Portuguese|Romanian|Russian|Serbian|Croatian|Spanish|Swahili|Swedish|Thai|Tamil|Turkish|Ukrainian|Urdu|Vietnamese|Welsh|Esperanto|AWS|CFA|IELTS|TOEFL|JavaScript|TypeScript|Python|Java|SQL|Excel|YouTube|Christmas|Easter|January|February|April|June|July|August|September|October|November|December|I'.split(
    '|',
  );

const byLowerCase = new Map(names.map((name) => [name.toLowerCase(), name]));

/** 'learn spanish' → 'learn Spanish'; but whoever polishes the car does not learn Polish. */
export function withProperNouns(text: string): string {
  return text.replaceAll(
    /[\p{L}\p{M}]+(?![\p{L}\p{M}]| (?:the|my|an?|up|it)\b)/gu,
    (word) => byLowerCase.get(word.toLowerCase()) ?? word,
  );
}
