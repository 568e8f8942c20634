import type { Lexicon } from './lexicon.ts';

export const de: Lexicon = {
  organise:
    'organisier*, veranstalt*, auf die beine stellen, ausricht*, feier*, abhalten, planen, plane, durchfuhren, vorbereiten, ausrufen, gestalten',
  learn: 'lernen, lerne, erlernen, beherrschen, konnen, beibringen, uben, besser werden in',
  learnTo: '[a-z]+(?:en|eln|ern) lernen, lernen … zu [a-z]+en, [a-z]+en konnen',
  use: 'zurechtkommen mit, klarkommen mit, zurechtfinden in, benutzen, bedienen, umgehen, arbeiten mit, umgang mit, nutzen, mit eine[mr] … arbeiten',
  understand:
    'grundkenntnisse, kenntnisse, verstehen, begreifen, mehr uber … (?:wissen|lernen|erfahren), mehr uber, etwas uber, auskennen, selbststudium, einarbeiten, studieren, grundlagen, wissen uber, bestimmen, erkennen, unterscheiden, befassen, beschaftigen mit',
  fix: 'reparier*, flicken, abdichten, instand setzen, instandsetzen, in ordnung bringen, wieder zum laufen, wieder gehen, wieder funktionier*, wieder laufen, wieder ganz, wieder spielbar, restaurier*, ausbessern, kleben, richten, reparatur, entstopfen, erneuern',
  train: 'gewohnen, trainier*, beibringen, erziehen, abgewohnen, zahmen, zusammenfuhren, vergesellschaften, lernen',
  apply:
    'beantrag*, antrag, anmelden, besorgen, einreichen, eintragen lassen, genehmig*, bewerben um, anfordern, einburgern, widerspruch, einspruch, verlangern',
  pass: 'bestehen, schaffen, vorbereiten auf, ablegen, machen',
  retake:
    'nochmal (?:ran|antreten|machen|schreiben|versuchen), noch mal (?:ran|antreten|machen|schreiben), zweite[nr]? versuch, dritte[nr]? versuch, zweiten anlauf, wiederholungsprufung, nachprufung, nachschreib*, prufung … (?:wiederholen|nochmal), diesmal … (?:bestehen|schaffen), wiederholen',
  convert:
    'umbauen, umbau, umwandeln, verwandeln, umnutzen, upcyceln, aus (?:de[mnr]|eine[mr]|meine[mr]|unsere[mr]|alten) … (?:machen|bauen|wird|werden)',
  save: 'sparen, ansparen, zurucklegen, zusammenbekommen, zusammensparen, beiseitelegen, zur seite legen',
  pay: 'abbezahlen, zuruckzahlen, abzahlen, bezahlen, tilgen, schulden, schulde',
  perform:
    'vortragen, vorspielen, vorsingen, auffuhren, singen, spielen, aufsagen, rezitieren, tanzen, auftreten, vorlesen',
  visit:
    'besuchen, besichtigen, ablaufen, abwandern, fotografieren, probieren, sehen, abfahren, besteigen, erwandern, wandern, essen, kosten, testen, abklappern, schwimmen, bereisen, durchlaufen, zeichnen',
  make: 'bau, machen, selber bauen',
  craft:
    'bauen, basteln, nahen, schnitzen, stricken, hakeln, schreinern, tischlern, schmieden, schweissen, weben, drechseln, entwerfen, sticken, zimmern, topfern, anfertigen, herstellen',
  create:
    'zeichnen, malen, fotografieren, komponieren, illustrieren, drehen, filmen, aufnehmen, schreiben, gestalten, drucken',
  write: 'schreiben, verfassen, formulieren, aufschreiben, fertigschreiben, ubersetzen, texten',
  publish: 'drucken, veroffentlichen, herausbringen, herausgeben, publizieren, ausstellen, online stellen',
  decide:
    'entscheid*, was ich … soll, studienwahl, entschliessen, ob ich, ob wir, mir klar werden, klarheit, abwagen, auswahlen, soll ich, welche[rsn]? … (?:wahlen|nehmen|passt)',
  buy: 'kaufen, anschaffen, kauf, aussuchen, zulegen, gebraucht*',
  clear:
    'ausraumen, aufraumen, entrumpeln, sortieren, ordnen, aussortieren, ausmisten, auflosen, katalogisieren, raumen, verkleinern, leeren, durchsehen, sichten',
  record:
    'aufzeichnen, aufnehmen, sammeln, dokumentieren, festhalten, aufschreiben, interviewen, befragen, bewahren, archivieren, retten',
  found: 'grunden, aufbauen, ins leben rufen, starten, aufziehen, wiederbeleben, anfangen, einrichten',
  care: 'unterstutz*, helfen, hilfe, pflegen, kummern, begleiten, beistehen, versorgen, betreuen, entlasten, fur … da sein, betreuung, pflege regeln',
  win: 'gewinnen, verkaufen, vermarkten, loswerden, an den mann bringen, werben',
  quit: 'aufhor*, verzichten, weniger, kein* … mehr, abgewohnen, loskommen, reduzieren, nicht mehr, einschranken, ohne … (?:leben|auskommen), sein lassen, schluss mit, bleiben lassen, weg von',
  setUp:
    'einrichten, aufsetzen, automatisier*, installier*, programmier*, umziehen, umsteigen, exportieren, wegziehen, aufbauen, umstellen, migrieren, sichern, wechseln, hosten, bauen',
  grow: 'anpflanzen, pflanzen, anlegen, herrichten, ziehen, anbauen, aussaen, verwilder*, rekultivier*, freischneiden, bepflanzen, wiederherstellen, roden, renaturier*, zuchten, umgraben, jaten, schneiden',
  move: 'umziehen, ziehen, umzug, auswandern, ubersiedeln, umsiedeln',
  cook: 'einkochen, einmachen, kochen, backen, bekochen, auftischen, zubereiten, grillen, brauen',
  travel:
    'grab, reisen, reise, fahren, fahrt, ausflug, *ausflug, *reise, pilger*, wallfahrt, *fahrt, wochenende in, urlaub, tour, begleiten nach, nach … (?:reisen|fahren|bringen|begleiten), interrail',
  return: 'wieder, zuruck, zuruckkehren, erneut, wiedereinstieg, wieder einsteigen, wieder anfangen',
  research:
    'herausfinden, rausfinden, recherchier*, erforschen, nachforschen, aufspuren, ermitteln, klaren, wer … (?:war|baute|gebaut|wohnte), wem … gehorte, was aus … (?:wurde|geworden), ahnenforschung, nachgehen, auf den grund',
  campaign:
    'burgerinitiative, petition, durchsetzen, erreichen dass, die (?:stadt|gemeinde|schule) … (?:uberzeugen|dazu bringen), verhindern, retten, verkehrsberuhig*, unterschriften, einsetzen fur, kampfen, gegen den bau',
  reconcile:
    'verhaltnis zu, klarkommen, streiten, streit, besser … verstehen, frieden schliessen, versohn*, vertragen, aussohn*, naher kommen, naherkommen, beziehung, vertrauen, besser auskommen, klarkommen mit, mehr zeit mit, verzeihen, geduldiger, aussprechen mit, kontakt zu, ehe, besserer vater, bessere mutter, zuhoren, frieden schliessen, entschuldigen',
  change:
    'senken, steigern, verbessern, erhohen, verringern, runter, drucken, halbieren, verdoppeln, reduzieren, unter \\d+, auf \\d+, von \\d+ auf, bringen',
  end: 'als [a-z]+ aufhoren, amt abgeben, ubergeben, abgeben, aufgeben, schliessen, auflosen, kundigen, zurucktreten, beenden, nachfolg*, weitergeben, abwickeln, einstellen, niederlegen',
  find: 'einstellen, engagieren, holen, finden, suchen, kennenlernen, kennen lernen, bekommen, kriegen, anschluss, treffen, auftreiben',
  teach:
    'beibringen, unterricht*, zeigen wie, zeigen, erklaren, nachhilfe, einarbeiten, anleiten, lehren, uben mit, helfen bei',
  exercise:
    'paddeln, laufen, schwimmen, klettern, wandern, radeln, rad fahren, rudern, joggen, besteigen, skifahren, tanzen, spielen, turnen, reiten, heben, durchqueren, fahren, tauchen, schaffen',
  handle:
    'verwenden, dehnen, trinken, einnehmen, nehmen, lesen, zeichnen, uben, schreiben, giessen, spazieren, machen, putzen',

  recurring: 'jeden monat, monatlich, einmal im monat, jede woche, wochentlich, regelmassig',
  subject:
    '*logie, *nomie, physik, chemie, *geschichte, *kunde, mathematik, mathe, philosophie, recht, *theorie, botanik, wein, sterne, politik, statistik, genetik, *wissenschaft*, elektronik, logik, ethik, religion, kultur, selbststudium',
  event:
    '*fest, *feier, *turnier, *ausstellung, tag der offenen tur, *jubilaum, *geburtstag, *umzug mit, *umzuge, laternenumzug, umzug durch, *zeremonie, *markt, *flohmarkt, *basar, *konzert, *abend, *einweihung, *taufe, *treffen, *tagung, *workshop, *party, *empfang, *lesung, *wettbewerb, *hochzeit, *beerdigung, *trauerfeier, *gedenkfeier, *picknick, *rallye, *schnitzeljagd, *tombola, *tauschborse, *sommerfest, *freizeit, *lager, *seminar, *versteigerung, *eroffnung, *abschied, *verabschiedung, *filmabend, *lauf fur',
  hand: 'pfeifen, knoten, knupfen, schnitzen, jonglieren, sense, sensen, dengeln, scharfen, schleifen, einrad, weben, falten, origami, zaubern, kartentricks?, bumerang, loten, jodeln, rad schlagen, slackline, kalligraf*, kalligraph*, bogenschiessen, hakeln, stricken, flechten, stopfen, sticken, spleissen, steine springen, werfen, spinnen, handstand, filzen, korbflecht*, buchbinden, schmieden, mauern, verputzen, stelzen, gebardensprache, drechseln, feuer machen, eislaufen, ruckwarts einparken, topfern, melken, zauberwurfel, haare schneiden, handschrift',
  animal:
    '*hund, *hundes, hundin, *welpe*, *katze*, *kater, *pferd, *pony, papagei*, wellensittich*, kaninchen, huhner, ziegen?, schafe?, esel, frettchen, ratten?, meerschweinchen, kuh, hamster, stute, hengst, fohlen, dackel, terrier, labrador, sittich*, vogel',
  misbehaviour:
    'allein bleiben, alleine bleiben, allein zu bleiben, alleine zu bleiben, allein, alleine, bellen, bellt, zieht, leine, beissen, kratz*, springt, anspringen, gewohnen, ruckruf, kommt, transportbox, verladen, hanger, angst, sitz, platz, stubenrein, jault, aneinander, besuch, autofahren, silvester, tierarzt, tricks?, horen, gehorcht, gehorchen, verstehen sich, vertragen, katzenklo',
  exam: '*prufung, *prufungen, *examen, *test, *schein, *zertifikat, *fuhrerschein, *klausur, *abschluss, *abitur, *diplom, *pruefung, zulassung, b1, b2, c1, *patent, eignungstest, aufnahmeprufung, lizenz, sachkundenachweis',
  failed: 'durchgefallen, gefallen, nicht bestanden, versemmelt, verhauen, vergeigt, versiebt',
  document:
    '*antrag, *genehmigung, *erlaubnis, *urkunde, *staatsburgerschaft, *visum, *lizenz, *bescheinigung, *ausweis, *pass, *rente, *geld vom amt, wohngeld, elterngeld, pflegegrad, zuschuss, *forderung, *akte, denkmalschutz, einburgerung, schrebergarten, kleingarten, grundbuch, *register, *baugenehmigung, aufenthaltstitel, *bescheid, amt, behorde, stipendium, steuererklarung, schwerbehindertenausweis, parkausweis, *patentamt, namensanderung, erstattung, ruckerstattung, einspruch',
  money:
    '\\d[\\d.,]*\\s?(?:€|euro|eur|franken|chf), €\\s?\\d[\\d.,]*, geld, schulden, kredit, raten, anzahlung, rechnung, summe, tausend euro, darlehen, dispo',
  piece:
    '*lied, *lieder, *gedicht, *stuck, *arie, *duett, *sketch, *monolog, *ballade, *sonate, *walzer, *tanz, *choral, *puppenspiel, *solo, *psalm, *prelude, *song',
  audience:
    'auf der hochzeit, auf der feier, bei der hochzeit, bei der feier, zum geburtstag, zur hochzeit, vor publikum, auf der buhne, vor der familie, auf dem *fest, an der hochzeit, zur beerdigung, bei der trauerfeier, vor leuten, in der kirche, beim *konzert, am geburtstag, vor allen, beim *fest, auf der beerdigung',
  everyOne:
    'alle[rn]? \\d+, alle (?!tage|wochen|zwei|paar|monate|jahre|leute|moglich)[a-z]+, jede[nrs]? (?!tag|abend|morgen|woche|monat|nacht|sonntag|samstag|montag|dienstag|mittwoch|donnerstag|freitag|mittag|einzelnen tag|fall|zweiten)[a-z]+, samtliche',
  daily:
    'jeden (?:tag|abend|morgen|mittag|sonntag|samstag|montag), jede (?:nacht|woche), taglich, regelmassig, am tag, pro tag, gewohnheit, angewohnen, morgens, abends, (?:drei|zwei|vier|\\d) ?mal (?:die|pro|in der) woche, dranbleiben, ofter, vor dem schlafen, nach jedem essen',
  series:
    '*fotoserie, serie, *serie, zyklus, reihe, (?:\\d+|zwei|drei|vier|funf|sechs|sieben|acht|neun|zehn|elf|zwolf|funfzehn|zwanzig|dreissig|vierzig|funfzig|hundert) (?:[a-z]+ ){0,1}(?:*bilder|*zeichnungen|*gedichte|*fotos|*schnitte|*portrats|*collagen|*folgen|*karten|*aquarelle|*geschichten|*lieder|*skizzen|*drucke|*texte|*turen|*haikus|*masken)',
  art: '*bilder, *zeichnungen, *gedichte, *fotos, *schnitte, *portrats, *collagen, *aquarelle, *skizzen, *haikus, *comics, *geschichten, *lieder, *drucke, *folgen',
  item: 'puppenhaus, schaukelpferd, wiege, spielzeug, puppe, lampe, laterne, skulptur, sonnenuhr, vogelhaus, vogelhauschen, nistkasten, insektenhotel, schmuck, armband, ohrringe, kerzen?, seifen?, maske, drachen, mosaik, kranz, korb, schale, becher, vase, hocker, stuhl, regal, schachbrett, fahne, teppich, kissen, hut, kleid, hemd, schal, krippe, trommel, flote, paddel, kanu, floss, schlitten, seifenkiste, aus (?:holz|leder|ton|filz|papier)',
  digital:
    '*server, nas, google, icloud, cloud, *webseite, website, homepage, datenbank, *tabelle, linux, windows, *mails?, postfach, raspberry*, backup, datensicherung, domain, app, skript, online, smart home, wlan, netzwerk, nextcloud, android, iphone, whatsapp, festplatten?, blog, wiki, digital*, rechnungen, fotos von',
  transition:
    'alleinleben, ankommen in, neuen stadt ankommen, ruhestand, rente gehen, in rente, pensionier*, neuanfang, neuen alltag, neuer alltag, lebensabschnitt, allein leben, allein zu leben, alleine leben, nach der trennung, nach der scheidung, kinder aus dem haus, einleben, tagesstruktur, struktur in, zurechtfinden, nach dem auszug, umbruch, fuss fassen, nach der ruckkehr, jobverlust, nach dem tod, neu anfangen, von vorn anfangen, rhythmus',
  work: 'buro, bei der arbeit, im job, meetings?, besprechung*, sitzung*, chef, chefin, kolleg*, team, arbeitsplatz, kunden, feierabend, beruflich, uberstunden, mails, vorgesetzte*',
  conduct:
    'nein sagen, nein zu sagen, wort ergreifen, zu wort, melden, unterbrech*, grenzen, feedback, punktlich, aufschieben, prokrastin*, um hilfe bitten, delegier*, abschalten, durchsetzen, konzentrier*, kritik, widersprechen, antworten, selbstbewusst*, ja sagen, zuhoren, ruhig bleiben, prasentier*, nein, den mund aufmachen, etwas sagen',
  illness:
    'schlaganfall, *krebs, chemo*, demenz, alzheimer, parkinson, depression*, *operation, unfall, krank*, *krankheit, behinder*, blind, krankenhaus, pflegebedurftig*, herzinfarkt, hospiz, hufte, rollstuhl, verwitwet, diagnose, palliativ*, ms',
  person:
    '(?:mein|meine|meinen|meinem|meiner|meines|unser|unsere|unseren|unserem|unserer|eine|einen|einer|einem) (?:[a-z]+ )?(?:mutter|vater|eltern|oma|opa|grossmutter|grossvater|schwester|bruder|sohn|tochter|kind|kinder|kindern|kindes|frau|mann|partner|partnerin|freund|freundin|freunde|freunden|onkel|tante|cousin|cousine|nachbar|nachbarin|nachbarn|nichte|neffe|enkel|enkelin|enkelkind|patenkind|kollegin|kollege|chef|chefin|mitbewohner|schwiegermutter|schwiegereltern|ex|sohnes|team|azubi), oma, opa, mama, papa',
  collection:
    '*sammlung, kisten, *archiv, papiere, *werkstatt, dachboden, speicher, keller, schuppen, garage, dias, briefe, schallplatten, bucher, *bibliothek, briefmarken, nachlass, erbe, sachen, werkzeug, kleider*, schrank, schranke, lager, akten, dokumente, unterlagen, munzen, stoffe, wolle, kuche, atelier, buro, spielzeug, negative, noten, kostume, wohnung, zimmer, haushalt, haus, arbeitszimmer',
  heritage:
    '*geschichten, *lieder, *rezepte, dialekt, mundart, *erinnerungen, *spruche, flurnamen, *reime, *sagen, *marchen, *handwerk, *brauche, *tradition*, lebensgeschichte, *wissen, zeitzeugen, *melodien, plattdeutsch, *namen',
  friends:
    'nachbarn im neuen, neuen nachbarn, andere (?:eltern|musiker|familien|laufer|mutter|vater), freunde, freundeskreis, leute zum, anschluss, niemanden, menschen kennenlernen, gleichgesinnte, mitspieler, mitmusiker, trainingspartner, laufpartner, einsam, bekannte, spielkameraden, kenne keinen',
  ground:
    '*garten, *hecke, *teich, *wiese, *rasen, obstwiese, brombeeren, *beet, *beete, boschung, grundstuck, *acker, *feld, boden, streuobst*, wald, terrasse, gewachshaus, unkraut, efeu, obstbaume?, apfelbaume?, innenhof, vorgarten, balkon, weinberg, parzelle, brache, hof begrunen, baume',
  injury:
    '*verletzung, verletzt, *operation, *op, *bruch, gebrochen, *riss, bandscheibenvorfall, long covid, lungenentzundung, herzinfarkt, schlaganfall, *zerrung, gehirnerschutterung, achillessehne*, meniskus*, kreuzband*, knieprothese, huftprothese, chemo*, krankheit, unfall, sturz, schulter*, sehnenentzundung, burnout, corona, reha',
  group:
    '*verein, *kreis, *gruppe, *chor, band, *treff, stammtisch, *club, *klub, initiative, genossenschaft, *runde, spieleabend, ensemble, orchester, *kollektiv, netzwerk, elterninitiative, lesekreis, repaircafe, krabbelgruppe, selbsthilfegruppe, *mannschaft, *team',
  customers:
    'meine ersten, erste[nr]? verkauf, kunden, kundinnen, kundschaft, kaufer, auftrage, bestellungen, buchungen, abonnenten, schuler fur, klienten, abnehmer, erste verkaufe, wochenmarkt, kursteilnehmer',
  broken:
    'tropf*, undicht*, leck*, kaputt*, defekt*, quietsch*, klemm*, wackel*, gerissen*, riss, verstopft*, geht nicht, funktioniert nicht, springt nicht an, knarr*, zerbrochen*, rostig*, locker*, morsch*, verstimmt*, steht still, stehengeblieben, lauft nicht mehr, feucht*',
  text: '*rede, *brief, *artikel, *aufsatz, *kurzgeschichte, *drehbuch, *nachruf, *bericht, *roman, *buch, *memoiren, *gedicht, *liedtext, *theaterstuck, *handbuch, *anleitung, *chronik, *gelubde, *bachelorarbeit, *masterarbeit, *doktorarbeit, *hausarbeit, *biografie, *krimi, *predigt, *text, *marchen, *kolumne, *leserbrief, *ansprache, *bewerbung, *exposé, *geschichte',
  tool: '*software, kassensystem, drechselbank, programm, excel, blender, photoshop, lightroom, gimp, figma, cad, autocad, fusion 360, sketchup, freecad, davinci, premiere, indesign, inkscape, notion, obsidian, ableton, drehbank, nahmaschine, overlock, 3d-drucker, 3d drucker, lasercutter, kamera, spiegelreflex*, drohne, teleskop, metalldetektor, kettensage, oberfrase, tischkreissage, mikroskop, synthesizer, power bi, latex, git, sql, tabellenkalkulation, sap, qgis, unity, webstuhl, smartphone, tablet, screenreader, siebtragermaschine, kompass, pivot*',
  meal: 'chutney, marmelade, glaser, suppe, platzchen, *essen, *menu, *torte, *kuchen, *buffet, *braten, *dinner, *gang-menu, *gange, brunch, *gans, *platzchen, *mahl, *fruhstuck fur, *suppe fur, raclette',
  guests:
    'gaste, \\d+ (?:leute|personen|gaste), fur (?:acht|zehn|zwolf|zwanzig|dreissig|sechs|\\d+), schwiegereltern, zum geburtstag, zur hochzeit, fur die (?:hochzeit|taufe|familie|feier), an weihnachten, zu weihnachten, fur die ganze',
  community:
    'haltestelle, km/h, gehweg, hausordnung, hausgemeinschaft, regel, rampe, gemeinde, gemeinderat, stadtrat, burgermeister*, rathaus, unsere strasse, unserer strasse, unser dorf, unserem dorf, unserer stadt, viertel, kiez, tempo 30, zebrastreifen, radweg, spielplatz, bushaltestelle, buslinie, verkehr, fahrradstrasse, offentliche toilette, sitzbank, strassenbeleuchtung, mull, larm, dorfladen, bucherei, schwimmbad, freibad, jugendzentrum, ampel, stadtpark, anwohner, schulweg, schulhof',
  challenge:
    '\\d+ ?(?:km|kilometer|m|meter|bahnen|kg|liegestutze|klimmzuge|minuten am stuck), marathon, halbmarathon, triathlon, alpenuberquerung, alpen, gipfel, zugspitze, jakobsweg, klimmzug*, liegestutz*, handstand, spagat, plank, ohne pause, am stuck, freiwasser, bodensee, rennen, wettkampf, mont blanc, durchschwimmen, eisbaden, hindernislauf, radmarathon, weitwander*, unter \\d+ minuten',
  measure:
    'ubergewicht*, zu dick, zu schwer, zu fett, worter pro minute, *schnitt auf, cholesterin*, blutdruck, blutzucker, ruhepuls, gewicht, korperfett, bmi, bauchumfang, vo2max, tippgeschwindigkeit, anschlage, elo, dwz, handicap, schufa, notendurchschnitt, note, stromverbrauch, stromkosten, stromrechnung, energieverbrauch, heizkosten, wasserverbrauch, co2*, bildschirmzeit, verbrauch, bestzeit, lesegeschwindigkeit, eisenwert, vitamin d, harnsaure, lebensmittelabfall, mullmenge, werte, punktzahl, leberwerte',
  place:
    'aufs land, ans meer, in die stadt, ins ausland, nach [a-z]+, in eine kleinere, in eine grossere, in ein, in eine wg, zu meine[rm], in die nahe, hausboot',
  job: 'putzhilfe, putzfrau, haushaltshilfe, gartner*, handwerker*, steuerberater*, anwalt, anwaltin, *lehrerin, *lehrer, pflegekraft, babysitter*, kinderfrau, *stelle, *job, ausbildung*, *praktikum, *wohnung, *zimmer, *kitaplatz, kita-platz, kindergartenplatz, therapieplatz, therapeut*, pflegeplatz, *hausarzt, atelierplatz, *atelier, stellplatz, zahnarzt, *lehrstelle, wg, *platz im, *studienplatz, tagesmutter, *anstellung, arbeit als, *proberaum, nachmieter, verlag, arbeit, *posten, *amt, *vorsitz, ehrenamt',
  business: 'unternehmen, firma, geschaft, startup, selbststandig*, einkommen, karriere, beruf, gewerbe',
  language:
    'englisch, spanisch, franzosisch, deutsch, italienisch, portugiesisch, japanisch, chinesisch, koreanisch, arabisch, russisch, schwedisch, norwegisch, danisch, niederlandisch, polnisch, turkisch, griechisch, latein, tschechisch, ukrainisch, sprache',
};
