import { hostOf, isWebLink } from '#domain/web-link.ts';
import { LinkIcon } from '#web/ui/icons.tsx';
import classes from './item-link.module.css';

/** Leads to a web page. Whatever else may be stored is shown as what it is, and leads nowhere. */
export function ItemLink({ url }: { readonly url: string }) {
  if (!isWebLink(url)) return <span className={classes.text}>{url}</span>;
  return (
    <a className={classes.link} href={url} target="_blank" rel="noopener noreferrer">
      <LinkIcon size={16} />
      <bdi>{hostOf(url)}</bdi>
    </a>
  );
}
