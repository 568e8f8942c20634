/** Begins a mail. What an address may contain ('?', '&') means something else in a link. */
export function MailLink({ email }: { readonly email: string }) {
  return <a href={`mailto:${encodeURIComponent(email).replace('%40', '@')}`}>{email}</a>;
}
