/** A part of the text, and how much it counts. */
export interface Segment {
  readonly text: string;
  readonly weight: number;
}

const sentenceEnd = /(?<=[.!?…]["”»)]?)\s+|[\n。！？()[\]]+/u;
const clauseEnd =
  /\s*[,;:–—、]\s+|、|\s-\s|\s+(?=(?:and|but|because|so that|while|und|aber|weil|damit|y|pero|porque|et|mais|parce|e|mas)\s)/u;

/** Says what the user wants. */
const intent = new RegExp(
  [
    String.raw`\b(?:i|we)(?: really| just| also| finally)? (?:want|need|hope|plan|aim|wish|intend|have to|must|will|decided)\b`,
    String.raw`\b(?:i|we)['’](?:d (?:really |just )?(?:like|love)|ll|m (?:hoping|planning|trying|aiming|looking|going)|re (?:hoping|planning|trying|going)|ve decided)\b`,
    String.raw`\b(?:wants? to|would (?:like|love)|need to|hope to|hoping to|plan to|going to|trying to|what (?:i|we) want|help me|how (?:do|can|should) i)\b`,
    String.raw`\b(?:my|our|the|main|one) (?:aim|goal|dream|resolution|plan|target|wish)s?\b|\b(?:aim|goal) is\b|^(?:goal|aim|basically)\b`,
    String.raw`\b(?:ich|wir) (?:will|wollen|möchten?|würden?|muss|müssen)\b|\b(?:will|möchte|wollen|möchten) (?:ich|wir)\b|\bziel\b|vorgenommen`,
    String.raw`\b(?:quiero|queremos|quisiera|gustaría|necesito|objetivo|meta|veux|voulons|voudrais|voudrions|aimerais|objectif|quero|queria|gostaria|preciso)\b`,
    'たい|目標',
  ].join('|'),
  'iu',
);

/** Describes the situation: 'My sister runs marathons'. */
const statement =
  /^(?:and |but |so |also |hi[,!]? )*(?:i|we|he|she|they|it|this|that|there|my|our|his|her|their|a friend|after|since|last|ich|wir|er|sie|es|mein\p{L}*|unser\p{L}*|seit|yo|tengo|soy|estoy|llevo|mi|mis|nuestr\p{L}+|je|j|nous|on|mon|ma|mes|notre|eu|tenho|sou|estou|meu|minha)(?!\p{L})/iu;

/** What happened earlier explains a goal but is none: 'I moved out last month'. */
const past =
  /^(?:i|we|my [a-z]+|a few years ago,? i)(?:'ve| have|'d| had| just| recently)* (?:[a-z]+ed|was|were|had|left|got|bought|took|went|lost) |^(?:als kind|früher|damals|nach de[nmr]|cuando era|quand j'étais|quando era)/iu;

/** A clause lacks the context of its sentence. */
const CLAUSE_FACTOR = 0.92;
/** Sentences next to the one that says what the user wants only support it. */
const CONTEXT_FACTOR = 0.55;
const LATER_FACTOR = 0.8;
const PAST_FACTOR = 0.6;
/** A goal that starts with so many characters of a sentence is taken from it. */
const MIN_QUOTE = 15;
/** In a longer text, a clause of so few words is no goal. */
const MIN_LONG_TEXT = 90;
const MAX_SIDE_WORDS = 4;
/** The most important ones; a text of 5,000 characters has up to 120. */
const MAX_SEGMENTS = 60;

/** The goal, the sentences and their clauses. What comes later counts less, unless it says what the user wants. */
export function splitText(text: string, goal: string): Segment[] {
  const segments = new Map<string, number>();
  const add = (part: string, weight: number) => {
    const key = part.trim();
    if (key !== '' && weight > (segments.get(key) ?? 0)) segments.set(key, weight);
  };
  // Long runs of spaces would take the patterns quadratic time.
  const sentences = text
    .replaceAll(/[^\S\n]+/gu, ' ')
    .split(sentenceEnd)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '');
  const weights = weighSentences(sentences);
  const isLong = text.length > MIN_LONG_TEXT;
  // A goal that the user wrote separately is one, whatever the text says.
  const source = sentences.findIndex((sentence) => sentence.includes(goal.slice(0, MIN_QUOTE)));
  add(goal, source === -1 || !isStatement(goal) ? 1 : Math.max(weights[source]!, LATER_FACTOR));
  sentences.forEach((sentence, index) => {
    add(sentence, weights[index]!);
    sentence.split(clauseEnd).forEach((clause, at) => {
      const isAside = past.test(clause.trim()) || (at > 0 && isLong && isSideClause(clause.trim(), goal));
      add(clause, (isAside ? PAST_FACTOR : 1) * CLAUSE_FACTOR * weights[index]!);
    });
  });
  const heaviest = segments.size > MAX_SEGMENTS ? [...segments].toSorted((a, b) => b[1] - a[1]) : [...segments];
  return heaviest.slice(0, MAX_SEGMENTS).map(([part, weight]) => ({ text: part, weight }));
}

/** Only adds a detail to the goal: 'she is vegetarian', 'and a cat'. */
function isSideClause(clause: string, goal: string): boolean {
  const isShort = clause.split(' ').length <= MAX_SIDE_WORDS || statement.test(clause);
  return isShort && !intent.test(clause) && !goal.includes(clause);
}

/** The goal and the sentences that say what the user wants. */
export function wantedSentences(text: string, goal: string): string {
  const sentences = text.split(sentenceEnd);
  const wanted = sentences.filter((sentence) => intent.test(sentence));
  const source = sentences.filter((sentence) => goal !== '' && sentence.includes(goal.slice(0, MIN_QUOTE)));
  const found = [goal, ...source, ...wanted].filter((sentence) => sentence !== '');
  return [...new Set(found.length > 0 && sentences.length > 1 ? found : [...found, sentences[0]])].join('\n');
}

/** Describes the situation, although it was taken for the goal. */
function isStatement(goal: string): boolean {
  return statement.test(goal) && !intent.test(goal);
}

function weighSentences(sentences: readonly string[]): number[] {
  if (sentences.length === 1) return [1];
  const hasIntent = sentences.some((sentence) => intent.test(sentence));
  const hasBare = sentences.some((sentence) => !statement.test(sentence));
  return sentences.map((sentence, position) => {
    if (intent.test(sentence)) return position === 0 ? 1 : 0.95;
    if (hasIntent) return CONTEXT_FACTOR;
    if (past.test(sentence)) return PAST_FACTOR;
    if (hasBare && statement.test(sentence)) return position === 0 ? LATER_FACTOR : PAST_FACTOR;
    return position === 0 || /^but /i.test(sentence) ? 1 : LATER_FACTOR;
  });
}
