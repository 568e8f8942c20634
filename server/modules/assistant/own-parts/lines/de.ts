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
      'anfertig* anleg* anmal* aufbau* aufhäng* aufstell* bastel* bau* bedruck* bemal* bestick* druck*',
      'einbau* errichte* erstell* flecht* geschliff* gestalt* gewebt häkel* hergestell* herstell* kleb*',
      'konstruier* lackier* legen legt malen malt malte mauer* montier* nagel* näh* pflaster* säg* schleif*',
      'schmiede* schneider* schnitz* schraub* schweiß* stich* stick* streich* strich* strick* tapezier*',
      'tischler* töpfer* umbau* verkleid* verleg* verputz* verwandel* weben webt zeichn* zugeschnitt*',
      'zurechtschneid* zusammenbau* zuschneid*',
    ].join(' '),
    buy: [
      'anmiet* anschaff* aufgetrieb* auftreib* ausgelieh* ausleih* beschaff* besorg* bestell* eingekauft',
      'einkauf* entleih* ersteiger* find* fund* gefunden gekauft gemietet gesucht kauf* leih* lieh* miet*',
      'organisier* suchen sucht',
    ].join(' '),
    book: 'buch* reservier* terminier*',
    money: [
      'abbezahl* abgestottert abgezahl* abzahl* angespart ansparen ausgeglich* ausgleich* begleich*',
      'beglich* beiseite bezahl* einzahl* finanzier* kost* rückzahl* spar* tilg* überweis* überwies*',
      'verdien* zahl* zurückgeleg* zurückleg* zurückzahl*',
    ].join(' '),
    paper: [
      'abgeb* abgegeb* abgemeld* abmeld* angemeld* anmeld* beantrag* beglaubig* beilag* bewarb* bewerb*',
      'bewirb* beworb* eingereich* eingeschrieb* eingetrag* einreich* einschreib* eintrag* freischalt*',
      'immatrikulier* kündig* registrier* überschreib* überschrieb* umgemeld* ummeld* unterschreib*',
      'unterschrieb* unterzeichn* verlänger* versicher* widerruf* widersprech* widersproch*',
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
      'restaurier* sanier* spachtel* stopf* tropft überhol* verfug* verspachtel* zugespachtel*',
    ].join(' '),
    change: [
      'abgewöhn* angewöhn* aufgestanden aufsteh* bewegt dehn* durchgehalt* durchhalt* eingehalt* einhalt*',
      'ess* gelaufen isst jogg* lauf* meditier* schlaf* schläf* spazier* trainier* trink*',
    ].join(' '),
    digital: [
      'abspeicher* aktualisier* archivier* digitalisier* eingerichtet eingescannt einlogg* einricht*',
      'einscann* entsperr* formatier* gelösch* gesichert hochgelad* hochlad* installier* lösch* online',
      'programmier* richtet runtergelad* runterlad* scann* sichern sichert sicherte speicher*',
      'synchronisier* übertrag* updaten upgedatet veröffentlich* verschlüssel* zurückgesetz* zurücksetz*',
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
      'abgebaut abgeheft* abheft* abtransportier* aufgelös* aufgeräum* auflös* aufräum* ausgemist*',
      'ausgeräum* ausmist* ausräum* aussortier* entfern* entrümpel* entsorg* geordn* leer* ordn* pack*',
      'räum* rausgeworf* sichten sichtet sortier* spend* verkauf* verschenk* weg wegbring* weggebracht',
      'weggeräum* weggeworf* wegräum* wegwerf*',
    ].join(' '),
    clean: [
      'abgetaut abstaub* abtau* bürst* desinfizier* feg* gekehrt kärcher* kehren polier* putz* reinig*',
      'sauber säuber* saug* schrubb* spül* wasch* wisch*',
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
      'angepflanz* ausgesät aussä* blüh* düng* ernt* gegoss* gesät gieß* keim* pflanz* säen sät setzling',
      'umgetopf* umtopf* veredel* vermehr* wachs* wächst züchte*',
    ].join(' '),
    have: [
      'abgeholt abhol* bekam* bekomm* benötig* bracht* brauch* bring* einhol* erhalt* erhielt geben gegeben',
      'geholt gekriegt gib gibt hab* hat hole holen holt kriegen kriegt liegt steh* vorgelegt vorleg*',
      'vorlieg*',
    ].join(' '),
    do: [
      'abgehak* abgeschick* abgeschloss* abschick* abschließ* änder* angefang* beend* beginn* eingelegt',
      'eingezogen einleg* einzieh* erledig* fertig* geändert gemacht geöffnet geschafft geschick* gesetzt',
      'gestellt gewechselt komplett mach* öffn* plan* rausgeschick* schaff* schick* steht stell* tun',
      'umgezogen umzieh* verschick* vorbereit* wechsel*',
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
      'abi abitur angelschein b1 b2 bootsschein c1 examen führerschein* jagdschein klassenarbeit *klausur',
      'klausur* matura *prüfung prüfung* quali staatsexamen',
    ].join(' '),
    paper: [
      '*abrechnung abrechnungen *anmeldung anmeldungen *antrag *anträge *attest *ausweis bafög beglaubigung',
      '*bescheid *bescheide *bescheinigung betreuungsverfügung *bewerbung bewerbung* bürgergeld',
      'einbürgerung einschreibung *einspruch elterngeld *erklärung formular* freistellung gewerbe',
      'grundbuch* immatrikulation kfz-zulassung kindergeld kita-platz *kündigung mitgliedschaft',
      'nachsendeauftrag *nachweis nachweis* namensänderung *pass patent patientenverfügung pflegegeld',
      'pflegegrad* pflegestufe rente scheidung *schein sorgerecht staatsbürgerschaft steuer testament',
      'übergabeprotokoll ummeldung unterhalt unterlagen *urkunde urkunde* *versicherung versicherungen',
      '*vertrag *verträge visum *vollmacht widerspruch wohngeld *zertifikat *zeugnis zulassung',
    ].join(' '),
    notice: [
      'ankündigung *anzeige aushang aushänge dankeskarten danksagung* *einladung einladung* flugblatt',
      'flugblätter flyer handzettel hausordnung infoblatt plakat* programmheft* regeln rundbrief',
      'save-the-date zettel',
    ].join(' '),
    write: [
      'abschlussarbeit anleitung *anschreiben artikel bachelorarbeit *bericht bericht* *brief *briefe',
      'dissertation doktorarbeit drehbuch exposé facharbeit gedicht* geschichte hausarbeit kapitel *konzept',
      'lebenslauf *liedtext manuskript masterarbeit motivationsschreiben nachruf *plan predigt protokoll',
      '*rede reden referat roman satzung seminararbeit text texte theaterstück vortrag',
    ].join(' '),
    photo: 'bewerbungsfoto* bild bilder *foto foto* *fotos passfoto*',
    record: 'aufnahme aufnahmen film filme hörspiel interview* podcast tonaufnahme* video*',
    food: [
      'abendessen brot brötchen brote buffet catering essen festessen frühstück geburtstagsessen getränke',
      'häppchen kaffee *kuchen leichenschmaus marmelade menü mittagessen plätzchen rezept* salate suppe*',
      '*torte torten verpflegung weihnachtsessen',
    ].join(' '),
    book: [
      'abend anhänger besichtigung bewerbungsgespräch container datum entrümpler ergotherapie fähre',
      'fahrstunde fahrstunden ferienwohnung flug flüge friseur gerüst hotel* karten kirche kur',
      'kurzzeitpflege lkw logopädie massage mediation möbelwagen nachhilfe op pflegeplatz physiotherapie',
      'platz probestunde raum räume reha reservierung* saal schnupperstunde schwimmkurs sperrmüll',
      'standesamt stellplatz tagespflege *termin termin* *termine therapieplatz ticket* transporter',
      'trauerhalle umzugsfirma umzugsunternehmen umzugswagen unterkunft vorstellungsgespräch* wochenende',
      'wohnmobil zahnarzt zahnreinigung zugticket*',
    ].join(' '),
    money: [
      'anzahlung budget dispo eigenkapital *euro finanzierung fördermittel förderung gebühr*',
      'gehaltserhöhung geld haushaltsbuch kaution kosten kostenvoranschlag *kredit kredite miete',
      'mietkaution nebenkosten notgroschen rate raten rechnung rechnungen rücklage* schulden sparkonto',
      'sparplan spende* sponsor* startkapital stipendium tagesgeld tagesgeldkonto taschengeld *zuschuss',
      'zuschüsse',
    ].join(' '),
    collect: 'adressen belege kassenbons kontoauszüge *liste quittungen sammlung stammbaum unterschriften',
    event: [
      'abschied aktionstag aufführung ausstellung basar beerdigung beisetzung einweihung* elternabend',
      'eröffnung* *feier *fest flohmarkt geburtstag gottesdienst hochzeit hochzeitstag infoabend jubiläum',
      'kindergeburtstag *konzert lesung *party polterabend premiere projekttag spieltag sporttag taufe',
      'trauung treffen *turnier urnenbeisetzung vernissage *versammlung workshop zeremonie',
    ].join(' '),
    person: [
      'ansprechpartner* *anwalt *anwältin arbeitgeber *arzt *ärztin babysitter* band bekannte* *berater',
      'berater* *beraterin bestatter* betreuer* brautjungfer* bruder bürgermeister* chef chefin chor cousin',
      'cousine cousinen cousins dachdecker* dirigent* elektriker* eltern enkel* exfrau exmann familie',
      'familien fliesenleger* fotograf fotografin frau freiwillige freiwilligen *freund freunde freunden',
      'freundin freundinnen fürsprecher gärtner gärtnerin gäste geschwister großeltern großmutter großvater',
      'gutachter* handwerker* haushaltshilfe hausmeister* hebamme helfer* herr hundesitter* hundetrainer*',
      'imker imkerin installateur* jemand kassenwart* katzensitter* kinder kinderfrau koch köchin *kollege',
      'kollege* kollegin* kunde kundin kursleiter* *lehrer lehrer* *lehrerin leihoma leute makler* maler',
      'malerin mama mann maurer* mieter mieterin mitbewohner* *mitglied mitglieder mitgliedern mitspieler*',
      'mitstreiter* musiker* mutter mutti nachbar nachbarin nachbarinnen nachbarn nachfolger*',
      'nachhilfelehrer* nachmieter* neffe nichte notar notarin oma onkel opa papa partner partnerin pate',
      'paten patenonkel patentante patin personen pfarrer* pflegedienst pflegefamilie pflegekraft *pfleger',
      '*pflegerin physiotherapeut* pianist* putzhilfe *redner redner* *rednerin sänger* schiedsrichter*',
      'schreiner schreinerin schüler schülerin schülerinnen schülern schwager schwägerin schwester',
      'schwiegermutter schwiegervater schwimmlehrer* *sitter sohn spieler spielerin spielerinnen *sprecher*',
      'stadtführer* stellvertreter* tagesmutter tante *therapeut therapeut* *therapeutin tischler',
      'tischlerin tochter *trainer trainerin trauzeuge trauzeugin übungsleiter* vater vati vertretung*',
      'vorstand wirt wirtin zeuge zeugen zeugin zimmermann züchter* zwillinge',
    ].join(' '),
    digital: [
      'account app backup blog cloud computer dateien daten datensicherung drucker e-mail-adresse e-mails',
      'festplatte handy homepage internet *konto laptop mails newsletter online-shop onlineshop passwort',
      'passwörter passwortmanager pc posteingang postfach rechner router server smart-tv smartphone tablet',
      'webseite website wlan',
    ].join(' '),
    repair: [
      'abfluss auspuff bremse* *dach dachrinne fensterdichtung fugen gangschaltung heizkörper *heizung',
      'klospülung kratzer kupplung leck lichtschalter motor rohr* rollladen rollläden schimmel',
      'sicherungskasten spülkasten steckdose* therme türklinke türschloss wackelkontakt wasserhahn',
      'wasserschaden zahnriemen zündkerze*',
    ].join(' '),
    clear: [
      'abstellkammer altglas altpapier bauschutt dachboden elektroschrott garage gerümpel',
      'haushaltsauflösung keller kleiderschrank krimskrams müll nachlass rumpelkammer wohnungsauflösung',
    ].join(' '),
    clean: 'endreinigung fensterputz frühjahrsputz großputz grundreinigung wäsche',
    travel: [
      'ausflug hochzeitsreise klassenreise pilgerweg reise reisen reiseplan reiseroute roadtrip route',
      'rundreise städtereise strecke *tour urlaub *wanderung weltreise',
    ].join(' '),
    make: [
      'adventskalender armband bank baumhaus beutel *bühne bühnenbild carport collage *deko dekoration',
      'drachen fotoalbum fotobuch gartenbank gartenhaus gewand girlande* hochbeet* holzbank hühnerstall',
      'insektenhotel kiste* kompostbehälter *kostüm kostüm* *kostüme krippe kulisse* mobile modell mosaik',
      'nistkasten nistkästen patchworkdecke pergola *puppe* rahmen *regal regal* *regale sandkasten sarg',
      'schal *schild *schilder schultüte sitzbank steg stirnwand teich terrasse treppengeländer vogelhaus',
      'vogelhäuschen weidentipi windlicht zaun',
    ].join(' '),
    skill: [
      'akkorde aussprache choreografie choreographie einparken gehörbildung handstand klimmzug klimmzüge',
      'kraulen *lied lieder spagat tanz tonleiter*',
    ].join(' '),
    learn: [
      'fachbegriffe grammatik grundlagen grundwissen karteikarten lektion* lernstoff lernzettel',
      'prüfungsstoff stoffgebiete theorie vokabel* wissen wortschatz',
    ].join(' '),
    reach: [
      'abonnenten bestzeit follower gewichtsabnahme halbmarathon kg kilo kilometer kilos km kunden marathon',
      'notendurchschnitt punkte schritte wunschgewicht zielgewicht',
    ].join(' '),
    grow: [
      'aussaat *baum bäume *beet beete bienen bienenvolk blumenwiese erdbeeren *ernte gemüse gemüsegarten',
      'gewächshaus hecke hochstämme hühner kompost kräuter kräutergarten obstbäume *pflanzen rasen rosen',
      'setzlinge stauden sträucher streuobstwiese',
    ].join(' '),
    decide: [
      'altersheim aufgabenteilung betreuungsmodell entscheidung* heimplatz name namen pflegeheim',
      'studienfach studiengang umgang',
    ].join(' '),
    stop: 'alkohol bildschirme bildschirmzeit kippen süßigkeiten zigaretten zucker',
    change: 'dehnübungen frühsport gewohnheit* *routine rückenübungen schlafenszeit sport yoga',
    buy: [
      'akku* anzug aquarium ausrüstung autositz badewannenlift batterie* beamer besteck bett bohrmaschine',
      'bretter brille dachziegel dübel dünger duschhocker eheringe ersatzteil* fahrrad fahrradhelm *farbe',
      'fernseher fliesen futter *geschenk geschenk* *geschenke geschirr gewicht gewichte grabstein gurt',
      'gurte gutschein halsband haltegriff* hanteln hausnotruf heimtrainer helm holz hörgerät* hundebett',
      'hundebox kabel katzenbox katzenklo kerzen kette ketten kindersitz kinderwagen kleid kleidung koffer',
      'kompass kratzbaum kühlschrank lack laminat *lampe lampen lasur laterne laternen laufband leim leine',
      'leinwand leiter luftballons *material material* matratze mikrofon* möbel nägel parkett pflegebett',
      'rampe rasenmäher rauchmelder regenjacke ring ringe rollator rollstuhl rucksack saatgut samen',
      'schlüssel schrauben *schuhe *seil seile sofa spiegel staubsauger steckdosenleiste stoff strom stühle',
      'tapete tapeten teppich tische toilettenstuhl transportbox treppenlift trockner urne vogelfutter',
      'vorhang vorhänge waschmaschine weihnachtsbaum werkzeug* wolle zelt ziegel zutaten',
    ].join(' '),
  },
  leadIn:
    /^(?:(?:und|dann|außerdem|zuerst|endlich|bitte|dass|es (?:gibt|muss|braucht)|(?:ich|wir) (?:will|wollen|möchten?|muss|müssen|soll(?:en|te|ten)?)(?: (?:noch|gerne?|unbedingt))*|(?:ich|wir) (?:habe|haben)|noch|muss|müssen)\s+)+/i,
  copula: /^(?:ist|sind|war|waren|wird|werden|wurde|wurden|bleibt|gilt|liegt|steht|liegen|stehen|muss|müssen)$/i,
  ability: /^(?:darf|dürfen|kann|können|könnte|weiß)$/i,
  less: /(?<!\bin )\bweniger\b|\b(?:nicht mehr|keine?n? .+ mehr|nie mehr)\b/i,
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
