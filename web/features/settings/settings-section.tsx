import type { ReactNode } from 'react';
import classes from './settings-section.module.css';

interface SettingsSectionProps {
  /** Also the end of an address that leads here. */
  readonly id: string;
  readonly title: string;
  readonly about?: ReactNode;
  readonly isDangerous?: boolean;
  readonly children: ReactNode;
}

/** A card of settings: what they are about beside what can be set, or above it where the screen is narrow. */
export function SettingsSection({ id, title, about, isDangerous = false, children }: SettingsSectionProps) {
  const titleId = `${id}-title`;
  return (
    <section id={id} className={classes.card} data-dangerous={isDangerous || undefined} aria-labelledby={titleId}>
      <div className={classes.head}>
        <h2 id={titleId}>{title}</h2>
        {about !== undefined && <p>{about}</p>}
      </div>
      <div className={classes.body}>{children}</div>
    </section>
  );
}
