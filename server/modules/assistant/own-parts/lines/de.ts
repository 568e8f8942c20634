import type { Lexicon } from './lexicon.ts';

const separable =
  '(?:ab|an|auf|aus|bei|ein|fest|fertig|her|hin|los|mit|nach|um|unter|vor|weg|weiter|zu|zurück|zusammen|durch|frei)';
const participle = new RegExp(`^(${separable})?(?:ge|zu)(?=.{3})`, 'u');

export const german: Lexicon = {
  verbs: {
    permission: 'einverstanden erlaub* genehmig* zustimm* bewillig* gestatt*',
    person:
      'frag* einlad* eingelad* überzeug* anruf* sprech* sprich* kontaktier* treff* triff* getroff* entschuldig* dank* anfrag* zusag* komm* helf* hilft mitmach* begleit* bitt* gebet* gewinn* vereinbar*',
    perform: 'spiel* erzähl* sing* tanz* vorles* vorliest auftret* auftritt* liest redet hält moderier* vorspiel*',
    record: 'aufnehm* aufnahm* aufgenomm* aufnomm* nommen film* interview* dreh* festhalt* befrag*',
    write: 'schreib* schrieb* verfass* übersetz* formulier* dicht* überarbeit* entwerf* korrigier* aufschreib*',
    make: 'bau* umbau* verwandel* bastel* näh* strick* häkel* gestalt* erstell* anfertig* herstell* mal* schnitz* druck* zeichn* tischler* töpfer* montier* aufbau* einbau* mach* anleg* leg* streich* strich* stich* flecht* aufhäng* zuschneid*',
    buy: 'kauf* besorg* bestell* miet* leih* lieh* anschaff* beschaff* auftreib* organisier* ausleih* find* gefund* fund*',
    book: 'buch* reservier* terminier*',
    money: 'bezahl* zahl* spar* verdien* finanzier* kost* überweis*',
    paper:
      'beantrag* anmeld* einreich* verlänger* kündig* versicher* registrier* abmeld* eintrag* bewerb* bewirb* bewarb* beworb* unterschreib* unterschrieb* unterzeichn* beglaubig* abgeb* angemeld* abschließ*',
    skill: 'üb* beherrsch* schwimm* reit* kletter* jonglier* prob* fahr* pfeif*',
    learn: 'lern* versteh* verstand* recherchier* studier* auswendig* wiss* weiß kenn*',
    exam: 'besteh* bestand*',
    event: 'feier* stattfind* stattgefund* veranstalt* findet eröffn* abhalt* durchführ* einweih*',
    collect: 'sammel* zusammenstell* zusammentrag* vollständig komplett erfass* auflist* ermittel* sammen*',
    check: 'prüf* überprüf* test* mess* mess* misst kontrollier* abnehm* abgenomm* nachmess*',
    repair:
      'reparier* restaurier* renovier* ersetz* austausch* sanier* flick* erneuer* dämm* abdicht* dicht funktionier* läuft instand* fliesen',
    change: 'änder* gewöhn* ess* isst schlaf* schläft trainier* meditier* aufsteh* bewegt halt*',
    digital:
      'hochlad* scann* digitalisier* übertrag* einricht* eingerichtet richtet speicher* programmier* veröffentlich* sicher* umzieh* online',
    food: 'koch* back* brat* brau* einkoch* einleg* servier* grill*',
    travel: 'besuch* reis* flieg* flog* wander* besichtig*',
    clear:
      'sicht* aufräum* sortier* ausmist* entrümpel* leer leer* räum* verkauf* spend* entsorg* pack* ordn* auflös* ausräum* weg verschenk*',
    clean: 'putz* reinig* säuber* wasch* schrubb* polier*',
    photo: 'fotografier*',
    reach: 'erreich* schaff* steiger* verbesser* erhöh* abnehm* verlier* verlor* zunehm*',
    teach: 'beibring* erklär* unterricht* zeig* einarbeit* anleit* einweis*',
    decide:
      'entscheid* beschließ* beschlos* entschied* wähl* auswähl* auswahl vergleich* festleg* aussuch* klär* einig*',
    stop: 'aufhör* reduzier* vermeid* verzicht* aufgeb* aufgegeb*',
    grow: 'pflanz* sä* züchte* ernt* wächst wachs*',
    have: 'hab* hat brauch* benötig* bekomm* gib* gibt erhalt* hol* geb* einhol* bring* bracht* leg* vorlieg* liegt steh*',
    do: 'tun erledig* fertig* vorbereit* plan* abschließ* mach* beend*',
  },
  nouns: {
    permission: 'genehmigung* erlaubnis* zustimmung einwilligung freigabe zusage baugenehmigung* einverständnis',
    check:
      '*lauf probelauf* test *test testlauf generalprobe *probe bestandsaufnahme prüfliste inventur abnahme begutachtung gutachten inspektion',
    exam: 'prüfung* examen klausur*',
    paper:
      '*schein *vertrag *verträge *versicherung *bescheinigung formular* *antrag *pass visum urkunde* *ausweis *bescheid vollmacht testament unterlagen anmeldung *zeugnis *attest kündigung',
    notice: 'plakat* flyer einladung* aushang aushänge regeln zettel',
    write:
      'rede reden *rede brief* text texte geschichte gedicht* bericht* lebenslauf *liedtext artikel kapitel drehbuch anleitung roman manuskript *plan predigt',
    photo: 'foto* bild bilder',
    record: 'aufnahme* interview* video* film* tonaufnahme*',
    food: 'essen kuchen torte* suppe* brot* kaffee getränke buffet menü rezept* mittagessen häppchen marmelade plätzchen',
    book: 'abend wochenende termin* reservierung* ticket* raum räume saal karten flug hotel* unterkunft kirche* datum',
    money: 'geld budget kosten gebühr* spende* fördermittel zuschuss kaution *euro',
    collect: 'liste *liste sammlung',
    event:
      'einweihung* *tag erste-vorführung eröffnung* feier* *feier fest *fest zeremonie *konzert aufführung ausstellung beerdigung trauerfeier umzug premiere',
    person:
      'bürgermeister* familie* helferinnen wirt wirtin leute personen helfer* oma opa mutter vater mama papa bruder schwester tante onkel sohn tochter kinder nichte neffe frau herr mann cousin* eltern schüler* helfer* freiwillige* musiker* *sprecher* band chor gäste nachbar* handwerker* elektriker* lehrer* jemand pfarrer* zeuge* freund* kollege* kollegin* tierarzt *ärztin anwalt',
    digital: 'webseite website app datensicherung backup dateien konto daten server newsletter',
    repair: 'dach heizung motor bremse* leck rohr*',
    clear: 'gerümpel keller dachboden müll',
    travel: 'reise* route strecke',
    make: '*schild *schilder kostüm* bühne *puppe* regal* bank kiste* rahmen dekoration kulisse* gewand modell sarg',
    skill: 'lied lieder tanz',
    learn: 'grundlagen vokabeln wissen',
    reach: 'kilo kilos kilometer kunden punkte km kg',
    grow: 'pflanzen baum bäume beet* hecke',
    decide: 'entscheidung*',
    buy: 'gewicht* seil* *seil ketten kette farbe stoff kabel batterie* mikrofon* beamer leinwand laterne* zelt leim schrauben nägel vorhang vorhänge teppich ziegel bretter fahrrad strom samen saatgut stühle tische werkzeug* material* ausrüstung lampe* holz kleidung schlüssel zutaten',
  },
  leadIn:
    /^(?:(?:und|dann|außerdem|zuerst|endlich|bitte|dass|es (?:gibt|muss|braucht)|(?:ich|wir) (?:will|wollen|möchten?|muss|müssen|soll(?:en|te|ten)?)(?: (?:noch|gerne?|unbedingt))*|(?:ich|wir) (?:habe|haben)|noch|muss|müssen)\s+)+/i,
  copula: /^(?:ist|sind|war|waren|wird|werden|wurde|wurden|bleibt|gilt|liegt|steht|liegen|stehen|muss|müssen)$/i,
  ability: /^(?:darf|dürfen|kann|können|könnte|weiß)$/i,
  less: /\b(?:weniger|nicht mehr|keine?n? .+ mehr|nie mehr)\b/i,
  hedge:
    /^(?:schriftlich|rechtzeitig|gemeinsam|selbst|mindestens|höchstens|etwa|ungefähr|rund|jede[rns]?|nur|bis zu|über|wenigstens) /i,
  beforeNoun:
    /^(?:de[rnms]|das|die|eine?[nmrs]?|meine?[nmrs]?|unsere?[nmrs]?|ihre?[nmrs]?|seine?[nmrs]?|für|mit|von|vom|aus|bei|beim|im|in|am|an|auf|ohne|zum|zur|zu|keine?n?|alle|\d+|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn)$/i,
  detail:
    /,|[;:(–]| (?:im|in|für|mit|aus|vom|von|am|an|auf|bei|beim|ohne|zum|zur|nach|unter|über|bis|weil|damit|so|vor|seit|durch|gegen|um|und (?:der|die|das|es|wir|ich|ist)|wird|ist|sind|schriftlich|lässt|hat|haben|hält|rechtzeitig|gemeinsam|zusammen|fertig|auswendig|selbst|wieder|dort) /i,
  self: /^(?:ich|wir|man|mich|uns)$/i,
  anybody: /^(?:jemand|einer|eine|alle|jeder|niemand|leute|sie|er|es)$/i,
  source:
    / (?:vom|von der|von den|von|durch den|durch die|(?<!\b(?:vor|mit|bei|an|auf|in|zu|aus|nach) )(?:der|des)|beim|bei der|mit dem|mit der) (\p{Lu}.+)$/u,
  infinitive: /^\p{Ll}+(?:en|eln|ern|n)$/u,
  definite: (noun) =>
    noun.replace(/^alle (?=\p{Lu})/u, 'die ').replace(/^(?:eine?[nmrs]?|seine?[nmrs]?|ihre?[nmrs]?) (?=\p{Lu})/u, ''),
  normalize: (word) => word.replace(participle, '$1'),
};
