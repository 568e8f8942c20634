/** What a line of the user's is about: it decides which steps lead there. */
export const partKinds = [
  'permission',
  'ask',
  'person',
  'record',
  'photo',
  'write',
  'notice',
  'make',
  'buy',
  'book',
  'money',
  'paper',
  'skill',
  'learn',
  'exam',
  'event',
  'collect',
  'check',
  'repair',
  'change',
  'digital',
  'food',
  'travel',
  'clear',
  'clean',
  'reach',
  'teach',
  'decide',
  'stop',
  'grow',
  'other',
] as const;

export type PartKind = (typeof partKinds)[number];

/**
 * The steps of each kind, in order. A step is '<minutes> <text>', or '<minutes>* <text>' if it must stay when time is short.
 * Slots: {x} a short noun phrase with its article, which may be plural (German: nominative); {who|somebody} the people or organisation named,
 * or else the words after the bar (German: accusative or without an article); {date}, {budget}, {place} and {person} stand in square brackets, and the
 * brackets with their text are dropped if the slot is empty. A slot at the start of a step needs a capital letter.
 */
export type Steps = Readonly<Record<PartKind, readonly string[]>>;
