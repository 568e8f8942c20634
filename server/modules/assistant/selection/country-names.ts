import type { PlaybookLanguage } from '../playbooks/playbook.ts';

/** The countries that people travel or move to most. */
const codes =
  'AD AE AL AR AT AU BA BE BG BO BR BW CA CH CL CN CO CR CU CV CY CZ DE DK DO EC EE EG ES FI FR GB GR GT HR HU ID IE IL IN IR IS IT JM JP KE KG KH KR KZ LK LT LU LV MA ME MG MK MM MN MT MU MV MX MY MZ NA NG NL NO NP NZ PA PE PH PK PL PT PY RO RS RU RW SA SE SG SI SK SN TH TN TW TZ UA UG US UY UZ VE VN ZA ZM ZW';

const otherNames: Readonly<Record<PlaybookLanguage, string>> = {
  en: 'England|Scotland|Wales|USA|America|Bali|Hawaii|Holland|Czech Republic|Korea|Europe|Asia|Africa|South America|Southeast Asia|Patagonia',
  de: 'Türkei|England|Schottland|Wales|USA|Amerika|Bali|Hawaii|Holland|Korea|Europa|Asien|Afrika|Südamerika|Südostasien|Patagonien',
  es: 'Turquía|Inglaterra|Escocia|Gales|EEUU|Bali|Hawái|Holanda|Corea|Europa|Asia|África|Sudamérica|América del Sur|Patagonia',
  fr: 'Turquie|Angleterre|Écosse|Amérique|Bali|Hawaï|Hollande|Corée|Europe|Asie|Afrique|Amérique du Sud|Patagonie',
  pt: 'Turquia|Inglaterra|Escócia|EUA|Bali|Havaí|Holanda|Coreia|Europa|Ásia|África|América do Sul|Patagónia',
  ja: 'トルコ|アメリカ|ハワイ|バリ島|ヨーロッパ|イギリス|韓国|台湾',
};

/** The names of countries and regions in a language. */
export function countryNames(language: PlaybookLanguage): string[] {
  const regions = new Intl.DisplayNames(language, { type: 'region' });
  return [...otherNames[language].split('|'), ...codes.split(' ').map((code) => regions.of(code)!)].filter(
    (name) => !/[()]/.test(name),
  );
}
