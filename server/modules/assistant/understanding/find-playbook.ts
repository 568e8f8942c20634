import { detectLanguage } from '../facts/detect-language.ts';
import type { PlaybookHeader } from '../playbooks/playbook.ts';
import { boundText } from '../selection/bound-text.ts';
import { isKnownEnglish } from '../selection/rank-in-languages.ts';
import { selectGeneralPlaybook } from '../selection/general/select-general-playbook.ts';
import { MAX_ALTERNATIVES, selectPlaybook } from '../selection/select-playbook.ts';

interface FoundPlaybooks {
  readonly playbooks: readonly PlaybookHeader[];
  /** What the goal most likely is about, if it is not clear. */
  readonly guess: PlaybookHeader | null;
  /** What the user may have meant instead. */
  readonly alternatives: readonly PlaybookHeader[];
}

/** The playbook of a narrative, whose first line names the goal. Null if none is clearly right. */
export function findPlaybook(narrative: string): PlaybookHeader | null {
  const [goal = ''] = narrative.split('\n');
  return findPlaybooks(narrative, goal, detectLanguage(narrative)).playbooks[0] ?? null;
}

/** The playbooks that a goal is about. One for a whole class of goals is only offered: it is too often about something else. */
export function findPlaybooks(text: string, goal: string, language: string | null): FoundPlaybooks {
  const bounded = boundText(text);
  const query = [bounded, boundText(goal), language ?? (isKnownEnglish(bounded) ? 'en' : null)] as const;
  const { playbook, second, guess, alternatives } = selectPlaybook(...query);
  const specific = [playbook, second].filter((header) => header !== null);
  const general = [selectGeneralPlaybook(...query)].filter((header) => header !== null);
  return {
    playbooks: specific,
    guess,
    alternatives:
      specific.length > 0 ? [...alternatives, ...general] : [...general, ...alternatives].slice(0, MAX_ALTERNATIVES),
  };
}
