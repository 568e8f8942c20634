import { hostOf, isWebLink } from '#domain/web-link.ts';

interface ProfileLinkProps {
  readonly url: string | null | undefined;
  readonly sourceUrl: string | null | undefined;
}

/** Leads to those who run the server, if they say who they are; else to where its source is, if they say that. */
export function ProfileLink({ url, sourceUrl }: ProfileLinkProps) {
  if (!url || !isWebLink(url)) return sourceUrl ? <a href="/source">About Weekwise</a> : null;
  return (
    <a href={url} target="_blank" rel="noopener noreferrer">
      Profile on <bdi>{hostOf(url)}</bdi>
    </a>
  );
}
