import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import * as classes from './counted-tabs.module.css';
import type { Icon } from '../icons/svg-icon.tsx';

interface CountedTabsProps<Value extends string> {
  readonly label: string;
  readonly tabs: readonly {
    readonly value: Value;
    readonly label: string;
    readonly icon?: Icon;
    readonly count?: number;
  }[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  /** The content of the selected tab. */
  readonly children: ReactNode;
}

/** Tabs with counts. The arrow keys select a tab; only the selected one is in the tab order. */
export function CountedTabs<Value extends string>(props: CountedTabsProps<Value>) {
  const { label: listLabel, tabs, value: selected, onChange, children } = props;
  const id = useId();
  const tabList = useRef<HTMLDivElement>(null);

  function selectByKey(event: KeyboardEvent) {
    const current = tabs.findIndex(({ value }) => value === selected);
    const target = { ArrowRight: current + 1, ArrowLeft: current - 1, Home: 0, End: -1 }[event.key];
    if (target === undefined) return;
    event.preventDefault();
    const next = (target + tabs.length) % tabs.length;
    onChange(tabs[next]!.value);
    tabList.current!.querySelectorAll<HTMLElement>('[role=tab]')[next]!.focus();
  }

  return (
    <div>
      <div ref={tabList} role="tablist" className={classes.tabs} aria-label={listLabel}>
        {tabs.map(({ value, label, icon: TabIcon, count }) => (
          <button
            key={value}
            id={`${id}-${value}`}
            type="button"
            role="tab"
            aria-selected={value === selected}
            aria-controls={`${id}-panel`}
            tabIndex={value === selected ? 0 : -1}
            onClick={() => onChange(value)}
            onKeyDown={selectByKey}
          >
            {TabIcon && <TabIcon size={18} />}
            <span>
              {label} {count !== undefined && <span className={classes.count}>{count}</span>}
            </span>
          </button>
        ))}
      </div>
      <div id={`${id}-panel`} role="tabpanel" aria-labelledby={`${id}-${selected}`}>
        {children}
      </div>
    </div>
  );
}
