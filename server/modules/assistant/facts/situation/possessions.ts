import type { Language } from '../detect-language.ts';
import { pieceAt, type Source } from '../source.ts';
import { isSomebody } from '../people-and-places/people.ts';
import { isEnglishStory, isGermanStory, isGermanThing } from './not-owned.ts';
import { countWords, toItems } from './phrases.ts';
import { trouble } from './trouble-words.ts';

interface PossessionWords {
  /** What introduces a list of things. */
  readonly have: RegExp;
  /** How a thing has to begin. */
  readonly determiner: RegExp;
  /** Where a thing ends. */
  readonly end: RegExp;
  readonly and: RegExp;
  /** What one has without owning it: time, money, problems, plans, family. */
  readonly not: RegExp;
  /** What somebody who helps does: 'my brother could hold the ladder'. */
  readonly helps: RegExp;
  /** 'X is a plumber' */
  readonly job: RegExp;
  /** What is already done: 'theory passed'. */
  readonly done: RegExp;
}

const words: Readonly<Record<Exclude<Language, 'ja'>, PossessionWords>> = {
  en: {
    have: /(?:^|\b)(?:(?:i|we|and) (?:already |also |still |do )?(?:have|own|possess)(?: already| also| got)?|(?:i|we)'?ve(?: already| also)?(?: got)?|^(?:already )?(?:got|have|own|inherited|bought|borrowed)(?: already)?|(?:i|we)(?:'ve)? (?:inherited|bought|borrowed|was given|were given)|(?:lent|is lending|lends) me) (?!to\b|been\b|never\b|always\b|no\b|not\b)/gi,
    determiner:
      /^(?:an?|the|my|our|his|her|some|two|three|four|five|six|\d+|half|[a-z]+(?: [a-z]+)?'s|lots of|plenty of|most of|all the|access to|enough)\s/i,
    end: /\b(?:but|so|because|since|which|that|from|to|for|if|though|although|although|and (?:i|we|my [a-zA-ZÀ-ɏ]+ (?:is|are|will|can)|it|the|want|would|need|can|know|am|so)|in (?:the|my|our|a|20\d\d|jan[a-z]*|feb[a-z]*|march|april|may|june|july|august|sept[a-z]*|oct[a-z]*|nov[a-z]*|dec[a-z]*)|on (?:the|my|alternate|every|most|some|[a-zA-ZÀ-ɏ]+days?)|at (?:home|the|my)|already|left|now|sitting|(?<!who )(?:is|are|was)|only|weekends?|last|recently|ago|by)\b/i,
    and: /,|\band\b|&|\bplus\b|\+/i,
    not: /\b(?:hours?|hrs?|minutes?|mins?|days?|weeks?|months?|years?|evenings?|mornings?|nights?|weekends?|time|lunch ?breaks?|shoulder|knees?|hips?|ankle|wrist|elbow|neck|injury|injuries|syndrome|disease|diagnosis|hernia|condition|cold|flu|headaches?|sundays?|saturdays?|mondays?|tuesdays?|wednesdays?|thursdays?|fridays?|money|budget|savings|debts?|problems?|trouble|issues?|pain|injury|bad|fever|adhd|asthma|anxiety|allerg\w+|depression|diabetes|arthritis|kids?|child|children|sons?|daughters?|bab(?:y|ies)|cats?|dogs?|exam|test|interview|deadline|wedding|meeting|appointment|presentation|job|shifts?|boss|two left feet|idea|clue|chance|goal|dream|plan|habit|fear|feeling|lot on|a lot to|a lot of (?:work|stress)|hard time|tendency|weak|sweet tooth|commitments?|wife and|family|girlfriend|boyfriend|done|tried|read|lost|run|played|decided|booked|promised|started|[£$€]|experience|knowledge|degree|holiday|it|one|them|this|that|nothing|something|people coming|guests|other)\b|[£$€]|\d+ ?(?:k|euros|pounds|dollars)\b/i,
    helps:
      /^(?<who>(?:(?:my|our|an?) )?[a-zA-ZÀ-ɏ][a-zA-ZÀ-ɏ' -]{1,40}?) (?:(?:will|can|could|would|'ll)(?: also| probably| always)? (?:help|lend|show|teach|hold|drive|check|coach|listen|read|film|cover|babysit|support|give|join|lift|carry|take|proofread|look after|mind)|is (?:helping|lending|behind me|happy to|willing to|teaching|going to (?:help|lend|show))|helps?|has offered|offered|lends?|knows how)(?![a-zA-ZÀ-ɏ])/i,
    job: /^(?<who>(?:my|our) [a-zA-ZÀ-ɏ][a-zA-ZÀ-ɏ -]{1,20}?) (?:is|was|used to be) (?<job>an? (?:retired |qualified |professional |trained )?[a-zA-ZÀ-ɏ]{3,}(?:er|or|ist|ian|man|smith|wright|nurse|mechanic|architect|accountant|chef|cook|coach|plumber|vet|nurse))(?=$| and | who )/i,
    done: /^(?:the |my )?(?<what>[a-zA-ZÀ-ɏ\d][a-zA-ZÀ-ɏ\d' -]{1,30}?) (?:(?:is|are|has been|have been) )?(?:already |all )?(?<state>done|passed|booked|paid|ordered|cleaned|collected|registered|ready|bought|finished|sorted|written|approved|signed)(?: already)?$/i,
  },
  de: {
    have: /(?:^|(?:^|\s)(?:und|aber) )(?:(?:ich |wir )?(?:habe?|hab|haben|besitze|besitzen)(?: ich| wir)?(?: schon| bereits| auch| noch)?|^(?:[a-zA-ZÀ-ɏ]+ ){1,3}habe? ich|vorhanden(?: ist| sind)?:?) (?!(?:nur|noch|nie|kein[a-z]*|zu|mich|mir|es|das|nicht|ich)(?:\s|$))/gi,
    determiner:
      /^(?:eine?n?|einem|mein(?:e[nmr]?)?|unser(?:e[nmr]?)?|den|die|das|zwei|drei|vier|fünf|\d+|etwas|genug|viel|schon|(?=[A-ZÀ-Þ])|alte[ns]?|gute[ns]?)(?:\s|(?=[A-ZÀ-Þ]))/u,
    end: /(?:^|\s)(?:aber|weil|da|die|der|das (?:ich|mir)|und (?:ich|will|möchte|kann|wir|es|bin)|von (?:meine|oma|opa)[a-zA-ZÀ-ɏ]*|seit|für|im|in|zu|zum|bis|damit|am|auf|schon|bereits|auch|noch|gekauft|geerbt|geliehen|hier)(?:\s|$)/i,
    and: /,|(?:^|\s)(?:und|sowie|plus)(?:\s|$)|&|\+/i,
    not: /stunden?|minuten?|zeit|tage?(?:\s|$)|wochen?(?:\s|$)|wochenende|monate?|jahre?|abende?|geld|euro|€|budget|schulden|problem|schmerz|angst|asthma|adhs|allergie|kinder|kind(?:\s|$)|sohn|tochter|katze|hund(?:\s|$)|prüfung|klausur|termin|hochzeit|job|arbeit|schicht|chef|idee|ziel|traum|plan(?:\s|$)|lust|glück|recht(?:\s|$)|spaß|respekt|ahnung|erfahrung|gelernt|gemacht|gelesen|versucht|begonnen|angefangen|gebucht|bestanden|bezahlt|bestellt|gefunden|erledigt|urlaub|hunger|stress|rücken|knie|übergewicht|diabetes|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|nie(?:\s|$)|\d+ ?(?:kg|km)/i,
    helps:
      /^(?<who>(?:meine?|unsere?|eine?) [a-zA-ZÀ-ɏ][a-zA-ZÀ-ɏ -]{1,40}?) (?:hilft|helfen|kann (?:mir |uns |dabei |mit)?(?:[a-zß-ü]+ )?(?:helfen|anpacken|leihen|zeigen|fahren|halten|tragen|filmen|zuhören|[a-z]+bringen)|könnte (?:mir |uns )?(?:helfen|anpacken|leihen|zeigen|fahren|halten|tragen|zuhören)|würde (?:mir )?helfen|unterstützt|leiht|zeigt|ist [a-zA-ZÀ-ɏ]+ und hilft)(?![a-zA-ZÀ-ɏ])/i,
    job: /^(?<who>(?:meine?|unsere?) [a-zA-ZÀ-ɏ][a-zA-ZÀ-ɏ-]{1,20}?) ist (?<job>(?:gelernte[r]? )?[A-ZÀ-Þ][a-zA-ZÀ-ɏ]{2,}(?:er|erin|or|orin|ist|istin|mann|frau|eur|loge|login|arzt|ärztin))$/u,
    done: /^(?:der |die |das |meine? )?(?<what>[A-ZÀ-Þ][a-zA-ZÀ-ɏ\d -]{1,30}?) (?:(?:ist|sind|habe ich) )?(?:schon |bereits )?(?<state>bestanden|gebucht|bezahlt|bestellt|fertig|angemeldet|erledigt|gekauft)$/u,
  },
  es: {
    have: /(?:^|(?:^|\s)(?:y|pero|ya) )(?:(?:ya )?(?:tengo|tenemos|cuento con|dispongo de|poseo)(?: ya)?) (?!(?:que|solo|sólo|muy|poco|mucho|miedo)(?:\s|$))/gi,
    determiner: /^(?:un|una|unos|unas|mi|mis|el|la|los|las|dos|tres|cuatro|cinco|\d+|algo de|bastante)\s/i,
    end: /(?:^|\s)(?:pero|porque|que (?:no|está|me)|y (?:quiero|no|me|puedo|necesito|mi)|para|desde|en (?:casa|el|la|mi)|con (?:el|la) que)(?:\s|$)/i,
    and: /,|(?:^|\s)(?:y|e|más)(?:\s|$)/i,
    not: /horas?|minutos?|días?(?:\s|$)|semanas?|mes(?:es)?(?:\s|$)|años?|noches|tardes|mañanas|tiempo|dinero|euros?|€|\$|pesos|presupuesto|deudas?|problemas?|dolor|miedo|pánico|vértigo|fobia|asma|ansiedad|alergia|hij[oa]s?|niñ[oa]s|gat[oa]s?|perr[oa]s?|examen|entrevista|boda|cita|charla|trabajo|turnos|jef[ea]|pies izquierdos|idea|sueño|ganas|experiencia|prisa|lesión|estrés|sábados?|domingos?|lunes|martes|jueves|viernes|\d+ ?(?:kg|km)|hambre|sed\b|libre|reunión|presentación/i,
    helps:
      /^(?<who>(?:mi|mis|un|una) [a-zA-ZÀ-ɏ][a-zA-ZÀ-ɏ -]{1,40}?) (?:me ayudan?|nos ayudan?|(?:pueden?|podrían?) [a-zà-ɏ]+r(?:me|nos)?|me ayudará[n]?|me echan? una mano|me apoyan?|me prestan?|me deja(?! solo| sola)|me enseñan?)(?![a-zA-ZÀ-ɏ])/i,
    job: /^(?<who>mi [a-zA-ZÀ-ɏ]{2,15}) (?:es|era) (?<job>[a-zA-ZÀ-ɏ]{3,}(?:er[oa]|or|ora|ista|ic[oa]|ant[ea]|ot[oa]|oga))$/i,
    done: /^(?:el |la |los |las |mi )?(?<what>[a-zA-ZÀ-ɏ\d][a-zA-ZÀ-ɏ\d -]{1,30}?) (?:ya )?(?:está[n]? )?(?:ya )?(?<state>aprobad[oa]s?|reservad[oa]s?|pagad[oa]s?|terminad[oa]s?|hech[oa]s?|list[oa]s?|comprad[oa]s?)$/i,
  },
  fr: {
    have: /(?:^|(?:^|\s)(?:et|mais) )(?:j'ai(?: déjà)?|nous avons(?: déjà)?|on a(?: déjà)?|je possède|je dispose de|je dispose d') ?(?!(?:que|du mal|peur|besoin|envie|peu|pas|jamais|très|faim|mal|été|fait)(?:\s|$))/gi,
    determiner: /^(?:une?|des|mon|ma|mes|le|la|les|l'|du|de la|deux|trois|quatre|cinq|\d+|assez)(?:\s|(?<='))/i,
    end: /(?:^|\s)(?:mais|parce|car|qui (?:ne|est|me)|et (?:je|j'ai|mon|ma|on|il)|pour|depuis|dans (?:le|la|mon|ma)|à la maison|que (?:je|j'ai))(?:\s|$)/i,
    and: /,|(?:^|\s)(?:et|plus)(?:\s|$)|\+/i,
    not: /heures?|minutes?|jours?(?:\s|$)|semaines?|mois|ans(?:\s|$)|années?|soirs?|soirées?|matins?|temps|argent|euros?|€|\$|dollars|budget|dettes?|problèmes?|douleur|asthme|anxiété|allergie|enfants?|fils(?:\s|$)|filles?|chats?|chiens?|examen|entretien|mariage|rendez-vous|travail|boulot|patron|idée|rêve|envie|expérience|blessure|stress|week-?ends?|samedis?|dimanches?|lundis?|mardis?|jeudis?|vendredis?|\d+ ?(?:kg|km)|couru|fait|lu |essayé|commencé|perdu|présentation|soutenance/i,
    helps:
      /^(?<who>(?:mon|ma|mes|une?) [a-zA-ZÀ-ɏ][a-zA-ZÀ-ɏ -]{1,40}?) (?:m'aide(?:ra|nt)?|nous aide|(?:peu(?:t|vent)|pourrait) (?:m'|me |nous )?[a-zà-ɏ]+(?:er|ir|re)|va m'aider|me soutient|me prête|me montre)(?![a-zA-ZÀ-ɏ])/i,
    job: /^(?<who>(?:mon|ma) [a-zA-ZÀ-ɏ-]{2,15}) (?:est|était) (?<job>[a-zA-ZÀ-ɏ]{3,}(?:ier|ière|eur|euse|trice|iste|icien|icienne|ecte|able|ogue))$/i,
    done: /^(?:le |la |les |l'|mon |ma )?(?<what>[a-zA-ZÀ-ɏ\d][a-zA-ZÀ-ɏ\d' -]{1,30}?) (?:(?:est|sont) )?(?:déjà )?(?<state>réservée?s?|payée?s?|terminée?s?|faite?s?|prête?s?|achetée?s?|validée?s?)$/i,
  },
  pt: {
    have: /(?:^|(?:^|\s)(?:e|mas|já) )(?:(?:já )?(?:tenho|temos|possuo|disponho de)(?: já)?) (?!(?:que|de|só|apenas|muito|pouco|medo|dificuldade)(?:\s|$))/gi,
    determiner:
      /^(?:um|uma|uns|umas|(?:o |a |os |as )?(?:meu|minha|meus|minhas)|o|a|os|as|dois|duas|três|quatro|cinco|\d+|bastante)\s/i,
    end: /(?:^|\s)(?:mas|porque|que (?:não|está|me)|e (?:quero|não|me|posso|preciso|o meu|a minha)|para|desde|em casa|no|na)(?:\s|$)/i,
    and: /,|(?:^|\s)(?:e|mais)(?:\s|$)/i,
    not: /horas?|minutos?|dias?(?:\s|$)|semanas?|mês|meses|anos?|noites|tardes|manhãs|tempo|dinheiro|euros?|€|\$|reais|orçamento|dívidas?|problemas?|(?:^|\s)dor(?:es)?(?:\s|$)|medo|pavor|pânico|vertigens|fobia|asma|ansiedade|alergia|filh[oa]s?|crianças|gat[oa]s?|cachorr[oa]s?|exame|entrevista|casamento|consulta|apresentação|trabalho|turnos|chefe|ideia|sonho|vontade|experiência|pressa|lesão|stress|sábados?|domingos?|segundas?|terças?|quintas?|sextas?|\d+ ?(?:kg|km)|fome|reunião/i,
    helps:
      /^(?<who>(?:o |a )?(?:meu|minha|um|uma) [a-zA-ZÀ-ɏ][a-zA-ZÀ-ɏ -]{1,40}?) (?:ajudam?(?:-me)?|me ajudam?|vai (?:me )?ajudar|(?:pode|podia) [a-zà-ɏ]+r(?:-me|-nos)?|apoia|me empresta|empresta-me|me ensina|ensina-me)(?![a-zA-ZÀ-ɏ])/i,
    job: /^(?<who>(?:o |a )?(?:meu|minha) [a-zA-ZÀ-ɏ]{2,15}) (?:é|era) (?<job>[a-zA-ZÀ-ɏ]{3,}(?:eir[oa]|or|ora|ista|ic[oa]|et[oa]|og[oa]))$/i,
    done: /^(?:o |a |os |as |meu |minha )?(?<what>[a-zA-ZÀ-ɏ\d][a-zA-ZÀ-ɏ\d -]{1,30}?) (?:já )?(?:está |estão )?(?:já )?(?<state>aprovad[oa]s?|reservad[oa]s?|pag[oa]s?|terminad[oa]s?|feit[oa]s?|pront[oa]s?|comprad[oa]s?)$/i,
  },
};

/** 'Zapatillas ya tengo', 'upright piano at home' */
const OBJECT_FIRST =
  /^(?<what>(?:an? |my |mi |un |una |um |uma )?[a-zA-ZÀ-ɏ][a-zA-ZÀ-ɏ -]{2,30}?) (?:(?:ya|já) (?:tengo|tenemos|tenho|temos)|already|(?:(?:is|are) )?(?:at home|in (?:the|my) (?:shed|cupboard|loft|garage|attic|basement|cellar|drawer|wardrobe|van))|zu hause|en casa|à la maison|em casa|vorhanden)$/i;
const GERMAN_OBJECT_FIRST =
  /(?:^|,\s?)(?<what>[A-ZÀ-Þ][a-zA-ZÀ-ɏ]+(?: und [A-ZÀ-Þ][a-zA-ZÀ-ɏ]+)?) (?:(?:hab(?:e)? ich|haben wir)(?=(?: schon| bereits| auch| genug| da| zu Hause)*(?:$| von | vom ))|ist (?:schon )?(?:da|vorhanden)|sind (?:schon )?(?:da|vorhanden)|auch$)/u;
const JAPANESE = [
  /(?<what>[^。、！\s]{1,20}?)(?:は|が|も)(?:ある|あります|持って(?:いる|る|います)|家にある|揃って(?:いる|る|います))/gu,
  /(?<what>[^。、！\s]{1,20}?)(?:は|を|も)(?:もう|すでに)?(?:買った|買いました|買ってある|借りた|揃えた)/gu,
  /(?<what>[^。、！\s]{0,19}?[^。、！\sはがも])(?:を|だけ)?持って(?:いる|る|います)/gu,
];
const JAPANESE_NOT =
  /不安|痛|症|熱|アレルギー|時間|予定|試験|問題|お金|円|自信|経験|こと|子供|子ども|悩み|会議|仕事|痛み|[0-9]日|興味|本番|発表/u;
const MONEY = /[€£$]|\d ?(?:k|euros?|pounds|dollars|pesos|reais)(?![a-zA-ZÀ-ɏ])/i;
/** 'Got a bad back. I want …' says what it is about as well. */
const IMPERATIVE = /^(?:have|own|got) $/i;
/** 'I work at home' */
const NOT_OWNED =
  /(?:^|\s)(?:mice|rats|damp|mould|leaks?|junk|stuff|everything|i|we|got|have|own|no|not|work|works|working|stay|staying|live|practi[sc]e|train|learn|study|cook|eat|alone|ich|arbeite|kein|keine|nicht|wohne|trabajo|estoy|no|sin|travaille|pas|suis|trabalho|estou|não|sem|kids|kinder)(?:\s|$)/i;
/** 'Most are done', 'nothing booked' */
const NOT_DONE =
  /^(?:tenho|tengo|tenemos|temos|j'ai|habe|hay|há|i|we|it|he|she|they|this|that|have|get|be|want|most|some|nothing|none|not|no|\d+|nichts|noch|ich|nada|rien|je|has|to|has to|must|until|wenn|when|if)(?![a-zA-ZÀ-ɏ])|(?:not|never|until|must|to) (?:be )?[a-z]+$|(?:^|\s)(?:nicht|no|pas|não)\s/i;
/** How much is done of how much. */
const SHARE =
  /(?<![\d.,])(?<part>\d+(?:[.,]\d+)*) (?:out )?(?:of|von|de|sur|des|dos) (?:the |my |den |las |los |les |as |os )?(?<whole>\d[\d.,]*) (?<of>[a-zA-ZÀ-ɏ]+)/gi;
/** '28 topics, 9 of them done' */
const SHARE_AFTER =
  /(?<![\d.,])\d[\d.,]* (?<of>[a-zA-ZÀ-ɏ]+),? (?:llevo|davon(?: habe ich| sind)?|dont|j'en ai|of which|já fiz|já tenho) (?<part>\d+(?:[.,]\d+)*)/gi;
const MAX_WORDS = 7;

/** Things and people that the user already has. */
export function findPossessions(source: Source): string[] {
  if (source.language === 'ja') {
    const found = JAPANESE.flatMap((pattern) =>
      Array.from(source.text.matchAll(pattern), (match) => match.groups!['what']!),
    );
    return toItems(found.flatMap((what) => what.split(/と|や/u)).filter((what) => !JAPANESE_NOT.test(what)));
  }
  const { have, helps, job, done } = words[source.language];
  const found: string[] = [];
  for (const [index, { text, from }] of source.clauses.entries()) {
    for (const match of text.includes(' ') ? text.matchAll(have) : []) {
      // 'Have a bake sale' is a goal.
      if (index === 0 && IMPERATIVE.test(match[0])) continue;
      if (source.language === 'de' && (isGermanStory(text) || /^dann /i.test(text))) continue;
      const end = pieceAt(source.sentences, from)?.to ?? source.text.length;
      found.push(...readThings(source.text.slice(from + match.index + match[0].length, end), source.language));
    }
    const helper = helps.exec(text)?.groups!['who'];
    if (helper !== undefined && isSomebody(helper, source.language)) found.push(helper);
    const expert = job.exec(text)?.groups;
    if (expert && isSomebody(expert['who']!, source.language)) found.push(`${expert['who']} (${expert['job']})`);
    const result = done.exec(text)?.groups;
    if (result && from > 0 && countWords(result['what']!) <= 4 && !NOT_DONE.test(text)) {
      found.push(`${result['what']} (${result['state']})`);
    }
    const owned = OBJECT_FIRST.exec(text)?.groups!['what'];
    if (owned !== undefined && from > 0 && countWords(owned) <= 4 && !NOT_OWNED.test(owned))
      found.push(...owned.split(words[source.language].and).map((item) => item.trim()));
    const isAlso = text.endsWith(' auch') && !/hab|vorhanden|da$/u.test(source.clauses[index - 1]?.text ?? '');
    const things = source.language === 'de' && !isAlso ? GERMAN_OBJECT_FIRST.exec(text)?.groups!['what'] : undefined;
    if (things !== undefined && !words.de.not.test(things) && !isGermanStory(text))
      found.push(...things.split(' und ').filter(isGermanThing));
  }
  for (const { groups } of [...source.text.matchAll(SHARE), ...source.text.matchAll(SHARE_AFTER)])
    found.push(`${groups!['part']} ${groups!['of']}`);
  return toItems(found);
}

/** 'I have finished', 'I have always' */
const PARTICIPLE =
  /(?:^|\s)[a-zA-ZÀ-ɏ]+(?:ed|ly|ways)(?:\s|$)|^(?:done|made|been|had|got|gone|come|bought|found|read|run|written|taken|given|seen|known|begun|put|set|let|cut|lost|kept|left|met|built|taught|caught|learnt|spent|sold|can|could|will|would|should|want|need|know|am|is|too|very|also|just|only|more|less|most|some|any|all|it|them|this|that|[a-zà-ɏ]+(?:ado|ido|ada|ida)|ge[a-zà-ɏ]+t)(?:\s|$)/;
const VERB =
  /\s(?:is|are|was|has|needs|'s [a-z]+(?:ed|n)|est|sont|es|está|ist|sind|é|hat|tiene|tem)(?:\s|$)|^\S+ \S+'s (?:torn|broken|gone|[a-z]+ed)$/i;
/** Things without an article: plurals, and what cannot be counted. */
const bare: Readonly<Record<Exclude<Language, 'ja'>, RegExp>> = {
  en: /^(?:laptop|computer|pc|tablet|bike|bicycle|piano|guitar|camera|printer|car|van)(?: with [a-z\d ]{2,20})?$|^(?:[a-zA-ZÀ-ɏ-]+ ){0,2}(?:[a-zA-ZÀ-ɏ]{3,}s|wool|wood|timber|paint|flour|land|soil|fabric|material|equipment|software|kit|gear|clay|paper|yarn|music|insurance|permission|access)$/i,
  de: /^(?:[a-zß-ɏ]+e[ns]? )?[A-ZÀ-Þ][a-zA-ZÀ-ɏ-]{2,}$/u,
  es: /^(?!(?:razón|frío|calor|suerte|cuidado|claro|mucha|muchas|muchos|poca|pocas|pocos|todo|todos|nada|algo)(?:\s|$))[a-zA-ZÀ-ɏ]{4,}(?: de [a-zA-ZÀ-ɏ]+)?$/i,
  fr: /^(?:du |de la |de l'|des )[a-zA-ZÀ-ɏ]/i,
  pt: /^(?!(?:razão|frio|calor|sorte|cuidado|certeza|sono|sede|muita|muitas|muitos|pouca|poucas|poucos|tudo|todos|nada|algo)(?:\s|$))[a-zA-ZÀ-ɏ]{4,}(?: de [a-zA-ZÀ-ɏ]+| nov[oa]s)?$/i,
};

const NAME = /^(?:[oa] )?[A-ZÀ-Þ][a-zß-ɏ]{1,14}$/u;

/** The things at the beginning of a text, until one does not look like a thing. */
function readThings(rest: string, language: Exclude<Language, 'ja'>): string[] {
  const { and, determiner, end, not } = words[language];
  const things: string[] = [];
  // 'The Brook & Hale guide' is one thing.
  const joined = rest.slice(0, 300).replaceAll(/(?<=[A-Z][a-z]+) & (?=[A-Z])/g, '\u{2060}');
  for (const part of withoutBrackets(joined).split(and)) {
    const item = part.replaceAll('\u{2060}', ' & ').trim();
    // After the comma in 'a pump, a hose, and a bucket'.
    if (item === '' && things.length > 0) continue;
    if (CONJUNCTION.test(item)) break;
    if (LACKED.test(item) || TIME.test(item)) continue;
    if (language === 'de' && (GERMAN_CLAUSE.test(item) || isGermanStory(item))) break;
    if (language === 'en' && isEnglishStory(item)) break;
    const head = /^\S+\s/.exec(item)?.[0].length ?? 0;
    const found = end.exec(item.slice(head));
    const cut = found ? head + found.index : item.length;
    const thing = item.slice(0, cut).trim();
    // After a first thing, bare plurals go on with the list: 'a wheelbarrow, spades and …'.
    const isListed =
      things.length > 0 &&
      (!(language === 'es' || language === 'pt') || bare[language].test(thing)) &&
      countWords(thing) <= 2 &&
      !PARTICIPLE.test(thing) &&
      !/^(?:already|now)/i.test(item.slice(cut).trim());
    const isBare =
      things.length === 0 && countWords(thing) <= 4 && bare[language].test(thing) && !PARTICIPLE.test(thing);
    // 'A colleague, Katrin, who …'
    const last = things.at(-1);
    if (last !== undefined && NAME.test(thing) && isSomebody(last, language)) {
      things[things.length - 1] = `${last} ${thing.replace(/^[oa] /u, '')}`;
      if (cut < item.length) break;
      continue;
    }
    // 'I have a bike, the brakes squeak': another clause.
    if (things.length > 0 && /^the \S+ \S+$/i.test(item)) break;
    if (MONEY.test(thing)) continue;
    if (thing === '' || not.test(thing) || countWords(thing) > MAX_WORDS || trouble[language].anywhere.test(thing))
      break;
    if ((VERB.test(thing) && !/\swho\s/i.test(thing)) || (!determiner.test(thing) && !isListed && !isBare)) break;
    things.push(thing.replace(/^(?:his|her) /i, 'the '));
    if (cut < item.length && !ASIDE.test(item.slice(cut))) break;
  }
  return things;
}

/** Text in brackets is not part of a list; an open bracket ends the list. */
function withoutBrackets(text: string): string {
  return text.replaceAll(/ ?[(（][^()（）]*[)）]/gu, '').split(/[()（）]/u, 1)[0]!;
}

/** 'mein Meister antwortet selten' */
const GERMAN_CLAUSE =
  /^(?:mein|meine|unsere?|der|die|das) \S+ (?!mit )[a-zß-ü]{3,}t(?:\s|$)|^(?:der|die|das) [a-zß-ü]{3,}t(?:\s|$)/iu;
/** 'I have two hours and a spanner' */
const TIME =
  /^(?:\d+|an?|two|three|four|half an?|zwei|drei|dos|tres|deux|trois|duas|três) (?:hours?|hrs?|weeks?|months?|stunden?|wochen|monate|horas?|semanas?|meses|heures?|semaines|mois)$/i;
const LACKED = /^(?:no|kein[a-z]*|ningún|ninguna|sin|pas de|aucune?|peu de|nenhum|nenhuma|sem|little|wenig|poc[oa]) /i;
const CONJUNCTION = /^(?:but|so|because|aber|weil|denn|doch|pero|porque|mais|car|mas)(?:\s|$)/i;
/** 'a good camera for birds, a tripod': what it is for does not end the list. */
const ASIDE =
  /^(?:for|from|in|on|at|für|von|aus|im|in|auf|para|en|del?|pour|dans|em|no|na|do|da) (?!(?:now|weeks?|years?|jahren?|años|ans|anos|i|it|we|ich|wir)(?:\s|$))(?:[a-zA-ZÀ-ɏ'-]+ ?){1,3}$/i;
