import { ModelError, ModelQuestion } from './model-error.ts';

/** What a model is asked to answer instead of a harmful plan. */
export const REFUSAL_WORD = 'REFUSED';

const MAX_QUESTION_LENGTH = 500;
/** In a longer text, a question is rhetorical. */
const MAX_REPLY_LENGTH = 3000;
const questionMark = /[?？؟]/u;
/** Some models say what they miss without asking for it. */
const missing = new RegExp(
  [
    'more (?:information|details|context)|mehr (?:Informationen|Angaben|Details)|情報が必要|詳しく',
    "plus (?:d['’]informations|de détails)|más (?:información|detalles)|mais (?:informações|detalhes)",
  ].join('|'),
  'iu',
);
/** Some models put the word into bold type, and some explain themselves after it. */
const refusal = new RegExp(String.raw`^[\s*_"'“„]*${REFUSAL_WORD}(?![\p{L}\d])`, 'u');
const refusalObject = /^\W*(?:json)?\s*\{\s*"refused"\s*:\s*true/;
/** A reply with a heading or a list is a plan, and the word is part of its title. */
const planLine = /^ {0,3}(?:#{1,6}|[-*+|]|\d{1,2}[.)])\s/m;

/** Only an agreed word is a refusal. Whoever apologizes may need to know more, or may have misunderstood. */
export const isRefusal = (text: string) => refusalObject.test(text) || (refusal.test(text) && !planLine.test(text));

/** Why there is nothing usable in a reply: it is a refusal, a question to the user, or neither. */
export function explainEmptyReply(text: string): ModelError | ModelQuestion {
  if (isRefusal(text)) return new ModelError('refused');
  const question = findQuestion(text);
  return question === undefined ? new ModelError('unusable') : new ModelQuestion(question);
}

/** The paragraphs that ask, or all if they are short. */
function findQuestion(text: string): string | undefined {
  const reply = text.trim();
  // In a plan, 'more information' is part of a task.
  const isAsking = (part: string) => questionMark.test(part) || (!planLine.test(reply) && missing.test(part));
  if (reply.length > MAX_REPLY_LENGTH || !isAsking(reply) || /^[{[<]/.test(reply)) return undefined;
  const paragraphs = reply.split(/\n+/);
  const isShort = reply.length <= MAX_QUESTION_LENGTH;
  const asked = isShort ? paragraphs : paragraphs.filter(isAsking);
  const lines = asked.map((line) => line.trim()).filter(Boolean);
  return Array.from(lines.join('\n')).slice(0, MAX_QUESTION_LENGTH).join('').toWellFormed();
}
