import { type Config, publicBaseUrl } from '#server/config.ts';

type LinkConfig = Pick<Config, 'publicUrl' | 'port'>;

// The token is in the fragment, which browsers do not send to servers, so it does not end up in access logs.

export function resetLink(config: LinkConfig, token: string): string {
  return `${publicBaseUrl(config)}/reset-password#token=${token}`;
}

export function invitationLink(config: LinkConfig, token: string): string {
  return `${publicBaseUrl(config)}/register#token=${token}`;
}
