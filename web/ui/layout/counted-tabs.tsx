import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import classes from './counted-tabs.module.css';
import type { Icon } from './signs.tsx';

interface CountedTabsProps<Value extends string> {
  readonly label: string;
  readonly tabs: readonly {
    readonly value: Value;
    readonly label: string;
    readonly icon?: Icon;
    /** Left out where it is not known. */
    readonly count?: number;
  }[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  /** What the chosen tab shows. */
  readonly children: ReactNode;
}

/** Tabs that say how much is behind each; they fit side by side on a phone. Arrow keys choose, as Tab leads on. */
export function CountedTabs<Value extends string>(props: CountedTabsProps<Value>) {
  const { label: listLabel, tabs, value: chosen, onChange, children } = props;
  const id = useId();
  const list = useRef<HTMLDivElement>(null);

  function moveOn(event: KeyboardEvent) {
    const at = tabs.findIndex(({ value }) => value === chosen);
    const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: -1 }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    const next = (to + tabs.length) % tabs.length;
    onChange(tabs[next]!.value);
    list.current!.querySelectorAll<HTMLElement>('[role=tab]')[next]!.focus();
  }

  return (
    <div>
      <div ref={list} role="tablist" className={classes.tabs} aria-label={listLabel}>
        {tabs.map(({ value, label, icon: TabIcon, count }) => (
          <button
            key={value}
            id={`${id}-${value}`}
            type="button"
            role="tab"
            aria-selected={value === chosen}
            aria-controls={`${id}-panel`}
            tabIndex={value === chosen ? 0 : -1}
            onClick={() => onChange(value)}
            onKeyDown={moveOn}
          >
            {TabIcon && <TabIcon size={18} />}
            <span>
              {label} {count !== undefined && <span className={classes.count}>{count}</span>}
            </span>
          </button>
        ))}
      </div>
      <div id={`${id}-panel`} role="tabpanel" aria-labelledby={`${id}-${chosen}`}>
        {children}
      </div>
    </div>
  );
}
