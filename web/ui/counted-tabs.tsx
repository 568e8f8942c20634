import { Tabs } from '@mantine/core';
import '@mantine/core/styles/Tabs.layer.css';
import type { ReactNode } from 'react';
import classes from './counted-tabs.module.css';
import type { Icon } from './icons.tsx';

interface CountedTabsProps<Value extends string> {
  readonly label: string;
  readonly tabs: readonly {
    readonly value: Value;
    readonly label: string;
    readonly icon?: Icon;
    readonly count: number;
  }[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  /** What the chosen tab shows. */
  readonly children: ReactNode;
}

/** Tabs that say how much is behind each; they fit side by side on a phone. */
export function CountedTabs<Value extends string>({
  label: listLabel,
  tabs,
  value: chosen,
  onChange,
  children,
}: CountedTabsProps<Value>) {
  return (
    <Tabs value={chosen} onChange={(value) => onChange(value as Value)} keepMounted={false}>
      <Tabs.List className={classes.tabs} aria-label={listLabel}>
        {tabs.map(({ value, label, icon: TabIcon, count }) => (
          <Tabs.Tab key={value} value={value} leftSection={TabIcon && <TabIcon size={18} />}>
            {label} <span className={classes.count}>{count}</span>
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {tabs.map(({ value }) => (
        <Tabs.Panel key={value} value={value}>
          {value === chosen && children}
        </Tabs.Panel>
      ))}
    </Tabs>
  );
}
