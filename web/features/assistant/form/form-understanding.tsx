import { useEffect, useEffectEvent } from 'react';
import type { PlanDescription } from '#web/api/understandings.ts';
import type { ChatbotAction } from '../plan-text/chatbot-dialogs.tsx';
import { type Corrections, noCorrections } from '../understanding/corrections.ts';
import { Clarified } from '../understanding/clarified.tsx';
import { type UnderstandingState, useUnderstanding } from '../understanding/use-understanding.ts';

interface FormUnderstandingProps {
  readonly description: PlanDescription;
  readonly corrections: Corrections | undefined;
  readonly hidesHours: boolean;
  readonly onCorrect: (corrections: Corrections) => void;
  readonly onAction: (action: ChatbotAction) => void;
  /** Called with undefined once there is nothing to understand any more. */
  readonly onUnderstood: (understood: UnderstandingState | undefined) => void;
}

/** Reads the goal while it is typed. Loaded once there is one, so the form learns of the result by a callback. */
export function FormUnderstanding(props: FormUnderstandingProps) {
  const { description, corrections = noCorrections, hidesHours, onCorrect, onAction, onUnderstood } = props;
  const { reading, isFetching, error } = useUnderstanding(description, corrections, { isTyped: true });
  const report = useEffectEvent(onUnderstood);
  useEffect(() => report({ reading, isFetching, error }), [reading, isFetching, error]);
  useEffect(() => () => report(undefined), []);
  if (!reading) return null;
  return (
    <Clarified
      reading={reading}
      corrections={corrections}
      hidesHours={hidesHours}
      onCorrect={onCorrect}
      onAction={onAction}
    />
  );
}
