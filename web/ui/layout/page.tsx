import type { ComponentProps } from 'react';
import * as classes from './page.module.css';

interface PageProps extends ComponentProps<'div'> {
  /** `text` is for reading, `record` for a page about a single record without a second column. */
  readonly width?: 'text' | 'record' | 'full';
}

/** The main column of a page: its parts below each other, with the same space between them on every page. */
export function Page({ width = 'full', className, ...rest }: PageProps) {
  return <div {...rest} className={className ? `${classes.page} ${className}` : classes.page} data-width={width} />;
}
