import { isSomebody } from '../facts/people-and-places/people.ts';
import type { PlaybookLanguage } from '../playbooks/playbook.ts';

/** What the user has, without the people: a friend is neither tried out nor in stock. */
export function withoutPeople(has: readonly string[], language: PlaybookLanguage): string[] {
  return has.filter((item) => language === 'ja' || !isSomebody(item, language));
}
