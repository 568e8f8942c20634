import { Button } from '../button/button.tsx';
import * as classes from './pager.module.css';

interface PagerProps {
  /** Starts at 1. */
  readonly page: number;
  readonly size: number;
  readonly total: number;
  readonly onPageChange: (page: number) => void;
}

const numberFormat = new Intl.NumberFormat('en-GB');

/** 'Previous', '51–100 of 1,234', 'Next' */
export function Pager({ page, size, total, onPageChange }: PagerProps) {
  const first = (page - 1) * size + 1;
  const last = Math.min(page * size, total);
  const stepButton = (target: number, label: string) => {
    const hasPage = target >= 1 && (target - 1) * size < total;
    return (
      <Button variant="default" aria-disabled={!hasPage} onClick={() => (hasPage ? onPageChange(target) : undefined)}>
        {label}
      </Button>
    );
  };
  return (
    <nav className={classes.pager} aria-label="Pagination">
      {total > size && stepButton(page - 1, 'Previous')}
      <output>
        {numberFormat.format(first)}–{numberFormat.format(last)} of {numberFormat.format(total)}
      </output>
      {total > size && stepButton(page + 1, 'Next')}
    </nav>
  );
}
