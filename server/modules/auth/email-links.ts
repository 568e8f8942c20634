import { type Config, publicBaseUrl } from '#server/config.ts';

type LinkConfig = Pick<Config, 'publicUrl' | 'port'>;

// Browsers do not send the fragment to servers, so the token does not end up in access logs.

export function resetLink(config: LinkConfig, token: string): string {
  return `${publicBaseUrl(config)}/reset-password#token=${token}`;
}

export function invitationLink(config: LinkConfig, token: string): string {
  return `${publicBaseUrl(config)}/register#token=${token}`;
}
