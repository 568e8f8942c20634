import * as classes from './brand.module.css';

/** Seven bars, one per day, that form a W. */
export function BrandMark() {
  return (
    <svg className={classes.mark} width="32" height="32" viewBox="0 0 32 32" aria-hidden="true">
      <rect width="32" height="32" rx="9" />
      <path d="M7 8v6M10 12v7M13 17v7M16 12.5v7M19 17v7M22 12v7M25 8v6" />
    </svg>
  );
}

export function Brand() {
  return (
    <span className={classes.brand}>
      <BrandMark />
      Weekwise
    </span>
  );
}
