interface Refinement {
  /** What the text says besides. */
  readonly pattern: RegExp;
  readonly from: ReadonlySet<string>;
  readonly to: string;
}

const ids = (text: string) => new Set(text.split(/\s+/));

/** A few words change what a goal is about, whatever the subject. */
const refinements: readonly Refinement[] = [
  {
    pattern: /\b(?:abrsm|trinity|rockschool|grade (?:\d|one|two|three|four|five|six|seven|eight)|music exam)\b/iu,
    from: ids('first-songs-on-guitar piano-from-zero learning-the-violin learning-drums learning-a-wind-instrument'),
    to: 'passing-a-music-exam',
  },
  {
    pattern: /\b(?:my|the|a) (?:first (?:ever )?)?(?:full )?marathon\b|\bmein(?:en)? ersten? marathon\b|フルマラソン/iu,
    from: ids('running-a-first-5k running-10-km running-a-faster-5-or-10-km'),
    to: 'running-a-marathon',
  },
  {
    pattern:
      /\b(?:again|back into|back to (?:playing|the)|return(?:ing)? to|used to play|haven't (?:played|touched)|wieder|früher|als kind|volver a|retomar|voltar a|reprendre|me remettre|rejouer)\b|また|再開|再び/iu,
    from: ids(
      'first-songs-on-guitar fingerstyle-guitar piano-from-zero learning-the-violin learning-drums learning-a-wind-instrument learning-the-ukulele learning-bass-guitar learning-to-sight-read-music',
    ),
    to: 'returning-to-an-instrument',
  },
  {
    pattern:
      /\b(?:my|our) (?:\d+-year-old|teenage[dr]?|son|daughter|kid|child)|\b(?:mein|meine|meinen|meinem|meiner|unser|unsere|unseren) (?:sohn|tochter|kind)|\bmi hij[oa]|\bmon fils|\bma fille|\b(?:meu filho|minha filha)|息子|娘/iu,
    from: ids('passing-school-leaving-exams passing-a-university-exam passing-the-gre-or-gmat'),
    to: 'supporting-a-teenagers-exams',
  },
  {
    pattern:
      /\b(?:brush up|rusty|refresh|again|relearn|forgotten|auffrischen|wieder|volver a|refrescar|repasar|reprendre|rafraîchir|voltar a|relembrar)\b|また|復習/iu,
    from: ids(
      'conversational-french conversational-german conversational-italian conversational-portuguese conversational-spanish',
    ),
    to: 'keeping-a-language-alive',
  },
  {
    pattern:
      /\b(?:laid off|made redundant|redundancy|got fired|was fired|been fired|sacked|lost my job|entlassen|gekündigt worden|despidieron|despedid[oa]|licenciée?|demitid[oa])\b|解雇|リストラ/iu,
    from: ids('finding-a-new-job'),
    to: 'recovering-from-redundancy',
  },
];

/** The playbook that fits better than the best match, or the same. */
export function refine(id: string, text: string): string {
  return refinements.find(({ pattern, from }) => from.has(id) && pattern.test(text))?.to ?? id;
}
