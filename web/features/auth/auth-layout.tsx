import '@mantine/core/styles/Input.layer.css';
import type { ReactNode } from 'react';
import { Brand } from '#web/ui/brand.tsx';
import classes from './auth-layout.module.css';
import { WeekPicture } from './week-picture.tsx';

interface AuthLayoutProps {
  readonly title: string;
  readonly children: ReactNode;
  /** The way to the other of the two pages. */
  readonly other: ReactNode;
}

export function AuthLayout({ title, children, other }: AuthLayoutProps) {
  return (
    <div className={classes.page}>
      <div className={classes.side}>
        <header>
          <a className={classes.home} href="/" aria-label="Weekwise, to the start page">
            <Brand />
          </a>
        </header>
        <main className={classes.main} tabIndex={-1}>
          <h1>{title}</h1>
          {children}
          <p className={classes.other}>{other}</p>
        </main>
      </div>
      <WeekPicture />
    </div>
  );
}
