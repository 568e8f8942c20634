import { useEffect, useId, useRef, useState } from 'react';
import type { Suggestions } from '#contract/assistant/outlines.ts';
import { createOutline, type PlanDescription } from '#web/api/assistant/outlines.ts';
import { ApiError } from '#web/http/api-error.ts';
import { LinkButton } from '#web/ui/button/link-button.tsx';
import { TextInput } from '#web/ui/fields/text-input.tsx';
import { InfoBanner } from '#web/ui/feedback/info-banner.tsx';
import { announce } from '#web/ui/text/announce.ts';
import { changeAndFocus } from '../draft/focus.ts';
import { closeUndoToasts, showUndoToast } from '../draft/undo-toast.ts';
import { useAssistantRequest } from '../generation/use-assistant-request.ts';
import { GenerationError } from '../generation/generation-error.tsx';
import * as links from '../plan-text/chatbot-actions.module.css';
import type { ChatbotAction } from '../plan-text/chatbot-dialogs.tsx';
import { Milestones } from './milestones.tsx';
import {
  checkOutline,
  formatNumber,
  fromOutlineResponse,
  type OutlineDraft,
  type Start,
  toOutlineDraft,
  WHOLE_OUTLINE,
} from './outline-draft.ts';
import * as classes from './outline-section.module.css';
import { StartChoices } from './start-choices.tsx';

export interface OutlineSectionProps {
  readonly headingLevel: 'h2' | 'h3';
  /** Undefined without a goal. */
  readonly description: PlanDescription | undefined;
  readonly planner?: 'builtIn' | undefined;
  /** What fits the goal. Undefined until it has been read. */
  readonly suggestions: Suggestions | undefined;
  readonly suggestionsError: Error | null;
  readonly outline: OutlineDraft | undefined;
  /** Whether the user has tried to generate the plan. */
  readonly showsMessages: boolean;
  /** The user comes from the draft to change the outline. */
  readonly takesFocus: boolean;
  readonly onChange: (update: (before: OutlineDraft | undefined) => OutlineDraft | undefined) => void;
  readonly onAction: (action: ChatbotAction) => void;
}

const HEADING_ID = 'outline-heading';

/** What the plan starts from. Nothing has to be chosen, and nothing is requested before it is. */
export function OutlineSection(props: OutlineSectionProps) {
  const { headingLevel: Heading, description, planner, suggestions, suggestionsError, outline } = props;
  const { showsMessages, takesFocus, onChange, onAction } = props;
  const section = useRef<HTMLElement>(null);
  const introId = useId();
  const [isChoosing, setIsChoosing] = useState(false);
  const [lacksGoal, setLacksGoal] = useState(false);
  const messages = outline ? checkOutline(outline) : new Map<string, string>();
  const { run, retry, cancel, isThinking, error } = useAssistantRequest({ hasArea: false });
  const [pending, setPending] = useState<Start>();
  useEffect(() => {
    if (takesFocus) document.getElementById(HEADING_ID)?.focus();
    return closeUndoToasts;
  }, [takesFocus]);

  function show(next: OutlineDraft) {
    const [first] = next.milestones;
    const isBlank = first?.title === '';
    const isElsewhere = document.activeElement !== document.body && !section.current?.contains(document.activeElement);
    const change = () => {
      onChange(() => next);
      setIsChoosing(false);
    };
    if (isElsewhere) change();
    else changeAndFocus(change, isBlank ? first.key : HEADING_ID);
    if (!isBlank) announce(next.milestones.length === 1 ? '1 step.' : `${next.milestones.length} steps.`);
    if (outline) offerUndo(outline, 'was replaced.');
  }

  const offerUndo = (previous: OutlineDraft, text: string) =>
    showUndoToast('The outline', () => onChange(() => previous), HEADING_ID, text);

  function start(chosen: Start) {
    setLacksGoal(!description);
    if (!description) return;
    const { source, playbook } = chosen;
    setPending(chosen);
    // Another start replaces the one that is loading.
    cancel();
    void run(
      (signal) =>
        createOutline({ ...description, outline: undefined, source, playbook: playbook?.id, planner }, signal),
      (response) => show(fromOutlineResponse(chosen, description.userPrompt, response)),
    );
  }

  const edit = (changes: (before: OutlineDraft) => Partial<OutlineDraft>) =>
    onChange((before) => before && toOutlineDraft({ ...before, ...changes(before) }));

  function clear() {
    if (!outline) return;
    changeAndFocus(() => onChange(() => undefined), HEADING_ID);
    offerUndo(outline, 'was cleared.');
  }

  // A concern is not shown here, because help is offered when the plan is generated.
  const isConcerning = suggestionsError instanceof ApiError && suggestionsError.concern !== undefined;
  const isNewGoal = outline !== undefined && description !== undefined && description.userPrompt !== outline.goal;
  return (
    <section ref={section} className={classes.section} aria-labelledby={HEADING_ID} aria-describedby={introId}>
      <Heading id={HEADING_ID} tabIndex={-1} data-field={messages.has(WHOLE_OUTLINE) ? 'outline' : undefined}>
        Outline
      </Heading>
      {showsMessages && messages.has(WHOLE_OUTLINE) && <InfoBanner>{messages.get(WHOLE_OUTLINE)}</InfoBanner>}
      <p id={introId}>Optional: say what is done already and what is not for you, and the plan leaves it out.</p>
      {outline && (
        <p className={links.actions}>
          <span>{describeSource(outline)}</span>
          <LinkButton aria-expanded={isChoosing} onClick={() => setIsChoosing(!isChoosing)}>
            {isNewGoal ? 'Suggestions for the new text' : 'Start from something else'}
          </LinkButton>
          <LinkButton onClick={clear}>Clear</LinkButton>
        </p>
      )}
      {(!outline || isChoosing) && (
        <StartChoices
          suggestions={suggestions}
          isBuiltIn={planner === 'builtIn'}
          pending={isThinking ? pending : undefined}
          onStart={start}
          onAction={onAction}
        />
      )}
      <output className={classes.status}>
        {lacksGoal && !description && 'Please say what you want to achieve first.'}
        {isThinking && 'Loading the steps…'}
        {suggestionsError && !isConcerning && `${suggestionsError.message} You can still generate the plan.`}
      </output>
      {isThinking && pending?.source === 'model' && (
        <p className={links.actions}>
          <LinkButton onClick={cancel}>Cancel</LinkButton>
        </p>
      )}
      <GenerationError error={error} onRetry={retry} />
      {outline && (
        <>
          {(outline.audience !== '' || outline.hours) && <p>{describeFit(outline)}</p>}
          <Milestones
            milestones={outline.milestones}
            messages={messages}
            showsMessages={showsMessages}
            onEdit={(update) => edit(({ milestones }) => ({ milestones: update(milestones) }))}
          />
          <div className={classes.numbers}>
            {outline.questions.map(({ key, label, unit, minimum, maximum }) => (
              <TextInput
                key={key}
                label={unit === '' || ` ${label} `.toLowerCase().includes(` ${unit} `) ? label : `${label} (${unit})`}
                description={`From ${formatNumber(minimum)} to ${formatNumber(maximum)}`}
                inputMode="decimal"
                autoComplete="off"
                data-field={messages.has(key) ? 'outline' : undefined}
                value={outline.numbers[key] ?? ''}
                error={showsMessages ? messages.get(key) : undefined}
                onChange={({ currentTarget: { value } }) =>
                  edit(({ numbers }) => ({ numbers: { ...numbers, [key]: value } }))
                }
              />
            ))}
          </div>
        </>
      )}
    </section>
  );
}

function describeSource({ source, playbook }: OutlineDraft): string {
  if (playbook) return `From the playbook “${playbook.name}”.`;
  return source === 'model' ? 'From the model.' : 'Your own steps.';
}

function describeFit({ audience, hours }: OutlineDraft): string {
  return [audience !== '' && `For ${audience}.`, hours && `It usually takes ${hours.from} to ${hours.to} hours.`]
    .filter(Boolean)
    .join(' ');
}
