const languages = ['en', 'de', 'es', 'fr', 'pt', 'ja'] as const;

export type Language = (typeof languages)[number];

const words = (text: string) => new Set(text.split(' '));

/** Words that are frequent in goals. A word that several languages share counts for each of them. */
const commonWords: Readonly<Record<Exclude<Language, 'ja'>, ReadonlySet<string>>> = {
  en: words(
    "the a an and or of to in on at for with without from my our your i i'm im i've i'd we it its is are was be been have has had do does don't dont want would like need get got make learn write read build run lose save find start stop quit finish by before until after every each week weeks month months year years day days hour hours minute minutes mins per this that next not no but because so more less than how what when who she he her his they them up out over about only just never still can can't could will won't by them there evenings mornings weekends saturday sunday monday tuesday wednesday thursday friday tonight tomorrow today christmas january february march april june july august september october november december help better beginner time budget house garden wedding test exam money improve sleep swim play buy travel party english work stopping lunchtimes mon tue wed thu fri miles one two three four five six seven eight nine ten",
  ),
  de: words(
    'der die das den dem des ein eine einen einem einer und oder aber nicht kein keine keinen ich mir mich mein meine meinen meiner meinem wir uns unser unsere ist sind war bin habe hab haben hat will möchte muss soll kann können für mit ohne von vom zu zum zur im in am an auf aus bis vor nach bei über unter jeden jede jedes jeweils pro woche wochen tag tage monat monate jahr jahre jahren stunde stunden std minuten minute lernen schreiben lesen bauen laufen abnehmen sparen finden aufhören machen endlich noch nie seit wieder mehr weniger als wie was wenn weil dass nur auch sehr gut schon höchstens maximal euro anfänger anfängerin montags dienstags mittwochs donnerstags freitags samstags sonntags montag dienstag mittwoch donnerstag freitag samstag sonntag wochenende abends morgens heute morgen januar februar märz mai juni juli oktober dezember weihnachten ostern ende anfang mitte nächste nächsten nächstes dieses diesen zwei drei vier fünf sechs sieben acht neun zehn wohnung prüfung besser schlafen spielen kaufen reise feier englisch arbeit',
  ),
  es: words(
    'el la los las un una unos unas y o pero no ni yo me mi mis nos nuestro nuestra es son soy estoy está tengo tiene hay quiero quisiera necesito puedo para por con sin de del al a en que se su lo como más menos muy ya nunca desde hasta antes después cada semana semanas día días mes meses año años hora horas minutos aprender escribir leer hacer correr perder ahorrar bajar dejar terminar encontrar abrir montar organizar este esta próximo próxima fin finales hoy mañana lunes martes miércoles jueves viernes sábado sábados domingo domingos enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre navidad noche noches tarde tardes euros presupuesto principiante examen boda casa dos tres cuatro cinco seis siete ocho nueve diez mejor trabajo dormir tocar comprar viaje fiesta inglés español turnos móvil he hemos había',
  ),
  fr: words(
    "le la les l un une des du de d et ou mais ne pas ni je j mon ma mes nous notre nos est sont suis ai as a avons ont veux voudrais dois peux pour par avec sans dans en sur au aux à que qui se ce cette ces il elle on plus moins très déjà jamais depuis jusqu avant après chaque semaine semaines jour jours mois an ans année heure heures minutes apprendre écrire lire faire courir perdre économiser arrêter finir trouver ouvrir monter organiser prochain prochaine fin aujourd'hui demain lundi mardi mercredi jeudi vendredi samedi samedis dimanche dimanches janvier février mars avril mai juin juillet août septembre octobre novembre décembre noël pâques soir soirs matin matins euros budget débutant débutante examen mariage maison c'est j'ai n'ai qu deux trois quatre cinq six sept huit neuf dix mieux week-end dormir jouer acheter voyage fête anglais travail",
  ),
  pt: words(
    'o a os as um uma uns umas e ou mas não nem eu me meu minha meus minhas nós nosso nossa é são sou estou está tenho tem há quero queria preciso posso para por com sem de do da dos das ao à em no na nos nas que se seu sua como mais menos muito já nunca desde até antes depois cada semana semanas dia dias mês meses ano anos hora horas minutos aprender escrever ler fazer correr perder juntar poupar parar terminar encontrar abrir montar organizar este esta próximo próxima fim final hoje amanhã segunda terça quarta quinta sexta sábado sábados domingo domingos janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro natal páscoa noite noites manhã manhãs tarde tardes euros reais orçamento iniciante exame prova casamento casa dois duas três quatro cinco seis sete oito nove dez daqui livros melhor trabalho dormir tocar comprar viagem festa português inglês turnos telemóvel celular correr',
  ),
};

/** Letters that only one of the languages uses, or hardly any other. */
const typicalLetters: readonly [pattern: RegExp, language: Exclude<Language, 'ja'>][] = [
  [/[ßäöü]/gu, 'de'],
  [/[ñ¿¡]|ción\b/gu, 'es'],
  [/[ãõ]|ção\b|ções\b|nh[ao]\b/gu, 'pt'],
  [/[èùœûîô]|\b[ldjnsmc]['’][aeiouéêh]|qu['’]/gu, 'fr'],
];

const KANA = /[\p{Script=Hiragana}\p{Script=Katakana}]/u;
const OTHER_SCRIPT = /[^\P{L}\p{Script=Latin}]/gu;
const MAX_LENGTH = 2000;

/** The language of a text: 'en', 'de', 'es', 'fr', 'pt', 'ja', or null for any other and without evidence. */
export function detectLanguage(text: string): Language | null {
  const sample = text.slice(0, MAX_LENGTH).normalize('NFC').toLowerCase();
  if (KANA.test(sample)) return 'ja';
  const { found, scores } = scoreText(sample);
  if (isOtherScript(sample, found)) return null;
  const [best, second] = Object.entries(scores).toSorted(([, a], [, b]) => b - a);
  const isClear = best![1] > second![1] && best![1] >= Math.max(1, found.length * 0.12);
  return isClear ? (best![0] as Language) : null;
}

/** The most likely language, for patterns that need one. English if nothing speaks for another. */
export function guessLanguage(text: string): Language {
  const { scores } = scoreText(text.slice(0, MAX_LENGTH).normalize('NFC').toLowerCase());
  const [best] = Object.entries(scores).toSorted(([, a], [, b]) => b - a);
  return detectLanguage(text) ?? (best![0] as Language);
}

function isOtherScript(sample: string, found: readonly string[]): boolean {
  return (sample.match(OTHER_SCRIPT)?.length ?? 0) * 2 > found.join('').length;
}

function scoreText(sample: string) {
  const found = sample.match(/\p{L}+(?:['’-]\p{L}+)*/gu) ?? [];
  const scores = scoreWords(found);
  for (const [pattern, language] of typicalLetters) scores[language] += 1.5 * (sample.match(pattern)?.length ?? 0);
  return { found, scores };
}

function scoreWords(found: readonly string[]): Record<Exclude<Language, 'ja'>, number> {
  const scores = { en: 0, de: 0, es: 0, fr: 0, pt: 0 };
  for (const raw of found) {
    const word = raw.replaceAll('’', "'");
    const matches = (Object.keys(scores) as (keyof typeof scores)[]).filter((language) =>
      commonWords[language].has(word),
    );
    // A word of a single language says most.
    for (const language of matches) scores[language] += 1 / matches.length;
  }
  return scores;
}
