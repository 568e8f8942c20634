/* oxlint-disable jsx-a11y/prefer-tag-over-role -- no tag is a field with a list of what it finds */
import { type KeyboardEvent, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { Dialog } from '#web/ui/dialog.tsx';
import { PlainInput } from '#web/ui/plain-input.tsx';
import { find, type Findable } from './find.ts';
import classes from './finder.module.css';
import { useFindables } from './use-findables.ts';

interface FinderProps {
  readonly opened: boolean;
  readonly onClose: () => void;
  /** Creates and starts a goal of that name. */
  readonly onStart: (title: string) => void;
}

/** Leads to any goal, plan or page, and starts and stops any timer, by a few letters of its name. */
export function Finder({ opened, onClose, onStart }: FinderProps) {
  return (
    <Dialog opened={opened} onClose={onClose} title="Find">
      <Search onClose={onClose} onStart={onStart} />
    </Dialog>
  );
}

function Search({ onClose, onStart }: Omit<FinderProps, 'opened'>) {
  const listId = useId();
  const input = useRef<HTMLInputElement>(null);
  // A dialog would give it to its first button.
  useEffect(() => input.current?.focus(), []);
  const [query, setQuery] = useState('');
  const [at, setAt] = useState(0);
  const [isEager, setIsEager] = useState(false);
  const { all, isComing, knowsGoals } = useFindables(query);
  const matches = find(all, query);
  const title = query.trim();
  const canCreate = title !== '' && knowsGoals && !isComing && !matches.some(({ isGoal }) => isGoal);
  const creation = {
    key: 'create',
    label: `Create and start “${title}”`,
    about: 'New goal',
    run: () => onStart(title),
  };
  const found: readonly Findable[] = canCreate ? [...matches, creation] : matches;
  const chosen = Math.min(at, found.length - 1);
  const idOf = (n: number) => `${listId}-${n}`;

  function take(thing: Findable | undefined) {
    if (!thing) return;
    // First: what it leads to may take the focus.
    onClose();
    thing.run();
  }

  // Who knows the name is quicker than the list.
  const takeFirst = useEffectEvent(() => take(matches[0]));
  useEffect(() => {
    if (isEager && !isComing) takeFirst();
  }, [isEager, isComing]);

  function move(to: number) {
    const next = (to + found.length) % found.length;
    setAt(next);
    document.getElementById(idOf(next))?.scrollIntoView({ block: 'nearest' });
  }

  function onKeyDown(event: KeyboardEvent) {
    // What is being composed is not yet meant for us.
    if (event.nativeEvent.isComposing) return;
    if (found.length === 0) return setIsEager(isComing && event.key === 'Enter');
    if (event.key === 'ArrowDown') move(chosen + 1);
    else if (event.key === 'ArrowUp') move(chosen - 1);
    else if (event.key === 'Enter') take(found[chosen]);
    else return;
    event.preventDefault();
  }

  return (
    <>
      <PlainInput
        ref={input}
        type="text"
        role="combobox"
        aria-label="Goal, plan, page or timer"
        aria-expanded={found.length > 0}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={found.length > 0 ? idOf(chosen) : undefined}
        placeholder="Goal, plan, page or timer…"
        value={query}
        spellCheck={false}
        onKeyDown={onKeyDown}
        onChange={({ currentTarget }) => {
          setQuery(currentTarget.value);
          setAt(0);
          setIsEager(false);
        }}
      />
      <div className={classes.found}>
        <div id={listId} role="listbox" aria-label="Found" hidden={found.length === 0}>
          {found.map((thing, n) => (
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the field hears the keys
            <div
              key={thing.key}
              id={idOf(n)}
              role="option"
              tabIndex={-1}
              aria-selected={n === chosen}
              className={classes.option}
              onClick={() => take(thing)}
            >
              <span className={classes.label} dir="auto">
                {thing.label}
              </span>
              <span className={classes.about} dir="auto">
                {thing.about}
              </span>
            </div>
          ))}
        </div>
        <output>{found.length === 0 && (isComing ? 'Looking…' : 'No matches. Try fewer letters.')}</output>
      </div>
    </>
  );
}
