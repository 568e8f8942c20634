/** What keeps its capital within a sentence, and what people often type without. */
const names =
  'Arabic|Catalan|Chinese|Cantonese|Czech|Danish|Dutch|English|Finnish|French|German|Greek|Hebrew|Hindi|Hungarian|Icelandic|Indonesian|Irish|Italian|Japanese|Korean|Latin|Mandarin|Norwegian|Persian|Farsi|Polish|Portuguese|Romanian|Russian|Serbian|Croatian|Spanish|Swahili|Swedish|Thai|Tamil|Turkish|Ukrainian|Urdu|Vietnamese|Welsh|Esperanto|AWS|CFA|IELTS|TOEFL|JavaScript|TypeScript|Python|Java|SQL|Excel|YouTube|Christmas|Easter|January|February|April|June|July|August|September|October|November|December|I|PhD|MBA|Photoshop|Linux|Bible|Quran|JLPT|UX|DJ|TikTok|Instagram|Ironman|Kilimanjaro|Camino|Alps|Europe|Paris|London|Berlin|Rome|Japan|Italy|Spain|France|Germany|Canada|America|Australia'.split(
    '|',
  );

const byLowerCase = new Map(names.map((name) => [name.toLowerCase(), name]));

/** Doubled letters are the commonest slip: 'spannish'. */
function nameOf(word: string): string | undefined {
  return byLowerCase.get(word) ?? byLowerCase.get(word.replaceAll(/(.)\1/gu, '$1'));
}

/** 'learn spanish' → 'learn Spanish'; but whoever polishes the car does not learn Polish. */
export function withProperNouns(text: string): string {
  return text.replaceAll(
    /[\p{L}\p{M}]+(?![\p{L}\p{M}]| (?:the|my|an?|up|it)\b)/gu,
    (word) => nameOf(word.toLowerCase()) ?? word,
  );
}
