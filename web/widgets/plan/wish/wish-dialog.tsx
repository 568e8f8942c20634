import { type KeyboardEvent, type SubmitEvent, useRef } from 'react';
import { planWish } from '#contract/assistant/plan-changes.ts';
import { lazyComponent } from '#web/ui/lazy/lazy-component.tsx';
import type { PlanWish } from '#web/api/assistant/plan-changes.ts';
import { bindText } from '#web/forms/bind.ts';
import { useAppForm } from '#web/forms/use-app-form.ts';
import type { ApiError } from '#web/http/api-error.ts';
import { LinkButton } from '#web/ui/button/link-button.tsx';
import { FormDialog } from '#web/ui/dialog/form-dialog.tsx';
import { type Choice, SelectField } from '#web/ui/fields/select-field.tsx';
import { Textarea } from '#web/ui/fields/textarea.tsx';
import * as classes from './wish-dialog.module.css';

const HelpOffer = lazyComponent(async () => (await import('#web/widgets/help/help-offer.tsx')).HelpOffer);

const CHATBOT_ID = 'ask-chatbot';

export interface WishTexts {
  readonly title: string;
  /** Of the field, if it is not about what should be different. */
  readonly label?: string;
  /** Nothing has to be said. */
  readonly isOptional?: boolean;
  readonly submitLabel: string;
  /** What happens then. */
  readonly consequence: string;
  /** What can be changed alone. */
  readonly goals?: readonly Choice[];
}

interface WishDialogProps extends WishTexts {
  readonly hasModel: boolean;
  readonly initial: PlanWish;
  /** Why the model has changed nothing. */
  readonly error: ApiError | undefined;
  readonly onChange: (wish: PlanWish) => void;
  readonly onAskModel: (wish: PlanWish) => void;
  readonly chatbot:
    | {
        readonly onAsk: (wish: PlanWish) => Promise<void>;
        /** The user has a reply already. */
        readonly onPaste: () => void;
      }
    | undefined;
  readonly onClose: () => void;
}

interface WishValues {
  readonly wish: string;
  readonly goalId: string;
  readonly answer: string;
}

/** Asks what should be different in a plan. */
export function WishDialog(props: WishDialogProps) {
  const { label = 'What should be different?', isOptional = false, consequence, goals, hasModel, initial } = props;
  const { error, chatbot, onChange, onAskModel, onClose } = props;
  const asksModel = hasModel || !chatbot;
  /** Which button was pressed. */
  const isForChatbot = useRef(false);
  const form = useAppForm<WishValues>({
    initialValues: { wish: initial.wish, goalId: initial.goalId ?? '', answer: '' },
    ...(!isOptional && { schema: planWish, toBody }),
    validate: ({ wish }) => ({
      wish: props.label !== undefined && wish.trim() === '' ? 'Please answer the question.' : undefined,
    }),
    defaultField: 'wish',
    submit: async (values) => {
      const wish = toBody(values);
      onChange(wish);
      if (isForChatbot.current) await chatbot?.onAsk(wish);
      else onAskModel(wish);
    },
  });

  function toBody({ wish, goalId, answer }: WishValues) {
    const answered = answer.trim() === '' ? '' : `\n${error?.question ?? ''} ${answer.trim()}`;
    return { wish: `${wish.trim()}${answered}`.trim(), goalId: goalId || null };
  }

  function paste() {
    onChange(toBody(form.getValues()));
    chatbot?.onPaste();
  }

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    const { submitter } = event.nativeEvent;
    isForChatbot.current = !asksModel || submitter?.id === CHATBOT_ID;
    form.onSubmit(event);
  }

  // A question is no failure.
  const failure = form.failure ?? (error?.question === undefined ? error : undefined);
  return (
    <FormDialog
      title={props.title}
      submitLabel={asksModel ? props.submitLabel : 'Copy prompt'}
      form={{ ...form, onSubmit: handleSubmit, failure }}
      onClose={onClose}
    >
      {failure?.concern && <HelpOffer concern={failure.concern} />}
      {error?.question !== undefined && (
        <form.Field name="answer">
          {(field) => (
            <Textarea
              {...bindText(field)}
              data-focus-first
              label={error.question}
              description={error.message}
              rows={2}
              onKeyDown={submitOnEnter}
            />
          )}
        </form.Field>
      )}
      <form.Field name="wish">
        {(field) => (
          <Textarea
            {...bindText(field)}
            label={isOptional ? `${label} (optional)` : label}
            placeholder={props.label === undefined ? 'No running on Fridays' : undefined}
            description={
              asksModel
                ? consequence
                : `Any chatbot can do this: copy the prompt, then paste its reply here. ${consequence}`
            }
            rows={3}
            onKeyDown={submitOnEnter}
          />
        )}
      </form.Field>
      {goals && (
        <form.Field name="goalId">
          {(field) => (
            <SelectField
              {...bindText(field)}
              label="Where"
              choices={[{ value: '', label: 'In the whole plan' }, ...goals]}
            />
          )}
        </form.Field>
      )}
      {chatbot && (
        <p className={classes.others}>
          {asksModel && (
            <LinkButton type="submit" id={CHATBOT_ID}>
              Copy a prompt for a chatbot
            </LinkButton>
          )}
          <LinkButton onClick={paste}>Paste a reply</LinkButton>
        </p>
      )}
    </FormDialog>
  );
}

/** A wish is one sentence. Shift and Enter start another line. */
function submitOnEnter(event: KeyboardEvent<HTMLTextAreaElement>) {
  if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
  event.preventDefault();
  // The key may still be held from the dialog before.
  if (!event.repeat) event.currentTarget.form!.requestSubmit();
}
