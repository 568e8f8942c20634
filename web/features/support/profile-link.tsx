import { hostOf, isWebLink } from '#domain/web-link.ts';

/** Leads to those who run the server, where they say who they are; else to what can be said about any. */
export function ProfileLink({ url }: { readonly url: string | null | undefined }) {
  if (!url || !isWebLink(url)) return <a href="/source">About Weekwise</a>;
  return (
    <a href={url} target="_blank" rel="noopener noreferrer">
      Profile on <bdi>{hostOf(url)}</bdi>
    </a>
  );
}
