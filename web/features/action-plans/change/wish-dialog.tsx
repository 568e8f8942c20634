import { type SubmitEvent, useRef } from 'react';
import { planWish } from '#contract/plan-changes.ts';
import type { ActionPlanWithGoals } from '#contract/action-plans.ts';
import { lazyComponent } from '#web/ui/lazy/lazy-component.tsx';
import type { PlanWish } from '#web/api/plan-changes.ts';
import { bindText } from '#web/forms/bind.ts';
import { useAppForm } from '#web/forms/use-app-form.ts';
import type { ApiError } from '#web/http/api-error.ts';
import { FormDialog } from '#web/ui/dialog/form-dialog.tsx';
import { SelectField } from '#web/ui/fields/select-field.tsx';
import { Textarea } from '#web/ui/fields/textarea.tsx';
import classes from './wish-dialog.module.css';

const HelpOffer = lazyComponent(async () => (await import('#web/widgets/help/help-offer.tsx')).HelpOffer);

const CHATBOT_ID = 'ask-chatbot';

interface WishDialogProps {
  readonly plan: ActionPlanWithGoals;
  readonly hasModel: boolean;
  readonly initial: PlanWish;
  /** Why the model wrote no changes. */
  readonly error: ApiError | undefined;
  readonly onChange: (wish: PlanWish) => void;
  readonly onAskModel: (wish: PlanWish) => void;
  readonly onAskChatbot: (wish: PlanWish) => Promise<void>;
  /** The user has a reply already. */
  readonly onPaste: () => void;
  readonly onClose: () => void;
}

/** Asks what should be different in a plan. */
export function WishDialog(props: WishDialogProps) {
  const { plan, hasModel, initial, error, onChange, onAskModel, onAskChatbot, onPaste, onClose } = props;
  /** Which button was pressed. */
  const isForChatbot = useRef(false);
  const form = useAppForm({
    initialValues: { wish: initial.wish, goalId: initial.goalId ?? '', answer: '' },
    schema: planWish,
    toBody,
    defaultField: 'wish',
    submit: async (values) => {
      const wish = toBody(values);
      onChange(wish);
      if (isForChatbot.current) await onAskChatbot(wish);
      else onAskModel(wish);
    },
  });

  function toBody({
    wish,
    goalId,
    answer,
  }: {
    readonly wish: string;
    readonly goalId: string;
    readonly answer: string;
  }) {
    const answered = answer.trim() === '' ? '' : `\n${error?.question ?? ''} ${answer.trim()}`;
    return { wish: `${wish.trim()}${answered}`, goalId: goalId || null };
  }

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    const { submitter } = event.nativeEvent;
    isForChatbot.current = !hasModel || submitter?.id === CHATBOT_ID;
    form.onSubmit(event);
  }

  const failure = form.failure ?? error;
  const goals = plan.goals.filter(({ status }) => status === 'Active');
  return (
    <FormDialog
      title="Ask for a change"
      submitLabel={hasModel ? 'Show changes' : 'Copy prompt'}
      form={{ ...form, onSubmit: handleSubmit, failure }}
      onClose={onClose}
    >
      {failure?.concern && <HelpOffer concern={failure.concern} />}
      {error?.question !== undefined && (
        <form.Field name="answer">
          {(field) => <Textarea {...bindText(field)} data-focus-first label={error.question} rows={2} />}
        </form.Field>
      )}
      <form.Field name="wish">
        {(field) => (
          <Textarea
            {...bindText(field)}
            label="What should be different?"
            placeholder="No running on Fridays"
            description={
              hasModel
                ? 'You see each change before anything is changed. What is done stays as it is.'
                : 'Any chatbot can do this: copy the prompt, then paste its reply here. You see each change before anything is changed.'
            }
            rows={3}
          />
        )}
      </form.Field>
      <form.Field name="goalId">
        {(field) => (
          <SelectField
            {...bindText(field)}
            label="Where"
            choices={[
              { value: '', label: 'In the whole plan' },
              ...goals.map(({ _id, title }) => ({ value: _id, label: title })),
            ]}
          />
        )}
      </form.Field>
      <p className={classes.others}>
        {hasModel && (
          <button type="submit" id={CHATBOT_ID}>
            Copy a prompt for a chatbot
          </button>
        )}
        <button type="button" onClick={onPaste}>
          Paste a reply
        </button>
      </p>
    </FormDialog>
  );
}
