import { type ReactNode, useDeferredValue, useId, useState } from 'react';
import classes from './collapsible-section.module.css';
import { ChevronIcon } from './icons.tsx';

interface CollapsibleSectionProps {
  readonly name: string;
  /** A picture before the name. */
  readonly mark: ReactNode;
  readonly count: number;
  /** How many rows that makes, where it is not one for each. */
  readonly rowCount?: number;
  /** At the end of the head. */
  readonly aside?: ReactNode;
  /** Below the head, also while the section is closed. */
  readonly summary?: ReactNode;
  /** On the first screen, most likely. */
  readonly isNear: boolean;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
  /** The `<li>`s, made when they are first to be seen. */
  readonly rows: () => ReactNode;
}

const ROW_HEIGHT = 53;
/** So many are laid out at once. */
const FEW = 30;

/** A heading that opens and closes over a list. */
export function CollapsibleSection(props: CollapsibleSectionProps) {
  const { name, mark, count, rowCount = count, aside, summary, isNear, isOpen, onToggle, rows } = props;
  const listId = useId();
  // The head answers at once; a thousand rows may take a moment longer, those out of sight also at the beginning.
  const showsRows = useDeferredValue(isOpen, isOpen && isNear);
  // Closing hides the rows, which is quicker than to take them down and to make them anew.
  const [isDrawn, setIsDrawn] = useState(showsRows);
  if (showsRows && !isDrawn) setIsDrawn(true);
  const height = Math.max(1, rowCount) * ROW_HEIGHT;
  return (
    <section className={classes.section}>
      <div className={classes.head}>
        <h2>
          <button type="button" aria-expanded={isOpen} aria-controls={listId} onClick={onToggle}>
            <span className={classes.chevron}>
              <ChevronIcon size={18} />
            </span>
            {mark}
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
        // The browser can skip what is out of sight, yet knows about how tall it is: too little on the first screen, where
        // what is below would jump.
        style={{
          ...(isNear && rowCount <= FEW
            ? { contentVisibility: 'visible' }
            : { containIntrinsicSize: `auto ${height}px` }),
          ...(!isDrawn && { minHeight: height }),
        }}
      >
        {isDrawn && rows()}
      </ul>
    </section>
  );
}
