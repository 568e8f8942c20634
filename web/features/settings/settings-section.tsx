import type { ReactNode } from 'react';
import { Card } from '#web/ui/layout/card.tsx';
import classes from './settings-section.module.css';

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
  const titleId = `${id}-title`;
  return (
    <Card
      as="section"
      padded
      id={id}
      className={classes.card}
      data-destructive={isDestructive || undefined}
      aria-labelledby={titleId}
    >
      <div className={classes.head}>
        <h2 id={titleId}>{title}</h2>
        {description !== undefined && <p>{description}</p>}
      </div>
      <div className={classes.body}>{children}</div>
    </Card>
  );
}
