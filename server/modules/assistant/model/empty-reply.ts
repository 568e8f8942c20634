import { ModelError, ModelQuestion } from './model-error.ts';

/** What a model is asked to answer instead of a harmful plan. */
export const REFUSAL_WORD = 'REFUSED';

/** Some models explain themselves after the word, and some put it into bold type. */
const MAX_WORD_POSITION = 40;
const MAX_QUESTION_LENGTH = 500;
/** In a longer text, a question is rhetorical. */
const MAX_REPLY_LENGTH = 3000;
const questionMark = /[?？؟]/u;

/** Only an agreed word is a refusal. Whoever apologizes may need to know more, or may have misunderstood. */
export function isRefusal(text: string): boolean {
  return text.slice(0, MAX_WORD_POSITION).includes(REFUSAL_WORD) || /"refused"\s*:\s*true/.test(text);
}

/** Why there is nothing usable in a reply: it is a refusal, a question to the user, or neither. */
export function explainEmptyReply(text: string): ModelError | ModelQuestion {
  if (isRefusal(text)) return new ModelError('refused');
  const question = findQuestion(text);
  return question === undefined ? new ModelError('unusable') : new ModelQuestion(question);
}

/** The paragraphs that ask, or all if they are short. */
function findQuestion(text: string): string | undefined {
  const reply = text.trim();
  if (reply.length > MAX_REPLY_LENGTH || !questionMark.test(reply) || /^[{[<]/.test(reply)) return undefined;
  const paragraphs = reply.split(/\n+/);
  const isShort = reply.length <= MAX_QUESTION_LENGTH;
  const asked = isShort ? paragraphs : paragraphs.filter((paragraph) => questionMark.test(paragraph));
  const lines = asked.map((line) => line.trim()).filter(Boolean);
  return Array.from(lines.join('\n')).slice(0, MAX_QUESTION_LENGTH).join('').toWellFormed();
}
