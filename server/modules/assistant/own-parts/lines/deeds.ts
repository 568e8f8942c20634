import type { PlaybookLanguage } from '../../playbooks/playbook.ts';
import { lexicons } from './lexicons.ts';

/** 'wind 100 m of line' */
const imperative = /^\p{Ll}+ (?:\d|the |an? |my |our |your |it )/u;
const article = /^(?:an?|the|one|two|three|four|five|six|all|some|every|each|no|only|at|in|on|for|with|without) /u;

/** An English line that begins with a verb, even if it is unknown. */
export const isImperative = (line: string) => imperative.test(line) && !article.test(line);

/** Whether a line says what to do rather than what will be true. */
export function isDeed(line: string, language: PlaybookLanguage): boolean {
  if (language === 'ja') return /[うくすつぬぶむぐる]$/u.test(line) && !/(?:いる|ある|なる|れる|できる)$/u.test(line);
  if (language === 'en') return isImperative(line);
  const words = line.split(' ');
  return lexicons[language].infinitive.test(language === 'de' ? words.at(-1)! : words[0]!);
}
