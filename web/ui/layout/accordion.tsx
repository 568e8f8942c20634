import { type ReactNode, useId, useState } from 'react';
import { ChevronIcon } from '../icons/icons.tsx';
import * as classes from './accordion.module.css';

interface AccordionProps {
  readonly items: readonly { readonly id: string; readonly title: string; readonly content: ReactNode }[];
}

/** Level-2 headings that show their content, one at a time. */
export function Accordion({ items }: AccordionProps) {
  const baseId = useId();
  const [openId, setOpenId] = useState<string>();
  const renderItem = ({ id, title, content }: AccordionProps['items'][number]) => {
    const isOpen = id === openId;
    const [titleId, contentId] = [`${baseId}-${id}`, `${baseId}-${id}-content`];
    return (
      <div key={id} className={classes.item}>
        <h2 className={classes.heading}>
          <button
            type="button"
            id={titleId}
            className={classes.title}
            aria-expanded={isOpen}
            aria-controls={contentId}
            onClick={() => setOpenId(isOpen ? undefined : id)}
          >
            {title}
            <ChevronIcon size={16} />
          </button>
        </h2>
        {/* Stays in the document, so that its height can be animated. */}
        <div className={classes.panel} data-open={isOpen}>
          <section id={contentId} aria-labelledby={titleId} className={classes.content}>
            <div>{content}</div>
          </section>
        </div>
      </div>
    );
  };
  return <div>{items.map(renderItem)}</div>;
}
