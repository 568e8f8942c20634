/* oxlint-disable jsx-a11y/prefer-tag-over-role -- HTML has no element for a field with a list of suggestions */
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import {
  type FocusEvent,
  type KeyboardEvent,
  type SubmitEvent,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
} from 'react';
import { compareNames } from '#domain/search/search.ts';
import { focusAreasWithGoalsQuery } from '#web/api/focus-areas.ts';
import { useTimers } from '#web/api/timers.ts';
import { usageHistoryQuery } from '#web/api/reports.ts';
import { persistLastUsedArea, readLastUsedArea } from '#web/widgets/timer/last-used-area.ts';
import { Loader } from '#web/ui/feedback/loader.tsx';
import { Input } from '#web/ui/fields/input.tsx';
import { IconButton } from '#web/ui/button/icon-button.tsx';
import { PlayIcon, PlusIcon } from '#web/ui/icons/icons.tsx';
import { showToast } from '#web/ui/toast/toast.ts';
import { VisuallyHidden } from '#web/ui/text/visually-hidden.tsx';
import { AreaField } from './area-field.tsx';
import { QUICK_START_LABEL } from './lazy-quick-start.tsx';
import { buildOptions } from './options.ts';
import classes from './quick-start.module.css';
import { useQuickStart } from './use-quick-start.ts';

/** Proposed if there is no focus area yet. */
const DEFAULT_AREA_NAME = 'General';

interface QuickStartProps {
  /** In a dialog, the suggestions are always visible and the field has the focus. */
  readonly isInDialog?: boolean;
  /** Typed in the command palette; submitted once the goals have loaded. */
  readonly initialText?: string | undefined;
  readonly onClose?: () => void;
}

/** A field that starts a goal's timer, creating the goal if necessary. */
export function QuickStart({ isInDialog = false, initialText = '', onClose }: QuickStartProps) {
  const listId = useId();
  const errorId = useId();
  const input = useRef<HTMLInputElement>(null);
  const navigate = useNavigate();
  const [text, setText] = useState(initialText);
  const [highlightedIndex, setHighlightedIndex] = useState<number>();
  const [isOpen, setIsOpen] = useState(isInDialog);
  const [isEnabled, setIsEnabled] = useState(isInDialog);
  const [isSubmitPending, setIsSubmitPending] = useState(initialText !== '');
  const [chosenArea, setChosenArea] = useState<string>();
  const [newAreaName, setNewAreaName] = useState(DEFAULT_AREA_NAME);
  const { start, create, busy, error, clearError } = useQuickStart();

  const areasQuery = useQuery({ ...focusAreasWithGoalsQuery, enabled: isEnabled });
  const historyQuery = useQuery({ ...usageHistoryQuery, enabled: isEnabled });
  const { timers } = useTimers({ isLate: true });
  const areas = areasQuery.data;
  const isLoading = areasQuery.isPending || historyQuery.isPending;
  const running = new Set(timers?.running.map(({ goalId }) => goalId));
  const { goals, newTitle, preferredIndex } = buildOptions(text, areas ?? [], running);
  const areaId = areas?.some(({ _id }) => _id === chosenArea)
    ? chosenArea
    : defaultAreaId(areas ?? [], historyQuery.data ?? []);
  const areaName = areas?.find(({ _id }) => _id === areaId)?.name ?? newAreaName.trim();

  const canCreate = areas !== undefined && newTitle !== undefined;
  const count = goals.length + (canCreate ? 1 : 0);
  // Nothing is highlighted until something is typed.
  const activeIndex = Math.min(highlightedIndex ?? (text.trim() === '' ? -1 : preferredIndex), count - 1);
  const isAmbiguous = newTitle !== undefined && goals.length > 0;
  const isListVisible = isOpen && count > 0;
  const optionId = (n: number) => `${listId}-${n}`;

  useEffect(() => {
    // The dialog would otherwise focus its first button.
    if (isInDialog) input.current?.focus();
  }, [isInDialog]);

  function finish(message: string, title: string) {
    showToast('done', message, title);
    setText('');
    setHighlightedIndex(undefined);
    setIsOpen(isInDialog);
    onClose?.();
  }

  async function chooseOption(n: number) {
    const option = goals[n];
    if (option) {
      const { goal, isRunning } = option;
      if (isRunning) {
        finish('is already running.', goal.title);
        return void navigate({ to: '/timers' });
      }
      if (await start(goal)) finish('started.', goal.title);
    } else if (canCreate) {
      if (await create(newTitle, areaId === undefined ? { newName: newAreaName } : { id: areaId })) {
        finish(`created in ${areaName} and started.`, newTitle);
      }
    }
  }

  /** Chooses the highlighted option, after loading the goals if necessary. */
  function submit() {
    setIsEnabled(true);
    if (text.trim() === '' && activeIndex < 0) return openList();
    if (areasQuery.isError) return void areasQuery.refetch();
    if (isLoading) return setIsSubmitPending(true);
    // With the list closed, the user cannot see which of several options Enter would choose.
    if (!isOpen && isAmbiguous) return openList();
    setIsOpen(isInDialog);
    void chooseOption(activeIndex);
  }

  const submitAfterLoad = useEffectEvent(() => {
    setIsSubmitPending(false);
    // Without any focus area, the user has to name the first one.
    if (isAmbiguous) openList();
    else if (initialText === '' || areas?.length !== 0) submit();
  });
  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- submits what was entered while the goals were loading
    if (isSubmitPending && !isLoading) submitAfterLoad();
  }, [isSubmitPending, isLoading]);

  function openList() {
    setIsEnabled(true);
    setIsOpen(true);
    input.current?.focus();
  }

  function move(to: number) {
    openList();
    if (count === 0) return;
    const next = (to + count) % count;
    setHighlightedIndex(next);
    document.getElementById(optionId(next))?.scrollIntoView({ block: 'nearest' });
  }

  function onKeyDown(event: KeyboardEvent) {
    // Keys belong to the input method while it composes.
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown') move(isListVisible ? activeIndex + 1 : Math.max(activeIndex, 0));
    else if (event.key === 'ArrowUp') move(Math.max(activeIndex, 0) - (isListVisible ? 1 : 0));
    else if (event.key === 'Escape' && isListVisible && !isInDialog) {
      setIsOpen(false);
      setHighlightedIndex(undefined);
    } else return;
    event.preventDefault();
  }

  function onBlur({ currentTarget, relatedTarget }: FocusEvent) {
    if (!isInDialog && !currentTarget.contains(relatedTarget)) setIsOpen(false);
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
          role="combobox"
          data-quick-start={isInDialog ? undefined : true}
          aria-label={QUICK_START_LABEL}
          aria-expanded={isListVisible}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={isListVisible && activeIndex >= 0 ? optionId(activeIndex) : undefined}
          aria-invalid={error !== undefined}
          aria-describedby={error === undefined ? undefined : errorId}
          aria-keyshortcuts="s"
          placeholder={QUICK_START_LABEL}
          enterKeyHint="go"
          value={text}
          onFocus={() => setIsEnabled(true)}
          onClick={() => setIsOpen(isInDialog || text.trim() !== '')}
          onKeyDown={onKeyDown}
          onChange={({ currentTarget }) => {
            setText(currentTarget.value);
            setHighlightedIndex(undefined);
            setIsSubmitPending(false);
            setIsEnabled(true);
            setIsOpen(isInDialog || currentTarget.value.trim() !== '');
            clearError();
          }}
        />
        <IconButton type="submit" className={classes.start} aria-label="Start" aria-disabled={busy}>
          {busy || isSubmitPending ? <Loader /> : <PlayIcon />}
        </IconButton>
      </div>
      {error !== undefined && (
        <p id={errorId} role="alert" className={classes.error}>
          {error}
        </p>
      )}
      {areasQuery.error && isOpen && (
        <p role="alert" className={classes.error}>
          {areasQuery.error.message} Press Enter to try again.
        </p>
      )}
      <div className={isInDialog ? classes.inDialog : classes.panel} data-open={isListVisible}>
        <div id={listId} role="listbox" aria-label="Goals to start" className={classes.list}>
          {goals.map(({ goal, focusAreaName, isRunning }, n) => (
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the field handles the keys
            <div
              key={goal._id}
              id={optionId(n)}
              role="option"
              tabIndex={-1}
              aria-selected={n === activeIndex}
              className={classes.option}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => void chooseOption(n)}
            >
              <span className={classes.label} dir="auto">
                {goal.title}
              </span>
              <span className={classes.about} dir="auto">
                {isRunning ? <b>Running</b> : focusAreaName}
              </span>
            </div>
          ))}
          {canCreate && (
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the field handles the keys
            <div
              id={optionId(goals.length)}
              role="option"
              tabIndex={-1}
              aria-selected={activeIndex === goals.length}
              className={classes.option}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => void chooseOption(goals.length)}
            >
              <PlusIcon size={18} />
              <span className={classes.create}>
                Create and start “<bdi>{newTitle}</bdi>” in <bdi>{areaName}</bdi>
              </span>
            </div>
          )}
        </div>
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
            onEnter={() => void chooseOption(goals.length)}
          />
        )}
      </div>
      <VisuallyHidden aria-live="polite">
        {isOpen && text.trim() !== '' && (isLoading ? 'Searching…' : formatResultCount(goals.length, canCreate))}
      </VisuallyHidden>
    </form>
  );
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
