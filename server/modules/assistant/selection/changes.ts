import type { PlaybookLanguage } from '../playbooks/playbook.ts';

/** What a verb does to its object: bring it back, give it up, or make it new. */
export type Change = 'repair' | 'leave' | 'make';

const changes: Readonly<Record<Change, Readonly<Record<PlaybookLanguage, string>>>> = {
  repair: {
    en: 'repair fix mend patch reseal leak leaking leaky broken cracked rotten collapsed refurbish restore',
    de: 'reparieren Reparatur flicken ausbessern abdichten undicht undichtes undichte kaputt kaputte kaputtes defekt restaurieren instandsetzen',
    es: 'reparar arreglar remendar restaurar roto rota gotera goteras averiado averiada',
    fr: 'réparer rafistoler colmater restaurer cassé cassée fuite fuites retaper',
    pt: 'consertar reparar arranjar restaurar quebrado quebrada estragado vazamento goteira',
    ja: '',
  },
  leave: {
    en: 'sell clear empty declutter demolish dismantle cancel donate dispose auction close',
    de: 'verkaufen ausräumen räumen leeren entrümpeln abreißen kündigen auflösen spenden entsorgen',
    es: 'vender vaciar despejar derribar cancelar donar',
    fr: 'vendre vider débarrasser démolir résilier',
    pt: 'vender esvaziar demolir cancelar doar',
    ja: '',
  },
  make: {
    en: 'build construct',
    de: 'bauen errichten',
    es: 'construir',
    fr: 'construire bâtir',
    pt: 'construir',
    ja: '',
  },
};

const startsNew =
  /^(?:an?|first|building|making|learning|sewing|knitting|planting|growing|laying|buying|designing|starting|launching|founding|opening|writing|painting|binding|producing|playing|recording|drawing|baking|piano|adopting|keeping) /;
const startsOld = /^(?:repairing|restoring|selling|clearing|decluttering|closing|cancelling|letting) /;

/** The changes that a playbook with this name excludes, unless its phrases mention them. */
export function excludedChanges(name: string): readonly Change[] {
  if (startsNew.test(name)) return ['repair', 'leave'];
  return startsOld.test(name) ? ['make'] : [];
}

export function changeWords(language: PlaybookLanguage): [word: string, change: Change][] {
  return (Object.keys(changes) as Change[]).flatMap((change) =>
    changes[change][language]
      .split(' ')
      .filter(Boolean)
      .map((word): [string, Change] => [word, change]),
  );
}
