import * as classes from './loader.module.css';

interface LoaderProps {
  readonly className?: string | undefined;
}

/** A small spinner in the colour of the text. Decorative: say what is loading in words, or with `aria-busy`. */
export function Loader({ className }: LoaderProps) {
  return <span className={className ? `${classes.loader} ${className}` : classes.loader} />;
}
