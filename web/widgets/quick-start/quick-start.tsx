/* oxlint-disable jsx-a11y/prefer-tag-over-role -- HTML has no element for a field with a list of suggestions */
import { Loader } from '@mantine/core';
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
import { byName } from '#domain/search.ts';
import { focusAreasWithGoalsQuery } from '#web/api/focus-areas.ts';
import { useTimers } from '#web/api/time-entries.ts';
import { usageHistoryQuery } from '#web/api/usage.ts';
import { rememberArea } from '#web/parts/timer/used-area.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { PlayIcon, PlusIcon } from '#web/ui/icons.tsx';
import { PlainInput } from '#web/ui/plain-input.tsx';
import { showToast } from '#web/ui/toast.ts';
import { lastArea } from './last-area.ts';
import { NewGoalArea } from './new-goal-area.tsx';
import { optionsFor } from './options.ts';
import classes from './quick-start.module.css';
import { useQuickStart } from './use-quick-start.ts';

const LABEL = 'What are you working on?';
/** Proposed where there is no focus area yet; it can be renamed at any time. */
const FIRST_AREA = 'General';

interface QuickStartProps {
  /** In a dialog the suggestions are always shown, and the field has the focus. */
  readonly isInDialog?: boolean;
  /** Typed elsewhere: a goal of that name is created at once if there is a focus area for it. */
  readonly given?: string | undefined;
  readonly onClose?: () => void;
}

/** One field that starts any goal, also one that does not exist yet. */
export function QuickStart({ isInDialog = false, given = '', onClose }: QuickStartProps) {
  const listId = useId();
  const errorId = useId();
  const input = useRef<HTMLInputElement>(null);
  const navigate = useNavigate();
  const [text, setText] = useState(given);
  const [at, setAt] = useState<number>();
  const [isOpen, setIsOpen] = useState(isInDialog);
  const [isWanted, setIsWanted] = useState(isInDialog);
  const [isEager, setIsEager] = useState(given !== '');
  const [chosenArea, setChosenArea] = useState<string>();
  const [firstArea, setFirstArea] = useState(FIRST_AREA);
  const { start, create, busy, error, clearError } = useQuickStart();

  const areasQuery = useQuery({ ...focusAreasWithGoalsQuery, enabled: isWanted });
  const historyQuery = useQuery({ ...usageHistoryQuery, enabled: isWanted });
  const { timers } = useTimers({ isLate: true });
  const areas = areasQuery.data;
  const isComing = areasQuery.isPending || historyQuery.isPending;
  const running = new Set(timers?.running.map(({ goalId }) => goalId));
  const { goals, newTitle, preferred } = optionsFor(text, areas ?? [], running);
  const areaId = areas?.some(({ _id }) => _id === chosenArea)
    ? chosenArea
    : lastArea(areas ?? [], historyQuery.data ?? []);
  const areaName = areas?.find(({ _id }) => _id === areaId)?.name ?? firstArea.trim();

  const canCreate = areas !== undefined && newTitle !== undefined;
  const count = goals.length + (canCreate ? 1 : 0);
  // Nothing is chosen for somebody who has typed nothing.
  const active = Math.min(at ?? (text.trim() === '' ? -1 : preferred), count - 1);
  const isAmbiguous = newTitle !== undefined && goals.length > 0;
  const showsList = isOpen && count > 0;
  const idOf = (n: number) => `${listId}-${n}`;

  useEffect(() => {
    // A dialog would give the focus to its first button.
    if (isInDialog) input.current?.focus();
  }, [isInDialog]);

  function finish(message: string, title: string) {
    showToast('done', message, title);
    setText('');
    setAt(undefined);
    setIsOpen(isInDialog);
    onClose?.();
  }

  async function take(n: number) {
    const option = goals[n];
    if (option) {
      const { goal, isRunning } = option;
      if (isRunning) {
        finish('is already running.', goal.title);
        return void navigate({ to: '/timers' });
      }
      if (await start(goal)) finish('started.', goal.title);
    } else if (canCreate) {
      if (await create(newTitle, areaId === undefined ? { newName: firstArea } : { id: areaId })) {
        finish(`created in ${areaName} and started.`, newTitle);
      }
    }
    // Nothing was done: the text and the message stay.
  }

  /** What Enter does; once the goals are known, if they are not yet. */
  function submit() {
    setIsWanted(true);
    if (text.trim() === '' && active < 0) return openList();
    if (areasQuery.isError) return void areasQuery.refetch();
    if (isComing) return setIsEager(true);
    // Several things may be meant, and the user does not see which one Enter would choose.
    if (!isOpen && isAmbiguous) return openList();
    setIsOpen(isInDialog);
    void take(active);
  }

  const submitLater = useEffectEvent(() => {
    setIsEager(false);
    // Where the first focus area is to be named, the user decides.
    if (isAmbiguous) openList();
    else if (given === '' || areas?.length !== 0) submit();
  });
  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- the arrival of the goals is what Enter waited for
    if (isEager && !isComing) submitLater();
  }, [isEager, isComing]);

  function openList() {
    setIsWanted(true);
    setIsOpen(true);
    input.current?.focus();
  }

  function move(to: number) {
    openList();
    if (count === 0) return;
    const next = (to + count) % count;
    setAt(next);
    document.getElementById(idOf(next))?.scrollIntoView({ block: 'nearest' });
  }

  function onKeyDown(event: KeyboardEvent) {
    // Enter and the arrows belong to the input method while it composes.
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown') move(showsList ? active + 1 : Math.max(active, 0));
    else if (event.key === 'ArrowUp') move(Math.max(active, 0) - (showsList ? 1 : 0));
    else if (event.key === 'Escape' && showsList && !isInDialog) {
      setIsOpen(false);
      setAt(undefined);
    } else return;
    event.preventDefault();
  }

  function onBlur({ currentTarget, relatedTarget }: FocusEvent) {
    if (!isInDialog && !currentTarget.contains(relatedTarget)) setIsOpen(false);
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the focus leaves one of its fields
    <form
      className={classes.form}
      noValidate
      onBlur={onBlur}
      onSubmit={(event: SubmitEvent<HTMLFormElement>) => {
        event.preventDefault();
        submit();
      }}
    >
      <div className={classes.row}>
        <PlainInput
          ref={input}
          type="text"
          role="combobox"
          data-quick-start={isInDialog ? undefined : true}
          aria-label={LABEL}
          aria-expanded={showsList}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={showsList && active >= 0 ? idOf(active) : undefined}
          aria-invalid={error !== undefined}
          aria-describedby={error === undefined ? undefined : errorId}
          aria-keyshortcuts="s"
          placeholder={LABEL}
          enterKeyHint="go"
          value={text}
          onFocus={() => setIsWanted(true)}
          onClick={() => setIsOpen(isInDialog || text.trim() !== '')}
          onKeyDown={onKeyDown}
          onChange={({ currentTarget }) => {
            setText(currentTarget.value);
            setAt(undefined);
            setIsEager(false);
            setIsWanted(true);
            setIsOpen(isInDialog || currentTarget.value.trim() !== '');
            clearError();
          }}
        />
        <IconButton type="submit" className={classes.start} aria-label="Start" aria-disabled={busy}>
          {busy || isEager ? <Loader size="xs" color="currentColor" /> : <PlayIcon />}
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
      <div className={isInDialog ? classes.inDialog : classes.panel} data-open={showsList}>
        <div id={listId} role="listbox" aria-label="Goals to start" className={classes.list}>
          {goals.map(({ goal, area, isRunning }, n) => (
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the field handles the keys
            <div
              key={goal._id}
              id={idOf(n)}
              role="option"
              tabIndex={-1}
              aria-selected={n === active}
              className={classes.option}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => void take(n)}
            >
              <span className={classes.label} dir="auto">
                {goal.title}
              </span>
              <span className={classes.about} dir="auto">
                {isRunning ? <b>Running</b> : area}
              </span>
            </div>
          ))}
          {canCreate && (
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the field handles the keys
            <div
              id={idOf(goals.length)}
              role="option"
              tabIndex={-1}
              aria-selected={active === goals.length}
              className={classes.option}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => void take(goals.length)}
            >
              <PlusIcon size={18} />
              <span className={classes.create}>
                Create and start “<bdi>{newTitle}</bdi>” in <bdi>{areaName}</bdi>
              </span>
            </div>
          )}
        </div>
        {canCreate && (
          <NewGoalArea
            areas={areas.toSorted((a, b) => byName(a.name, b.name))}
            value={areaId}
            firstName={firstArea}
            onChoose={(id) => {
              setChosenArea(id);
              rememberArea(id);
            }}
            onName={setFirstArea}
            onEnter={() => void take(goals.length)}
          />
        )}
      </div>
      <span aria-live="polite" className={classes.unseen}>
        {isOpen && text.trim() !== '' && (isComing ? 'Looking…' : foundText(goals.length, canCreate))}
      </span>
    </form>
  );
}

function foundText(goals: number, canCreate: boolean): string {
  const found = goals === 0 ? 'No goal found.' : `${goals} ${goals === 1 ? 'goal' : 'goals'} found.`;
  return canCreate ? `${found} The last option creates a goal.` : found;
}
