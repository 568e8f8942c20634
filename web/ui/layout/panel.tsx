import { type ComponentProps, type ReactNode, useId } from 'react';
import { Card } from './card.tsx';
import * as classes from './panel.module.css';

interface PanelProps extends Omit<ComponentProps<'section'>, 'title'> {
  readonly title: ReactNode;
  readonly headingLevel?: 'h2' | 'h3';
  /** An icon before the title. */
  readonly icon?: ReactNode;
  /** At the end of the line of the title: a menu, a link or a figure. */
  readonly aside?: ReactNode;
  /** A sentence below the title. */
  readonly summary?: ReactNode;
}

/** A titled section of a page, on a card. Its parts are below each other, with the same space between them. */
export function Panel(props: PanelProps) {
  const { title, headingLevel: Heading = 'h2', icon, aside, summary, className, children, ...rest } = props;
  const titleId = useId();
  return (
    <Card
      as="section"
      padded
      {...rest}
      className={className ? `${classes.panel} ${className}` : classes.panel}
      aria-labelledby={titleId}
    >
      <div className={classes.head}>
        {icon}
        <Heading id={titleId} className={classes.title}>
          {title}
        </Heading>
        {aside}
        {summary !== undefined && <p className={classes.summary}>{summary}</p>}
      </div>
      {children}
    </Card>
  );
}
