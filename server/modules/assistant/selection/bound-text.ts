/** Normalization expands some of these to whole phrases. */
const presentationForms = /[\ufb50-\ufdff\ufe70-\ufeff]+/gu;
const excessMarks = /\p{M}{4,}/gu;
const sentenceStart = /(?<=[.!?…。！？\n])/u;

/** Longer sentences and texts say no more about a goal, but take the patterns quadratic time. */
const MAX_SENTENCE_LENGTH = 400;
const MAX_LENGTH = 6000;

/** As much of a text as is needed to choose a playbook. */
export function boundText(text: string): string {
  return text
    .replaceAll(presentationForms, ' ')
    .replaceAll(excessMarks, '')
    .normalize('NFKC')
    .split(sentenceStart)
    .map((sentence) => sentence.slice(0, MAX_SENTENCE_LENGTH).toWellFormed())
    .join('')
    .slice(0, MAX_LENGTH);
}
