import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { type FocusEvent, type SubmitEvent, useEffect, useId, useRef, useState } from 'react';
import { compareNames } from '#domain/search/search.ts';
import { focusAreasWithGoalsQuery } from '#web/api/goals/focus-areas.ts';
import { useTimers } from '#web/api/time-entries/timers.ts';
import { usageHistoryQuery } from '#web/api/reports/reports.ts';
import { persistLastUsedArea, readLastUsedArea } from '#web/widgets/timer/last-used-area.ts';
import { Loader } from '#web/ui/feedback/loader.tsx';
import { OptionList } from '#web/ui/fields/combobox/option-list.tsx';
import { useCombobox } from '#web/ui/fields/combobox/use-combobox.ts';
import { usePendingConfirm } from '#web/ui/fields/combobox/use-pending-confirm.ts';
import { FieldError } from '#web/ui/fields/field-parts.tsx';
import { Input } from '#web/ui/fields/input.tsx';
import { IconButton } from '#web/ui/button/icon-button.tsx';
import { PlayIcon, PlusIcon } from '#web/ui/icons/icons.tsx';
import { showToast } from '#web/ui/toast/toast.ts';
import { VisuallyHidden } from '#web/ui/text/visually-hidden.tsx';
import { AreaField } from './area-field.tsx';
import { QUICK_START_LABEL } from './lazy-quick-start.tsx';
import { buildOptions, type GoalOption } from './options.ts';
import * as classes from './quick-start.module.css';
import { useQuickStart } from './use-quick-start.ts';

/** Proposed if there is no focus area yet. */
const DEFAULT_AREA_NAME = 'General';

/** A goal to start, or the title of one to create. */
type QuickStartOption = GoalOption | { readonly newTitle: string };

interface QuickStartProps {
  /** In a dialog, the suggestions are always visible and the field has the focus. */
  readonly isInDialog?: boolean;
  /** Typed in the command palette; submitted once the goals have loaded. */
  readonly initialText?: string | undefined;
  readonly onClose?: () => void;
}

/** A field that starts a goal's timer, creating the goal if necessary. */
export function QuickStart({ isInDialog = false, initialText = '', onClose }: QuickStartProps) {
  const errorId = useId();
  const input = useRef<HTMLInputElement>(null);
  const navigate = useNavigate();
  const [text, setText] = useState(initialText);
  const [isEnabled, setIsEnabled] = useState(isInDialog);
  const [chosenArea, setChosenArea] = useState<string>();
  const [newAreaName, setNewAreaName] = useState(DEFAULT_AREA_NAME);
  const { start, create, busy, error, clearError } = useQuickStart();

  const areasQuery = useQuery({ ...focusAreasWithGoalsQuery, enabled: isEnabled });
  const historyQuery = useQuery({ ...usageHistoryQuery, enabled: isEnabled });
  const { timers } = useTimers({ isLate: true });
  const areas = areasQuery.data;
  const isLoading = areasQuery.isPending || historyQuery.isPending;
  const stepTitles = new Map(timers?.running.map(({ goalId, stepTitle }) => [goalId, stepTitle]));
  const { goals, newTitle, preferredIndex } = buildOptions(text, areas ?? [], new Set(stepTitles.keys()));
  const areaId = areas?.some(({ _id }) => _id === chosenArea)
    ? chosenArea
    : defaultAreaId(areas ?? [], historyQuery.data ?? []);
  const areaName = areas?.find(({ _id }) => _id === areaId)?.name ?? newAreaName.trim();

  const canCreate = areas !== undefined && newTitle !== undefined;
  const isAmbiguous = newTitle !== undefined && goals.length > 0;
  const options: readonly QuickStartOption[] = canCreate ? [...goals, { newTitle }] : goals;
  const combobox = useCombobox({
    findOptions: () => options,
    // Nothing is highlighted until something is typed.
    initialIndex: text.trim() === '' ? -1 : preferredIndex,
    isAlwaysOpen: isInDialog,
    onChoose: (option) => void choose(option),
  });
  const { activeIndex, isOpen, isListVisible } = combobox;
  const pendingSubmit = usePendingConfirm(isLoading, submitLoaded, initialText !== '');

  useEffect(() => {
    // The dialog would otherwise focus its first button.
    if (isInDialog) input.current?.focus();
  }, [isInDialog]);

  function finish(message: string, title: string) {
    showToast('done', message, title);
    setText('');
    combobox.close();
    onClose?.();
  }

  async function choose(option: QuickStartOption) {
    if ('newTitle' in option) {
      const isCreated = await create(option.newTitle, areaId === undefined ? { newName: newAreaName } : { id: areaId });
      if (isCreated) finish(`created in ${areaName} and started.`, option.newTitle);
      return;
    }
    const { goal, isRunning } = option;
    if (isRunning) {
      finish('is already running.', goal.title);
      void navigate({ to: '/timers' });
    } else if (await start(goal)) finish('started.', goal.title);
  }

  function openList() {
    setIsEnabled(true);
    combobox.open();
    input.current?.focus();
  }

  /** Chooses the highlighted option, after loading the goals if necessary. */
  function submit() {
    setIsEnabled(true);
    if (text.trim() === '' && activeIndex < 0) return openList();
    if (areasQuery.isError) return void areasQuery.refetch();
    if (isLoading) return pendingSubmit.setPending(true);
    // With the list closed, the user cannot see which of several options Enter would choose.
    if (!isOpen && isAmbiguous) return openList();
    const option = options[isOpen ? activeIndex : preferredIndex];
    if (option) combobox.choose(option);
  }

  function submitLoaded() {
    if (isAmbiguous) openList();
    // Without any focus area, the user has to name the first one.
    else if (initialText === '' || areas?.length !== 0) submit();
  }

  function onBlur({ currentTarget, relatedTarget }: FocusEvent) {
    if (!currentTarget.contains(relatedTarget)) combobox.close();
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- closes the list when the focus leaves the form
    <form
      method="post"
      className={classes.form}
      noValidate
      onBlur={onBlur}
      onSubmit={(event: SubmitEvent<HTMLFormElement>) => {
        event.preventDefault();
        submit();
      }}
    >
      <div className={classes.row}>
        <Input
          ref={input}
          type="text"
          {...combobox.inputProps}
          data-quick-start={isInDialog ? undefined : true}
          aria-label={QUICK_START_LABEL}
          aria-invalid={error !== undefined}
          aria-describedby={error === undefined ? undefined : errorId}
          aria-keyshortcuts="s"
          placeholder={QUICK_START_LABEL}
          enterKeyHint="go"
          value={text}
          onFocus={() => setIsEnabled(true)}
          onClick={() => {
            if (!isOpen && text.trim() !== '') combobox.open();
          }}
          onKeyDown={(event) => {
            // Enter submits the form, which also works while the list is closed or loading.
            if (event.key !== 'Enter') combobox.handleKey(event);
          }}
          onChange={({ currentTarget }) => {
            setText(currentTarget.value);
            pendingSubmit.setPending(false);
            setIsEnabled(true);
            if (currentTarget.value.trim() === '') combobox.close();
            else combobox.open();
            clearError();
          }}
        />
        <IconButton type="submit" className={classes.start} aria-label="Start" aria-disabled={busy}>
          {busy || pendingSubmit.isPending ? <Loader /> : <PlayIcon />}
        </IconButton>
      </div>
      {error !== undefined && <FieldError id={errorId}>{error}</FieldError>}
      {areasQuery.error && isOpen && <FieldError>{areasQuery.error.message} Press Enter to try again.</FieldError>}
      <div className={isInDialog ? classes.inDialog : classes.panel} data-open={isListVisible}>
        <OptionList
          combobox={combobox}
          label="Goals to start"
          isInPanel
          toRow={(option) => toRow(option, areaName, stepTitles)}
        />
        {canCreate && (
          <AreaField
            areas={areas.toSorted((a, b) => compareNames(a.name, b.name))}
            value={areaId}
            newAreaName={newAreaName}
            onChoose={(id) => {
              setChosenArea(id);
              persistLastUsedArea(id);
            }}
            onNameChange={setNewAreaName}
            onEnter={() => void choose({ newTitle })}
          />
        )}
      </div>
      <VisuallyHidden aria-live="polite">
        {isOpen && text.trim() !== '' && (isLoading ? 'Searching…' : formatResultCount(goals.length, canCreate))}
      </VisuallyHidden>
    </form>
  );
}

function toRow(option: QuickStartOption, areaName: string, stepTitles: ReadonlyMap<string, string | null>) {
  if ('newTitle' in option) {
    return {
      key: 'new',
      icon: <PlusIcon size={18} />,
      label: (
        <>
          Create and start “<bdi>{option.newTitle}</bdi>” in <bdi>{areaName}</bdi>
        </>
      ),
    };
  }
  const { goal, focusAreaName, isRunning } = option;
  const stepTitle = stepTitles.get(goal._id);
  return {
    key: goal._id,
    label: goal.title,
    description: (
      <>
        {isRunning ? <b>Running</b> : focusAreaName}
        {stepTitle && ` · ${stepTitle}`}
      </>
    ),
  };
}

interface AreaUsage {
  readonly focusAreaId: string;
  readonly lastUsedAt: string;
}

/** The area last used or chosen in this browser, or else the one tracked last. */
function defaultAreaId(areas: readonly { readonly _id: string }[], history: readonly AreaUsage[]): string | undefined {
  const byLastUse = history.toSorted((a, b) => b.lastUsedAt.localeCompare(a.lastUsedAt));
  const candidates = [readLastUsedArea(), ...byLastUse.map(({ focusAreaId }) => focusAreaId)];
  const found = candidates.find((id) => areas.some(({ _id }) => _id === id));
  return typeof found === 'string' ? found : areas[0]?._id;
}

function formatResultCount(goals: number, canCreate: boolean): string {
  const found = goals === 0 ? 'No goals found.' : `${goals} ${goals === 1 ? 'goal' : 'goals'} found.`;
  return canCreate ? `${found} The last option creates a goal.` : found;
}
