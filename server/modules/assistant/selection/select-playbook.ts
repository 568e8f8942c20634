import { type PlaybookHeader, playbookLanguages } from '../playbooks/playbook.ts';
import { playbookHeaders } from '../playbooks/playbooks.ts';
import { confidence, explainsOtherPart, MIN_CONFIDENCE, MIN_GOAL_WEIGHT, MIN_GUESS } from './confidence.ts';
import { hasClearClass } from './general/classify.ts';
import { removeNegatedStatements } from './negation.ts';
import { plausibleOnes } from './plausibility.ts';
import { rankInLanguages } from './rank-in-languages.ts';
import type { Ranked } from './rank-playbooks.ts';
import { refine } from './refinements.ts';
import { wantedSentences } from './segments.ts';
import { namedPlaybook } from './subjects.ts';

/** The playbook that a goal is read as, or none with the playbooks that the user may have meant. */
export interface Selection {
  readonly playbook: PlaybookHeader | null;
  /** Another playbook that explains a different part of the text. */
  readonly second: PlaybookHeader | null;
  /** What the goal most likely is about, if none is chosen. */
  readonly guess: PlaybookHeader | null;
  readonly alternatives: readonly PlaybookHeader[];
}

export const MAX_ALTERNATIVES = 5;
const CLOSE = 0.85;

export function selectPlaybook(text: string, goal: string, language: string | null): Selection {
  const headers = playbookHeaders();
  const headerOf = (match: string) => {
    const id = refine(match, text);
    return headers.find((header) => header.id === id)!;
  };
  const ranked = preferGoal(rankInLanguages(text, goal, language), goal);
  const idOf = ({ playbook }: Ranked) => headers[playbook]!.id;
  const candidates = choose(ranked, () => hasClearClass(text, goal, language));
  const choice = candidates.sureness >= MIN_CONFIDENCE ? candidates.matches : [];
  const named = findNamed(text, goal, language, choice.some(isCertain));
  const chosen = [...new Set((named ? [named] : choice.map(idOf)).map(headerOf))];
  const others = plausibleOnes(ranked).flatMap((match) => [headerOf(idOf(match)), headers[match.playbook]!]);
  const isGuess = chosen.length === 0 && candidates.sureness >= MIN_GUESS;
  return {
    playbook: chosen[0] ?? null,
    second: chosen[1] ?? null,
    guess: isGuess ? headerOf(idOf(ranked[0]!)) : null,
    alternatives: [...new Set(others)].filter((header) => !chosen.includes(header)).slice(0, MAX_ALTERNATIVES),
  };
}

/** Of two that match almost equally well, the one that explains the goal and not what surrounds it comes first. */
function preferGoal(ranked: readonly Ranked[], goal: string): readonly Ranked[] {
  const [first] = ranked;
  if (!first || goal.includes(first.segment.text)) return ranked;
  const better = ranked.find(
    ({ score, recall, segment }) => score >= first.score * CLOSE && recall > 0.99 && goal.includes(segment.text),
  );
  return better ? [better, ...ranked.filter((match) => match !== better)] : ranked;
}

/** A phrase of several words in the goal. One word may well be only the context. */
function isCertain({ stems, segment }: Ranked): boolean {
  return stems.length > 1 && segment.weight >= MIN_GOAL_WEIGHT;
}

function findNamed(text: string, goal: string, language: string | null, isOtherCertain: boolean): string | undefined {
  const own = playbookLanguages.find((name) => name === language) ?? 'en';
  const wanted = removeNegatedStatements(text, own);
  const isUnwanted = text.includes(goal) && !wanted.includes(goal);
  return namedPlaybook(wantedSentences(wanted, isUnwanted ? '' : goal), wanted, isOtherCertain);
}

/** The best one, with one that explains another part of the text, in the order of the text. */
function choose(ranked: readonly Ranked[], hasClass: () => boolean) {
  const [first] = ranked;
  if (!first) return { matches: [], sureness: 0 };
  const second = ranked.slice(1, 4).find((other) => explainsOtherPart(first, other));
  const rivals = ranked.filter((other) => other !== second);
  const likely = confidence(rivals);
  // Whether the goal has a class is only looked up if it matters.
  const sureness = likely < MIN_GUESS ? likely : Math.min(likely, confidence(rivals, hasClass()));
  const matches = second ? [first, second].toSorted((one, other) => one.position - other.position) : [first];
  return { matches, sureness };
}
