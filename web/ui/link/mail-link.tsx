/** Escapes characters such as '?' and '&', which are valid in an address but have a meaning in a URL. */
export function MailLink({ email }: { readonly email: string }) {
  return <a href={`mailto:${encodeURIComponent(email).replace('%40', '@')}`}>{email}</a>;
}
