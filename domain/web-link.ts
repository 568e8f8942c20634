/** What a browser would drop while reading an address, and so could hide another one behind. */
const unseen = /[\s\p{Cc}\p{Cf}\\]/u;

/** Whether a text is the address of a web page. Nothing else may ever become a link: some addresses run programs. */
export function isWebLink(text: string): boolean {
  return /^https?:\/\/./i.test(text) && !unseen.test(text) && URL.canParse(text);
}

/** 'https://www.example.com/a?b' → 'example.com' */
export function hostOf(link: string): string {
  return new URL(link).hostname.replace(/^www\./, '');
}
