import type { Lexicon } from './lexicon.ts';

const separable =
  '(?:ab|an|auf|aus|bei|ein|fest|fertig|her|hin|los|mit|nach|um|unter|vor|weg|weiter|zu|zurück|zusammen|durch|frei)';
const participle = new RegExp(`^(${separable})?(?:ge|zu)(?=.{3})`, 'u');

export const german: Lexicon = {
  verbs: {
    permission: 'bewillig* einverstanden erlaub* genehmig* gestatt* gewähr* zugelass* zulass* zustimm*',
    person: [
      'anfrag* angefrag* anruf* anschreib* ansprech* aussöhn* beauftrag* bedank* begleit* beisteh* beitret*',
      'bitten bittet dank* eingelad* einlad* einspring* engagier* entschuldig* frag* gebeten geholfen',
      'getroff* helf* hilft kam kamen kennengelernt kennenlern* komm* kontaktier* kümmer* mitgemach*',
      'mithelf* mithilft mitmach* mitspiel* sprech* sprich* treff* triff* übernehm* übernimm* übernomm*',
      'überred* überzeug* unterstütz* verabred* versöhn* vertret* vertritt zuhör* zusag*',
    ].join(' '),
    perform: [
      'auftret* auftritt* erzähl* hält liest moderier* redet sing* spiel* tanz* vorgelesen vorles* vorliest',
      'vorsing* vorspiel* vortrag*',
    ].join(' '),
    record: [
      'aufgenomm* aufnahm* aufnehm* aufzeichn* befrag* dreh* festgehalt* festhalt* film* interview*',
      'mitgeschnitt* mitschneid*',
    ].join(' '),
    write: [
      'abgetippt abtipp* aufschreib* dicht* entwerf* entworf* formulier* korrekturles* korrigier* schreib*',
      'schrieb* transkribier* überarbeit* übersetz* umschreib* verfass*',
    ].join(' '),
    make: [
      'anfertig* anleg* anmal* aufbau* aufhäng* aufstell* bastel* bau* bedruck* bemal* bestick* bezieh*',
      'bezog* druck* einbau* errichte* erstell* flecht* gegoss* geschliff* gestalt* gieß* häkel*',
      'hergestell* herstell* kleb* konstruier* lackier* legen legt malen malt malte mauer* montier* nagel*',
      'näh* pflaster* säg* schleif* schmiede* schneider* schnitz* schraub* schweiß* sperr* stich* stick*',
      'streich* strich* strick* tapezier* tischler* töpfer* umbau* verkleid* verleg* verputz* verwandel*',
      'web* zeichn* zimmer* zugeschnitt* zurechtschneid* zusammenbau* zuschneid*',
    ].join(' '),
    buy: [
      'anmiet* anschaff* aufgetrieb* auftreib* ausgelieh* ausleih* beschaff* besorg* bestell* eingekauft',
      'einkauf* entleih* ersteiger* find* fund* gefunden gekauft gemietet gesucht kauf* leih* lieh* miet*',
      'organisier* suchen sucht',
    ].join(' '),
    book: 'buch* reservier* terminier*',
    money: [
      'abbezahl* abgezahl* abzahl* angespart ansparen ausgeglich* ausgleich* begleich* beglich* bezahl*',
      'einzahl* finanzier* kost* rückzahl* spar* tilg* überweis* überwies* verdien* zahl* zurückzahl*',
    ].join(' '),
    paper: [
      'abgeb* abgegeb* abgemeld* abmeld* angemeld* anmeld* beantrag* beglaubig* beilag* bewarb* bewerb*',
      'bewirb* beworb* eingelegt eingereich* eingeschrieb* eingetrag* einleg* einreich* einschreib*',
      'eintrag* freischalt* immatrikulier* kündig* registrier* überschreib* überschrieb* umgemeld* ummeld*',
      'unterschreib* unterschrieb* unterzeichn* verlänger* versicher* widerruf* widersprech* widersproch*',
    ].join(' '),
    skill: [
      'beherrsch* einstudier* einüb* fahren fährt geschwommen geübt jonglier* kletter* pfeif* prob* reit*',
      'schwimm* übe üben übt',
    ].join(' '),
    learn: [
      'auswendig* begreif* begriff* büffel* durcharbeit* durchgearbeit* eingelesen einles* gewusst kenn*',
      'lern* recherchier* studier* verstand* versteh* weiß wiederhol* wissen',
    ].join(' '),
    exam: 'absolvier* bestand* besteh*',
    event: [
      'abgehalt* abhalt* aufführ* ausricht* beerdig* beisetz* durchführ* einäscher* einweih* eröffn* feier*',
      'findet stattfind* stattgefund* verabschied* veranstalt*',
    ].join(' '),
    collect: [
      'aufgetrieben auflist* beisammen erfass* ermittel* herausgesucht heraussuch* sammel* sammen*',
      'vollständig zusammengesucht zusammenstell* zusammensuch* zusammentrag*',
    ].join(' '),
    check: [
      'abgehört abgeklär* abklär* ausprobier* begutacht* checken checkt durchcheck* durchgecheck* gecheckt',
      'geimpft getestet gewogen impf* inspizier* kontrollier* mess* misst nachgemess* nachgeprüft nachmess*',
      'nachprüf* probier* prüf* röntg* sicher teste* überprüf* untersuch* vermess* wieg*',
    ].join(' '),
    repair: [
      'abdicht* austausch* auswechsel* dämm* dicht entkalk* entlüft* entrost* erneuer* ersetz* flick*',
      'fliesen funktionier* gefliest gewartet instand* isolier* kitt* läuft nachzieh* renovier* reparier*',
      'restaurier* richten sanier* spachtel* stopf* tropft überhol* verfug* verspachtel* warten',
      'zugespachtel*',
    ].join(' '),
    change: [
      'abgewöhn* angewöhn* aufgestanden aufsteh* bewegt dehn* durchgehalt* durchhalt* eingehalt* einhalt*',
      'ess* geh gelaufen isst jogg* lauf* meditier* schlaf* schläf* spazier* trainier* trink*',
    ].join(' '),
    digital: [
      'abspeicher* aktualisier* archivier* digitalisier* eingerichtet eingescannt einricht* einscann*',
      'entsperr* formatier* gesichert hochgelad* hochlad* installier* online programmier* richtet',
      'runtergelad* runterlad* scann* sichern sichert sicherte speicher* synchronisier* übertrag*',
      'veröffentlich* verschlüssel* zurückgesetz* zurücksetz*',
    ].join(' '),
    food: [
      'anricht* back* brat* brau* eingemacht einkoch* einmach* entsaft* fermentier* grill* koch* räucher*',
      'servier*',
    ].join(' '),
    travel: [
      'anreis* bereis* besicht* besuch* flieg* flog* geflogen gewandert hinfahr* hinflieg* pilger* radel*',
      'reis* wander*',
    ].join(' '),
    clear: [
      'abgebaut abgeheft* abgeholt abheft* abtransportier* aufgelös* aufgeräum* auflös* aufräum* ausgemist*',
      'ausgeräum* ausmist* ausräum* aussortier* entfern* entrümpel* entsorg* geordn* leer* ordn* pack*',
      'räum* rausgeworf* sichten sichtet sortier* spend* verkauf* verschenk* weg wegbring* weggebracht',
      'weggeräum* weggeworf* wegräum* wegwerf*',
    ].join(' '),
    clean: [
      'abstaub* bürst* desinfizier* feg* kärcher* kehr* polier* putz* reinig* sauber säuber* saug* schrubb*',
      'spül* wasch* wisch*',
    ].join(' '),
    photo: 'fotografier* knips*',
    reach: [
      'abgenomm* abnehm* erhöh* erreich* gewinn* gewonn* halbier* senk* steiger* verbesser* verdoppel*',
      'verlier* verlor* zugenomm* zunehm*',
    ].join(' '),
    teach: [
      'angelernt anleit* anlern* beibring* beigebracht einarbeit* eingearbeitet eingewiesen einweis*',
      'erklär* unterricht* vermittel* zeig*',
    ].join(' '),
    decide: [
      'abgesproch* abgestimm* absprech* abstimm* ausgesucht ausgewähl* aussuch* auswahl auswähl* beschließ*',
      'beschlos* einig* entscheid* entschied* festgeleg* festleg* geregelt klär* regeln regelt vereinbar*',
      'vergleich* verglich* wähl*',
    ].join(' '),
    stop: 'abgeschafft aufgeb* aufgegeb* aufhör* reduzier* vermeid* vermied* verzicht* weggelass* weglass*',
    grow: [
      'angepflanz* ausgesät aussä* blüh* düng* ernt* gesät keim* pflanz* säen sät setzling umgetopf*',
      'umtopf* veredel* vermehr* wachs* wächst züchte*',
    ].join(' '),
    have: [
      'abhol* bekam* bekomm* benötig* bracht* brauch* bring* einhol* erhalt* erhielt geben gegeben gekriegt',
      'gib gibt hab* hat hol* kriegen kriegt liegt steh* vorgelegt vorleg* vorlieg*',
    ].join(' '),
    do: [
      'abgehak* abgeschick* abgeschloss* abschick* abschließ* änder* angefang* beend* beginn* eingezogen',
      'einzieh* erledig* fertig* geändert gemacht geöffnet geschafft geschick* gesetzt gestellt gewechselt',
      'komplett mach* öffn* plan* rausgeschick* schaff* schick* steht stell* tun umgezogen umzieh*',
      'verschick* vorbereit* wechsel*',
    ].join(' '),
  },
  nouns: {
    permission: [
      'baugenehmigung* bewilligung einverständnis einwilligung erlaubnis* freigabe *genehmigung',
      'genehmigung* zusage zustimmung',
    ].join(' '),
    check: [
      '*abnahme begutachtung bestandsaufnahme blutdruck blutwerte *check dichtheitsprüfung durchlauf',
      'elektroprüfung *gutachten *impfung impfung* inspektion inventur *kontrolle *messung *probe',
      'probelauf* prüfliste röntgenbild sicherheitsprüfung *test testlauf tüv überprüfung *untersuchung',
      'untersuchung*',
    ].join(' '),
    exam: [
      'abi abitur angelschein bootsschein examen führerschein* jagdschein *klausur klausur* matura *prüfung',
      'prüfung* quali staatsexamen',
    ].join(' '),
    paper: [
      '*abrechnung abrechnungen *anmeldung anmeldungen *antrag *anträge *attest *ausweis bafög beglaubigung',
      '*bescheid *bescheide *bescheinigung *bewerbung bewerbung* bürgergeld einbürgerung einschreibung',
      '*einspruch elterngeld *erklärung formular* freistellung gewerbe grundbuch* immatrikulation',
      'kfz-zulassung kindergeld kita-platz *kündigung nachsendeauftrag *nachweis nachweis* namensänderung',
      '*pass pflegegeld pflegegrad* pflegestufe rente scheidung *schein sorgerecht staatsbürgerschaft',
      'steuer testament übergabeprotokoll ummeldung unterhalt unterlagen *urkunde urkunde* *verfügung',
      '*versicherung versicherungen *vertrag *verträge visum *vollmacht widerspruch wohngeld *zertifikat',
      '*zeugnis zulassung',
    ].join(' '),
    notice: [
      '*anzeige aushang aushänge dankeskarten danksagung* *einladung einladung* flugblatt flugblätter flyer',
      'hausordnung plakat* programmheft* regeln save-the-date zettel',
    ].join(' '),
    write: [
      'abschlussarbeit anleitung *anschreiben artikel bachelorarbeit *bericht bericht* brief* dissertation',
      'doktorarbeit drehbuch exposé facharbeit gedicht* geschichte hausarbeit kapitel *konzept lebenslauf',
      '*liedtext manuskript masterarbeit motivationsschreiben nachruf *plan predigt protokoll *rede reden',
      'referat roman satzung seminararbeit tagebuch text texte theaterstück vortrag',
    ].join(' '),
    photo: 'bewerbungsfoto* bild bilder *foto foto* *fotos passfoto*',
    record: 'aufnahme* film* hörspiel interview* podcast tonaufnahme* video*',
    food: [
      'brot* brötchen buffet catering *essen frühstück getränke häppchen kaffee *kuchen leichenschmaus',
      'marmelade menü plätzchen rezept* salate suppe* *torte torte* verpflegung',
    ].join(' '),
    book: [
      'abend besichtigung datum entrümpler fähre ferienwohnung flug flüge friseur gerüst hotel* karten',
      'kirche* kur kurzzeitpflege möbelwagen op pflegeplatz platz probestunde raum räume reha reservierung*',
      'saal schnupperstunde sperrmüll standesamt stellplatz tagespflege *termin termin* *termine',
      'therapieplatz ticket* transporter umzugsfirma umzugsunternehmen umzugswagen unterkunft',
      'vorstellungsgespräch* wochenende zahnarzt zahnreinigung zugticket*',
    ].join(' '),
    money: [
      'anzahlung budget dispo eigenkapital *euro finanzierung fördermittel förderung gebühr*',
      'gehaltserhöhung geld haushaltsbuch kaution kosten kostenvoranschlag *kredit kredite miete',
      'mietkaution nebenkosten notgroschen rate raten rechnung rechnungen rücklage* schulden sparplan',
      'spende* sponsor* startkapital stipendium tagesgeld tagesgeldkonto taschengeld *zuschuss zuschüsse',
    ].join(' '),
    collect: 'belege kassenbons kontoauszüge *liste quittungen sammlung unterschriften',
    event: [
      'abschied aufführung ausstellung basar beerdigung beisetzung einweihung* elternabend eröffnung*',
      '*feier feier* *fest flohmarkt gottesdienst hochzeit infoabend jubiläum *konzert lesung *party',
      'polterabend premiere *tag taufe trauung treffen *turnier urnenbeisetzung vernissage *versammlung',
      'workshop zeremonie',
    ].join(' '),
    person: [
      '*anwalt *anwältin *arzt *ärztin babysitter* band bekannte* *berater berater* *beraterin bestatter*',
      'betreuer* bruder bürgermeister* chef chefin chor cousin* dachdecker* elektriker* eltern enkel*',
      'ersatz exfrau exmann familie* fliesenleger* fotograf* frau freiwillige* *freund freund* fürsprecher',
      'gärtner* gäste geschwister großeltern gutachter* handwerker* haushaltshilfe hausmeister* hebamme',
      'helfer* herr hundesitter* installateur* jemand kassenwart* katzensitter* kinder kinderfrau koch',
      'köchin *kollege kollege* kollegin* kund* kursleiter* *lehrer lehrer* *lehrerin leihoma leute makler*',
      'maler* mama mann maurer* mieter* mitbewohner* *mitglied mitglied* mitspieler* mitstreiter* musiker*',
      'mutter mutti nachbar* nachfolger* nachhilfelehrer* nachmieter* neffe nichte notar* oma onkel opa',
      'papa partner* pate paten* patin personen pfarrer* pflegedienst pflegekraft *pfleger *pflegerin',
      'physiotherapeut* putzhilfe *redner redner* *rednerin schreiner* schüler* schwager schwägerin',
      'schwester schwiegermutter schwiegervater *sitter sohn spieler* *sprecher* stadtführer*',
      'steuerberater* tagesmutter tante *therapeut therapeut* *therapeutin tischler* tochter *trainer',
      'trainer* übungsleiter* vater vertretung* vorstand wirt wirtin zeug* zimmermann',
    ].join(' '),
    digital: [
      'account *app backup blog cloud computer dateien daten datensicherung drucker e-mail-adresse',
      'festplatte handy homepage internet *konto laptop newsletter online-shop onlineshop passwort',
      'passwörter passwortmanager pc posteingang postfach rechner router server smart-tv smartphone tablet',
      'webseite website wlan',
    ].join(' '),
    repair: [
      'abfluss bremse* *dach dachrinne fugen heizkörper *heizung klospülung kratzer leck motor rohr*',
      'schimmel spülkasten steckdose* therme türschloss wackelkontakt wasserhahn wasserschaden zündkerze*',
    ].join(' '),
    clear: [
      'abstellkammer altglas altpapier bauschutt dachboden elektroschrott garage gerümpel',
      'haushaltsauflösung keller kleiderschrank krimskrams müll nachlass rumpelkammer speicher',
      'wohnungsauflösung',
    ].join(' '),
    clean: 'endreinigung fensterputz frühjahrsputz großputz grundreinigung wäsche',
    travel: 'ausflug pilgerweg *reise reise* roadtrip route strecke *tour urlaub *wanderung',
    make: [
      'adventskalender bank baumhaus *bühne bühnenbild carport *deko dekoration drachen fotoalbum fotobuch',
      'gartenhaus gewand hochbeet* hühnerstall insektenhotel kiste* *kostüm kostüm* *kostüme krippe',
      'kulisse* modell nistkasten nistkästen patchworkdecke *puppe* rahmen *regal regal* *regale sandkasten',
      'sarg *schild *schilder schultüte steg teich terrasse treppengeländer vogelhaus vogelhäuschen',
      'weidentipi zaun',
    ].join(' '),
    skill: [
      'akkorde aussprache choreografie choreographie einparken gehörbildung griff handstand klimmzug',
      'klimmzüge kraulen *lied lieder spagat tanz tonleiter*',
    ].join(' '),
    learn: [
      'fachbegriffe grammatik grundlagen grundwissen karteikarten lektion* lernstoff lernzettel',
      'prüfungsstoff stoffgebiete theorie vokabel* wissen wortschatz',
    ].join(' '),
    reach: [
      'abonnenten bestzeit follower halbmarathon kg kilo kilometer kilos km kunden marathon',
      'notendurchschnitt punkte schritte wunschgewicht zielgewicht',
    ].join(' '),
    grow: [
      'aussaat *baum bäume *beet beet* bienen bienenvolk blumenwiese *ernte gemüse gemüsegarten gewächshaus',
      'hecke hochstämme hühner kompost kräuter obstbäume *pflanzen rasen setzlinge stauden',
    ].join(' '),
    decide: [
      'altersheim aufgabenteilung betreuungsmodell entscheidung* heimplatz name namen pflegeheim',
      'studienfach studiengang umgang',
    ].join(' '),
    stop: 'alkohol bildschirmzeit kippen süßigkeiten zigaretten zucker',
    change: 'gewohnheit* *routine schlafenszeit stuhlgang',
    buy: [
      'akku* anzug ausrüstung autositz batterie* beamer bett bretter brille dachziegel dünger eheringe',
      'ersatzteil* fahrrad *farbe fernseher fliesen futter *geschenk geschenk* *geschenke gewicht*',
      'grabstein haltegriff* hausnotruf holz hörgerät* hundebett kabel kette ketten kindersitz kinderwagen',
      'kleid kleidung kratzbaum kühlschrank *lampe lampe* laterne* leim leine leinwand leiter *material',
      'material* matratze mikrofon* möbel nägel pflegebett rampe ring ringe rollator rollstuhl saatgut',
      'samen schlüssel schrauben *schuhe *seil seil* sofa staubsauger stoff strom stühle teppich tische',
      'transportbox treppenlift trockner urne vorhang vorhänge waschmaschine werkzeug* wolle zelt ziegel',
      'zutaten',
    ].join(' '),
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
