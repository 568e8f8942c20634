import type { Lexicon } from './lexicon.ts';

const endings: Readonly<Record<string, readonly string[]>> = {
  er: ['e', 'es', 'ent', 'ons', 'é', 'ée', 'és', 'ées'],
  ir: ['is', 'it', 'issent', 'issons', 'i', 'ie', 'ies'],
  re: ['s', 't', 'ent', 'ons', 'u', 'ue', 'us', 'ues'],
};

/** The forms of regular verbs: infinitive, present and participle. */
const regular = (infinitives: string) =>
  infinitives
    .split(' ')
    .flatMap((verb) => [verb, ...endings[verb.slice(-2)]!.map((ending) => verb.slice(0, -2) + ending)])
    .join(' ');

export const french: Lexicon = {
  verbs: {
    permission: [regular('accorder approuver autoriser consentir valider'), 'accord permet permettent permettre'].join(
      ' ',
    ),
    person: [
      regular('accepter accompagner aider appeler consoler contacter convier encourager épauler'),
      regular('impliquer inviter mobiliser pardonner participer persuader recommander réconcilier'),
      regular('réconforter recruter remercier rencontrer solliciter soutenir téléphoner'),
      'aide appell* convainc* embauch* excus* parle parlent parler prêtent prêter réunir venir viennent',
      'vient',
    ].join(' '),
    perform: [regular('chanter danser jouer raconter réciter'), 'joue jouent lire lisent lit'].join(' '),
    record: regular('enregistrer filmer interroger interviewer tourner'),
    write: [
      regular('annoter composer corriger noter peaufiner rédiger reformuler relire résumer transcrire'),
      'écrire écris écrit écrite écrites écrits écrivent réécrire réécrit réécrite relu* tradui* transcri*',
    ].join(' '),
    make: [
      regular('accrocher assembler bricoler broder carreler clouer coller construire coudre créer'),
      regular('crocheter décorer découper dessiner encadrer enduire fabriquer filer forger graver'),
      regular('imprimer installer marteler modeler monter mouler ourler peindre plier poncer poser'),
      regular('relier repeindre scier sculpter souder tapisser teindre tisser transformer tresser'),
      regular('tricoter vernir visser'),
      'construi* coud couds cousent cousu cousue cousues cousus peint peinte peintes peints repeint',
      'repeinte repeintes repeints',
    ].join(' '),
    buy: [
      regular('acheter chercher commander dénicher emprunter livrer louer procurer trouver'),
      'acquis arrive arrivé arrivée arrivées arrivent arrivés',
    ].join(' '),
    book: [
      regular('réserver'),
      'calé calée fixé fixée fixées fixés planifié planifiée programmé programmée programmées programmés',
    ].join(' '),
    money: [
      regular('cofinancer cotiser coûter économiser épargner financer payer placer rembourser solder'),
      regular('verser virer'),
      'comblé paie paient remboursé',
    ].join(' '),
    paper: [
      regular('assurer attester authentifier candidater certifier contester déclarer déposer homologuer'),
      regular('immatriculer légaliser notifier parapher postuler réclamer résilier signer'),
      'inscri* prononcé rempli* renouvel* souscri*',
    ].join(' '),
    skill: [regular('conduire grimper maîtriser nager patiner pratiquer répéter skier'), 'condui*'].join(' '),
    learn: [
      regular('assimiler étudier mémoriser rechercher réviser'),
      'apprend apprendre apprends apprennent appris* comprend* compris* connaî* connais ficher sait savoir',
    ].join(' '),
    exam: [regular('passer réussir'), 'diplômé diplômée réuss*'].join(' '),
    event: [regular('baptiser célébrer enterrer fêter inaugurer incinérer'), 'déroul* lieu'].join(' '),
    collect: [
      regular('collecter compiler identifier lister localiser rassembler recenser récupérer retrouver'),
      'recueil* réuni réunie réunies réunis',
    ].join(' '),
    check: [
      regular('contrôler dépister essayer évaluer examiner inspecter mesurer peser stériliser tester'),
      regular('vacciner vérifier'),
    ].join(' '),
    repair: [
      regular('affûter calfeutrer colmater déboucher dépanner détartrer détendre entretenir fonctionner'),
      regular('huiler isoler jointoyer purger raboter rafistoler ramoner reboucher recoller recoudre'),
      regular('regonfler remplacer rénover réparer resserrer restaurer retaper'),
      'étanche* fuient fuit marche marchent révisé',
    ].join(' '),
    change: [
      regular('bouger coucher dîner entraîner manger marcher méditer réveiller'),
      'courir cours couru dormi dormir dors dort levé lève lever',
    ].join(' '),
    digital: [
      regular('archiver configurer copier dématérialiser désinstaller formater héberger migrer'),
      regular('numériser paramétrer programmer publier sauvegarder scanner synchroniser télécharger'),
      regular('transférer uploader'),
      'ligne',
    ].join(' '),
    food: [
      regular('congeler cuisiner fermenter griller mijoter pâtisser rôtir'),
      'cuire cuit* sert servent servi servie servies servir servis',
    ].join(' '),
    travel: [regular('camper explorer randonner visiter voyager'), 'aller découvr* parcourir'].join(' '),
    clear: [
      regular('classer débarrasser déblayer dégager démonter désencombrer écouler emballer empaqueter'),
      regular('évacuer jeter liquider ranger recycler trier vendre vider'),
      'donné donnée donner donnés jett* parti partie parties partis',
    ].join(' '),
    clean: [
      regular('aspirer astiquer balayer briquer brosser dégivrer dépoussiérer désherber désinfecter'),
      regular('frotter laver nettoyer récurer repasser'),
      'propre propres',
    ].join(' '),
    photo: regular('photographier'),
    reach: [regular('améliorer augmenter dépasser doubler gagner'), 'arriver attein* perd*'].join(' '),
    teach: regular('apprivoiser dresser éduquer enseigner expliquer former montrer'),
    decide: [
      regular('choisir comparer décider définir déterminer négocier sélectionner trancher'),
      'convenu convenue répart* tranché',
    ].join(' '),
    stop: [regular('arrêter cesser éviter limiter'), 'rédui*'].join(' '),
    grow: [
      regular('arroser bouturer cultiver élaguer élever fleurir greffer planter pousser rempoter'),
      regular('repiquer semer tailler'),
      'récolte récolter',
    ].join(' '),
    have: [
      regular('apporter demander'),
      'a avoir besoin donne donnent faut fourni fournie fournir fournis obten* obtien* ont reç* recev*',
    ].join(' '),
    do: [
      regular('achever actualiser boucler changer commencer démarrer déménager effectuer emménager'),
      regular('envoyer fermer finaliser organiser ouvrir planifier préparer régler rendre supprimer'),
      regular('terminer traiter'),
      'complet complét* complète complètes complets faire fais fait faite faites faits fini finie finies',
      'finir finis finit mettre mis mise ouvert ouverte ouvertes ouverts prêt prête prêtes prêts récolté',
      'récoltée récoltées récoltés refait refaite refaites refaits rendu rendue résolu résolue',
    ].join(' '),
  },
  nouns: {
    permission: 'accord approbation autorisation* dérogation* permission*',
    check: [
      'bilan contrôle dépistage diagnostic* échographie essai essais expertise filage inspection inventaire',
      'répétition répétitions test tests vaccin*',
    ].join(' '),
    exam: [
      'agrégation b1 b2 bac bafa brevet c1 capes certification code concours dalf delf examen* niveau',
      'partiels permis rattrapages toeic',
    ].join(' '),
    paper: [
      'abonnement* acte actes adoption adresse affiliation allocation* apa apl assurance* attestation* bail',
      'caf candidature* certificat* chômage constat contrat* convention crèche curatelle déclaration*',
      'demande demandes démission divorce document documents domiciliation dossier* émargement formulaire*',
      'garantie handicap homologation immatriculation impôt impôts inscription* invalidité justificatif*',
      'kbis licence* mandat mdph micro-entreprise mutuelle nationalité naturalisation pacs papiers',
      'passeport* pension préavis procuration procurations recours relogement requête résiliation retraite',
      'rsa rupture séparation signature* statuts succession testament titre titres tutelle visa visas',
    ].join(' '),
    notice: [
      'affiche affiches annonce annonces avis bannière* brochure* étiquette* faire-part flyer* invitation*',
      'pancarte* plaquette prospectus règlement règles tract tracts',
    ].join(' '),
    write: [
      'article* biographie chapitre* compte-rendu cv discours éloge histoire* lettre* livret* manuscrit',
      'mémoire oraison parole paroles poème* programme rapport rapports récit récits roman scénario sketch',
      'texte* thèse toast vœux',
    ].join(' '),
    photo: 'images photo* portrait*',
    record: 'clip documentaire enregistrement* entretien* film films interview* podcast* témoignage* vidéo*',
    food: [
      'apéritif apéro biscuits boisson* brioche buffet café collation confiture* crêpes déjeuner dîner',
      'galettes gâteau* goûter levain menu menus pain petit-déjeuner pique-nique pizza* quiche* recette*',
      'repas sandwich* soupe tarte* traiteur',
    ].join(' '),
    book: [
      'airbnb auberge benne billet* camion camionnette camping chalet chapelle coiffeur colonie crématorium',
      'créneau* date* déménageurs dentiste église ferry fisio gîte hébergement hôtel* irm kiné local',
      'location médiation minibus opération ophtalmo orthodontiste ostéo pédicure rdv rendez-vous',
      'réservation* restaurant salle* séjour stage taxi traversée van vol vols',
    ].join(' '),
    money: [
      'argent bourse budget* cagnotte caution coût* crédit* découvert dette* devis don dons économies',
      'épargne euros financement fonds frais hypothèque loyer* mécène* prêt prêts salaire sponsor*',
      'subvention* tarif trésorerie',
    ].join(' '),
    collect: 'adresses bulletins collection contacts coordonnées factures liste* reçus relevés tickets',
    event: [
      'ag anniversaire assemblée atelier* bal banquet baptême barbecue braderie brocante brunch cérémonie*',
      'colloque concert* cousinade crémaillère crémation défilé enterrement exposition festival fête fêtes',
      'fiançailles foire hommage inauguration inhumation journée* kermesse loto mariage match messe noces',
      'obsèques ouverture parade pendaison pot première procession rassemblement rencontre réunion',
      'réveillon salon séance soirée spectacle* tombola tournage tournoi* veillée vente vernissage',
      'vide-grenier vide-greniers',
    ].join(' '),
    person: [
      'accompagnateur* aidant* aide-ménagère aide-soignante ami amie amies amis anciens animateur*',
      'animatrice* apprenti apprentis arbitre* architecte artisan artisans auteur auxiliaire avocat*',
      'baby-sitter babysitter beau-frère beau-père belle-mère belle-sœur bénévole* boulanger bricoleur* bru',
      'candidat candidats carreleur chanteur* chanteuse* charpentier chauffeur chorale chorégraphe coach',
      'collègue* comptable conjoint* conseiller* conseillère copain* copine* cousin* couturière* couvreur',
      'cuisinier* curé danseur* danseuse* dj docteur électricien* élève* éleveur* employeur enfant*',
      'entraîneur* expert* famille* fille filles fils formateur* frère* garagiste garant garants gendre',
      'gendres grand-mère grand-père grands-parents groupe guitariste* habitants infirmier* infirmière*',
      'ingénieur instituteur interprète invités jardinier* juge jumeaux kinésithérapeute locataire* maçon',
      'maire maîtresse maman mamie maraîcher mari marraine mécanicien médecin médiateur* mémé menuisier',
      'mère moniteur* musicien* neveu* nièce* notaire nounou nourrice oncle organisateur* organiste',
      'orthophoniste ostéopathe papa papi papy parents parrain parrains partenaire* pédiatre peintre pépé',
      'père personnes photographe* pianiste plombier* prof professeur* profs psy quelqu quelqu’un',
      'remplaçant* réparateur repreneur responsable* salarié* secrétaire serrurier sœur sœurs soliste*',
      'stagiaire* successeur* surveillant* tante témoin* traducteur* traductrice trésorier* trésorière',
      'tuteur* vendeur* vétérinaire voisin voisine voisines voisins',
    ].join(' '),
    digital: [
      'antivirus application applications blog box clavier cloud compte comptes courriel données drive',
      'dropbox facebook fibre fichiers icloud imprimante instagram internet linkedin logiciel mail mails',
      'messagerie newsletter ordi ordinateur* pc portable sauvegarde sauvegardes serveur site sites',
      'smartphone tablette usb wifi',
    ].join(' '),
    repair: [
      'carrosserie chasse chaudière chauffage crevaison cumulus disjoncteur écoulement embrayage évier',
      'fissure* freins fuite* fusible* gouttière* humidité infiltration* interrupteur* joint joints lavabo',
      'moisissure* moteur panne plomberie pneu pneus poignée radiateur* robinet* serrure siphon store* toit',
      'toiture tuyau* volet*',
    ].join(' '),
    clear: [
      'bazar buanderie cave combles débarras décharge déchets déchetterie dressing encombrants garage',
      'gravats grenier ordures placard placards poubelle*',
    ].join(' '),
    clean: 'lessive linge ménage poussière repassage vaisselle vitres',
    travel: [
      'balade circuit croisière escapade excursion itinéraire périple rando randonnée* road-trip trajet',
      'vacances voyage voyages',
    ].join(' '),
    make: [
      'album banc bancs bibliothèque boîte* cabane cadre* clôture collage costume* couronne* coussin* décor',
      'décoration décorations décors déguisement* doudou établi étagère* fresque jardinière* lampion*',
      'maquette* marionnette* masque* mosaïque nichoir* panneau* patchwork pergola plaque plaques',
      'poulailler scène serre tapisserie terrasse',
    ].join(' '),
    skill: [
      'accords chanson* choré chorégraphie crawl danse gamme gammes jonglage morceau morceaux partition*',
      'prononciation tractions',
    ].join(' '),
    learn: [
      'alphabet bases conjugaison cours fiches grammaire leçon leçons notions révisions solfège théorie',
      'vocabulaire',
    ].join(' '),
    reach: 'abonnés clients kg kilomètres kilos km marathon points semi-marathon trail',
    grow: [
      'abeilles arbre* arbustes aromatiques basilic boutures bulbes compost courgettes fraisiers',
      'framboisiers fruitiers gazon haie* lavande parterre pelouse plantes plants potager* poules rosier',
      'rosiers ruche* salades semis tomates verger',
    ].join(' '),
    decide: 'choix décision* ehpad garde nom orientation prénom prénoms répartition',
    stop: 'alcool bière cigarette cigarettes clope clopes écrans grignotage sucre tabac vapotage',
    change: 'étirements gym habitude* méditation pilates posture routine* sport yoga',
    buy: [
      'aiguilles alliances ampoule* aquarium ardoises aspirateur assiettes bâche ballons barre barres',
      'batterie* béquille béquilles bois bougie* bouilloire câble* cadeau* cage carrelage casque chaise*',
      'chaussures ciment clé clés clous collier congélateur corde* couches courses couverts croquettes',
      'déambulateur détecteur* échafaudage écran enceinte* enduit équipement escabeau fauteuil fleurs',
      'fournitures frigidaire frigo gants graines gravier guirlande* isolant jouets laine laisse lampe*',
      'lanterne* lave-linge lave-vaisselle lunettes machine matelas matériaux matériel meubles micro micros',
      'miroir mortier multiprise nappes niche outil* parpaings parquet peinture perceuse piles planche',
      'planches plinthes poussette poussettes projecteur rallonge rideau* robe sable sac sèche-linge',
      'siège-auto table tables tapis tente tenue terreau tissu* tondeuse tondeuses tronçonneuse trotteur',
      'tuile* uniforme* urne valise valises vélo vernis vêtements vis visserie',
    ].join(' '),
  },
  leadIn:
    /^(?:(?:et|puis|ensuite|aussi|d['’]abord|enfin|que|(?:je|nous|on) (?:veux|voudrais|voulons|veut|dois|devons|doit|vais|allons|va|souhaite)|il faut(?: que)?|il me faut|il y a|j['’]ai besoin de|nous avons|j['’]ai|on a)\s+)+/i,
  copula: /^(?:est|sont|était|soit|soient|a été|ont été|reste|restent|sera|seront|être)$/i,
  ability: /^(?:peux|peut|peuvent|pouvons|sait|savent|sais|savons)$/i,
  less: /(?<!\b(?:au|en|du) )\bmoins\b|\b(?:ne plus|plus de|jamais)\b/i,
  hedge: /^(?:au moins|au plus|environ|tou(?:te)?s|seulement|plus de|à peu près) /i,
  beforeNoun:
    /^(?:le|la|les|une?|des|du|de|d|l|mes?|mon|ma|nos|notre|ses?|son|sa|leurs?|au|aux|à|en|dans|avec|par|pour|sans|sur|chaque|\d+|deux|trois|quatre|cinq|six|sept|huit|neuf|dix)$/i,
  detail:
    /,|[;:(–]|(?<! et) (?:dans|pour|avec|sur|sans|chez|qui|que|parce|avant|jusqu\S*|par|en|au|aux|à|et (?:le|la|les|que|il|elle|est)|quand|où|est|sont|depuis|sue?s?|bien|déjà|ensemble|de la|du|de mon|de ma|de notre) /i,
  self: /^(?:je|nous|on|me|j)$/i,
  anybody: /^(?:quelqu['’]un|tous|toutes|chacun|personne|ils|elles|il|elle|gens|le monde)$/i,
  source: / ((?:du|de la|de l['’]|des|de mon|de ma|par le|par la|avec le|avec la) ?.+|de \p{Lu}.+)$/u,
  infinitive: /^\p{L}+(?:er|ir|re|oir)$/u,
  definite: (noun) =>
    noun
      .replace(/^une? (?=[aeiouéèêâîôûh])/iu, 'l’')
      .replace(/^un (?=\p{L})/iu, 'le ')
      .replace(/^une (?=\p{L})/iu, 'la ')
      .replace(/^(?:des|de) (?=\p{L})/iu, 'les ')
      .replace(/^(?=[aeiouéè]\p{Ll}+(?:tion|ance|ence|ment|ord)(?!\p{L}))/u, 'l’'),
};
