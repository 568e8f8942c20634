import type { Facts } from '#domain/assistant/facts.ts';
import type { Source, Span } from '../source.ts';
import { findLevel } from './level.ts';
import { findObstacles } from './obstacles.ts';
import { findPossessions } from './possessions.ts';
import { findRefusals } from './refusals.ts';
import { splitStatements } from './statements.ts';
import { findWeakSpots } from './weak-spots.ts';

/** Where the user stands: experience, possessions, trouble and what they refuse. */
export function findSituation(
  source: Source,
  goal: Span | undefined,
): Pick<Facts, 'level' | 'has' | 'obstacles' | 'weakSpots' | 'refusals'> {
  const statements = splitStatements(source, goal);
  const weakSpots = findWeakSpots(source, statements);
  const refusals = findRefusals(source);
  const has = findPossessions(source);
  // Of 'touching my savings', the text itself may say 'I won't touch my savings'.
  const refused = refusals.map((item) => item.replace(/^[a-z]+ing (?=(?:my|our) )/u, ''));
  const taken = [...weakSpots, ...refused, ...has].map((item) => item.toLowerCase());
  return {
    level: findLevel(source, goal),
    has,
    // What is a weak spot, refused or owned is not repeated.
    obstacles: findObstacles(source, statements).filter(
      (item) =>
        // Of 'Weak side: …', the label says nothing.
        !source.text.includes(`${item}:`) && !taken.some((other) => item.toLowerCase().includes(other)),
    ),
    weakSpots,
    refusals,
  };
}
