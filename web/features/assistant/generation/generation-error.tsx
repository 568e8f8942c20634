import { useQuery } from '@tanstack/react-query';
import type { ApiError } from '#web/http/api-error.ts';
import { planGeneratorQuery } from '#web/api/assistant/assistant.ts';
import { Button } from '#web/ui/button/button.tsx';
import { FormAlert } from '#web/ui/feedback/form-alert.tsx';
import { lazyComponent } from '#web/ui/lazy/lazy-component.tsx';
import * as classes from './generation-error.module.css';

const AnswerField = lazyComponent(async () => (await import('./answer-field.tsx')).AnswerField);
const HelpOffer = lazyComponent(async () => (await import('#web/widgets/help/help-offer.tsx')).HelpOffer);

interface GenerationErrorProps {
  readonly error: ApiError | undefined;
  readonly onRetry: () => void;
  /** Omitted if the built-in planner has already been used. */
  readonly onUseBuiltIn?: (() => void) | undefined;
  /** Omitted if there is no goal field to fill. */
  readonly onSaferGoal?: ((goal: string) => void) | undefined;
  /** Adds the answer to a model's question to the goal, and generates again. Omitted if there is no goal to add it to. */
  readonly onAnswer?: ((answer: string) => void) | undefined;
}

/** Shows why a request to the assistant failed and how to continue: a retry, help, or an answer to what a model asks. */
export function GenerationError(props: GenerationErrorProps) {
  const { error, onRetry, onUseBuiltIn, onSaferGoal, onAnswer } = props;
  const { data } = useQuery(planGeneratorQuery);
  if (!error) return null;
  return (
    <div className={classes.error} data-calm={error.concern !== undefined || error.question !== undefined}>
      <FormAlert failure={error} />
      {error.question !== undefined &&
        (onAnswer ? <AnswerField question={error.question} onAnswer={onAnswer} /> : <p dir="auto">{error.question}</p>)}
      {error.concern ? (
        <HelpOffer concern={error.concern} onSaferGoal={onSaferGoal} />
      ) : (
        <div className={classes.actions}>
          <Button variant="default" onClick={onRetry}>
            Try again
          </Button>
          {data?.planner === 'model' && onUseBuiltIn && (
            <Button variant="default" onClick={onUseBuiltIn}>
              Use the built-in planner
            </Button>
          )}
        </div>
      )}
    </div>
  );
}
