/** Browsers drop or rewrite these characters when they parse a URL, so they could disguise where it leads. */
const invisibleCharacter = /[\s\p{Cc}\p{Cf}\\]/u;

/** Nothing but an http(s) URL may become a link: schemes such as `javascript:` execute code. */
export function isWebLink(text: string): boolean {
  return /^https?:\/\/./i.test(text) && !invisibleCharacter.test(text) && URL.canParse(text);
}

/** 'https://www.example.com/a?b' → 'example.com' */
export function linkHost(link: string): string {
  return new URL(link).hostname.replace(/^www\./, '');
}
