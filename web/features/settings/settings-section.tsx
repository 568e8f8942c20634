import type { ReactNode } from 'react';
import { Panel } from '#web/ui/layout/panel.tsx';
import * as classes from './settings-section.module.css';

interface SettingsSectionProps {
  /** The element id, which is also the URL fragment that links here. */
  readonly id: string;
  readonly title: string;
  readonly description?: ReactNode;
  readonly isDestructive?: boolean;
  readonly children: ReactNode;
}

/** A card with its description beside the settings, or above them on narrow screens. */
export function SettingsSection({ id, title, description, isDestructive = false, children }: SettingsSectionProps) {
  return (
    <Panel
      id={id}
      title={title}
      summary={description}
      className={classes.card}
      data-destructive={isDestructive || undefined}
    >
      <div className={classes.body}>{children}</div>
    </Panel>
  );
}
