import type { ReactNode } from 'react';
import { Brand } from '#web/ui/layout/brand.tsx';
import * as classes from './auth-layout.module.css';
import { WeekIllustration } from './week-illustration.tsx';

interface AuthLayoutProps {
  readonly title: string;
  readonly children: ReactNode;
  /** Links to related pages, such as from login to sign-up. */
  readonly footer: ReactNode;
}

export function AuthLayout({ title, children, footer }: AuthLayoutProps) {
  return (
    <div className={classes.page}>
      <div className={classes.side}>
        <header>
          <a className={classes.home} href="/" aria-label="Weekwise home page">
            <Brand />
          </a>
        </header>
        <main className={classes.main} tabIndex={-1}>
          <h1>{title}</h1>
          {children}
          <p className={classes.footer}>{footer}</p>
        </main>
      </div>
      <WeekIllustration />
    </div>
  );
}
