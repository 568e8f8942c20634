import { readPatterns } from './phrase-finder.ts';
import { cutPieces, readSentences } from './words.ts';

/** Goals that call for professional advice in addition to a plan. */
const advice = {
  health: 'Talk to your doctor about this plan before you change a treatment, your diet or your training.',
  law: 'Ask a lawyer or a free legal advice centre before you sign or send anything.',
  money: 'Before money is at stake, ask an independent adviser or a free debt advice centre.',
} as const;

const topics = ['health', 'law', 'money'] as const;

const phrases = readPatterns('advice', topics);

/** A line about whom to consult, for goals about health, law or money. */
export function findProfessionalAdvice(text: string): string | undefined {
  const sentences = [...cutPieces(text)].flatMap(readSentences);
  const found = new Set(sentences.flatMap((sentence) => phrases.find(sentence).map(({ label }) => label)));
  const topic = topics.find((name) => found.has(name));
  return topic && advice[topic];
}
