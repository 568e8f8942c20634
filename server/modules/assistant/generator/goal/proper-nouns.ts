/** Words that keep their capital within a sentence, and are often typed without it. */
const properNouns =
  'Arabic|Catalan|Chinese|Cantonese|Czech|Danish|Dutch|English|Finnish|French|German|Greek|Hebrew|Hindi|Hungarian|Icelandic|Indonesian|Irish|Italian|Japanese|Korean|Latin|Mandarin|Norwegian|Persian|Farsi|Polish|Portuguese|Romanian|Russian|Serbian|Croatian|Spanish|Swahili|Swedish|Thai|Tamil|Turkish|Ukrainian|Urdu|Vietnamese|Welsh|Esperanto|AWS|CFA|IELTS|TOEFL|JavaScript|TypeScript|Python|Java|SQL|Excel|YouTube|Christmas|Easter|January|February|April|June|July|August|September|October|November|December|I|PhD|MBA|Photoshop|Linux|Bible|Quran|JLPT|UX|DJ|TikTok|Instagram|Ironman|Kilimanjaro|Camino|Alps|Europe|Paris|London|Berlin|Rome|Japan|Italy|Spain|France|Germany|Canada|America|Australia'.split(
    '|',
  );

const properNounsByLowercase = new Map(properNouns.map((name) => [name.toLowerCase(), name]));

/** Tolerates doubled letters, the most common typo: 'spannish'. */
function findProperNoun(word: string): string | undefined {
  return properNounsByLowercase.get(word) ?? properNounsByLowercase.get(word.replaceAll(/(.)\1/gu, '$1'));
}

/** 'learn spanish' → 'learn Spanish', but 'polish the car' stays. */
export function capitalizeProperNouns(text: string): string {
  return text.replaceAll(
    /[\p{L}\p{M}]+(?![\p{L}\p{M}]| (?:the|my|an?|up|it)\b)/gu,
    (word) => findProperNoun(word.toLowerCase()) ?? word,
  );
}
