import { type ReactNode, useDeferredValue, useId, useState } from 'react';
import { Card } from './card.tsx';
import * as classes from './collapsible-section.module.css';
import { ChevronIcon } from '../icons/icons.tsx';

interface CollapsibleSectionProps {
  readonly name: string;
  readonly icon: ReactNode;
  readonly count: number;
  /** Defaults to `count`. */
  readonly rowCount?: number;
  /** Shown at the end of the header. */
  readonly aside?: ReactNode;
  /** Shown below the header, even while the section is collapsed. */
  readonly summary?: ReactNode;
  /** Likely to be visible without scrolling. */
  readonly isAboveFold: boolean;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
  /** Returns the `<li>` elements; called once the section is first expanded. */
  readonly renderRows: () => ReactNode;
}

const ROW_HEIGHT = 53;
/** Lists up to this length are laid out eagerly. */
const EAGER_ROW_LIMIT = 30;

export function CollapsibleSection(props: CollapsibleSectionProps) {
  const { name, icon, count, rowCount = count, aside, summary, isAboveFold, isOpen, onToggle, renderRows } = props;
  const listId = useId();
  // The header responds at once; thousands of rows may follow a moment later, as do those below the fold on first render.
  const areRowsVisible = useDeferredValue(isOpen, isOpen && isAboveFold);
  // Collapsing only hides the rows, which is faster than unmounting and remounting them.
  const [hasRendered, setHasRendered] = useState(areRowsVisible);
  if (areRowsVisible && !hasRendered) setHasRendered(true);
  const height = Math.max(1, rowCount) * ROW_HEIGHT;
  return (
    <Card as="section" className={classes.section}>
      <div className={classes.head}>
        <h2>
          <button type="button" aria-expanded={isOpen} aria-controls={listId} onClick={onToggle}>
            <span className={classes.chevron}>
              <ChevronIcon size={18} />
            </span>
            {icon}
            <span className={classes.name} dir="auto">
              {name}
            </span>
            <span className={classes.count}>{count}</span>
          </button>
        </h2>
        {aside}
      </div>
      {summary}
      <ul
        id={listId}
        className={classes.rows}
        hidden={!isOpen}
        // Off-screen rows are skipped but keep an estimated height. Above the fold an estimate would cause layout shift.
        style={{
          ...(isAboveFold && rowCount <= EAGER_ROW_LIMIT
            ? { contentVisibility: 'visible' }
            : { containIntrinsicSize: `auto ${height}px` }),
          ...(!hasRendered && { minHeight: height }),
        }}
      >
        {hasRendered && renderRows()}
      </ul>
    </Card>
  );
}
