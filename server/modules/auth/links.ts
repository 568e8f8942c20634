import { type Config, linkBase } from '../../config.ts';

type Base = Pick<Config, 'publicUrl' | 'port'>;

// Browsers do not send what follows the # to any server, so no log contains the token.

export function resetLink(config: Base, token: string): string {
  return `${linkBase(config)}/reset-password#token=${token}`;
}

export function invitationLink(config: Base, token: string): string {
  return `${linkBase(config)}/register#token=${token}`;
}
