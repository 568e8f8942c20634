import type { PlanDescription } from '#web/api/understandings.ts';
import type { Corrections } from './corrections.ts';
import { Understood } from './understood.tsx';
import { useUnderstanding } from './use-understanding.ts';

export interface DraftUnderstoodProps {
  readonly description: PlanDescription | undefined;
  readonly corrections: Corrections;
  readonly hidesHours: boolean;
  /** Generates the draft again. */
  readonly onCorrect: (corrections: Corrections) => void;
}

/** What was understood, next to the draft that was generated from it. */
export function DraftUnderstood({ description, corrections, hidesHours, onCorrect }: DraftUnderstoodProps) {
  const { reading } = useUnderstanding(description, corrections);
  if (!reading) return null;
  return <Understood reading={reading} corrections={corrections} hidesHours={hidesHours} onCorrect={onCorrect} />;
}
