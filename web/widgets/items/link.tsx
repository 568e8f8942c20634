import { linkHost, isWebLink } from '#domain/web-link.ts';
import { ExternalLinkIcon } from '#web/ui/icons/icons.tsx';
import * as classes from './link.module.css';

/** Links only to web pages; any other stored URL is shown as plain text. */
export function ItemLink({ url }: { readonly url: string }) {
  if (!isWebLink(url)) return <span className={classes.text}>{url}</span>;
  return (
    <a className={classes.link} href={url} target="_blank" rel="noopener noreferrer">
      <ExternalLinkIcon size={16} />
      <bdi>{linkHost(url)}</bdi>
    </a>
  );
}
