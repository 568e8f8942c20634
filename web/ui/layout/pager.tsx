import { Button } from '@mantine/core';
import classes from './pager.module.css';

interface PagerProps {
  /** From 1 on. */
  readonly page: number;
  readonly size: number;
  readonly total: number;
  readonly onShow: (page: number) => void;
}

const numbers = new Intl.NumberFormat('en-GB');

/** From page to page of a long list: '51–100 of 1,234'. */
export function Pager({ page, size, total, onShow }: PagerProps) {
  const first = (page - 1) * size + 1;
  const last = Math.min(page * size, total);
  const step = (to: number, label: string) => {
    const isPossible = to >= 1 && (to - 1) * size < total;
    return (
      <Button variant="default" aria-disabled={!isPossible} onClick={() => (isPossible ? onShow(to) : undefined)}>
        {label}
      </Button>
    );
  };
  return (
    <nav className={classes.pager} aria-label="Pages of the list">
      {total > size && step(page - 1, 'Previous')}
      <output>
        {numbers.format(first)}–{numbers.format(last)} of {numbers.format(total)}
      </output>
      {total > size && step(page + 1, 'Next')}
    </nav>
  );
}
