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
      regular('accepter accompagner aider appeler contacter convier épauler impliquer inviter mobiliser'),
      regular('pardonner participer persuader recommander réconcilier recruter remercier rencontrer'),
      regular('soutenir téléphoner'),
      'aide appell* convainc* embauch* excus* parle parlent parler prête prêtent prêter réunir venir',
      'viennent vient',
    ].join(' '),
    perform: [regular('chanter danser jouer raconter réciter'), 'joue jouent lire lisent lit'].join(' '),
    record: regular('enregistrer filmer interroger interviewer tourner'),
    write: [
      regular('annoter composer corriger noter peaufiner rédiger reformuler relire résumer transcrire'),
      'écri* réécri* relu* tradui* transcri*',
    ].join(' '),
    make: [
      regular('accrocher assembler bricoler broder carreler coller construire coudre créer crocheter'),
      regular('décorer découper dessiner encadrer enduire fabriquer imprimer installer monter peindre'),
      regular('poncer poser relier repeindre sculpter souder tapisser tisser transformer tricoter'),
      regular('vernir visser'),
      'construi* coud* cous* peint* repeint*',
    ].join(' '),
    buy: [
      regular('acheter chercher commander dénicher emprunter livrer louer procurer trouver'),
      'acquér* acquis arrive arrivé arrivée arrivées arrivent arrivés',
    ].join(' '),
    book: [
      regular('réserver'),
      'calé calée fixé fixée fixées fixés planifié planifiée programmé programmée programmées programmés',
    ].join(' '),
    money: [
      regular('cotiser coûter économiser épargner financer payer régler rembourser solder verser virer'),
      'comblé paie paient remboursé',
    ].join(' '),
    paper: [
      regular('assurer candidater déclarer déposer immatriculer légaliser notifier parapher postuler'),
      regular('réclamer résilier signer'),
      'inscri* prononcé rempli* renouvel* souscri*',
    ].join(' '),
    skill: [regular('conduire grimper maîtriser nager patiner pratiquer répéter skier'), 'condui*'].join(' '),
    learn: [
      regular('assimiler étudier mémoriser rechercher réviser'),
      'appren* appris* comprend* compris* connaî* connais ficher sait savoir',
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
      regular('colmater déboucher dépanner détartrer entretenir fonctionner huiler isoler jointoyer'),
      regular('purger rafistoler ramoner recoller remplacer rénover réparer restaurer retaper'),
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
      regular('classer débarrasser déblayer démonter désencombrer emballer empaqueter évacuer jeter'),
      regular('ranger recycler trier vendre vider'),
      'donné donnée donner donnés jett* parti partie parties partis',
    ].join(' '),
    clean: [
      regular('aspirer astiquer balayer briquer brosser dépoussiérer désherber désinfecter frotter'),
      regular('laver nettoyer récurer repasser'),
      'propre propres',
    ].join(' '),
    photo: regular('photographier'),
    reach: [regular('améliorer augmenter dépasser doubler gagner'), 'arriver attein* perd*'].join(' '),
    teach: regular('apprivoiser dresser éduquer enseigner expliquer former montrer'),
    decide: [
      regular('choisir comparer décider définir déterminer négocier sélectionner trancher'),
      'convenu convenue répart* tranché',
    ].join(' '),
    stop: [regular('arrêter cesser éviter limiter supprimer'), 'rédui*'].join(' '),
    grow: [
      regular('arroser bouturer cultiver élaguer élever fleurir greffer planter pousser rempoter'),
      regular('repiquer semer tailler'),
      'pouss* récolte récolter',
    ].join(' '),
    have: [
      regular('apporter demander'),
      'a avoir besoin donne donnent faut fourn* obten* obtien* ont reç* recev*',
    ].join(' '),
    do: [
      regular('achever actualiser boucler changer commencer démarrer déménager effectuer emménager'),
      regular('envoyer fermer finaliser organiser ouvrir planifier préparer rendre terminer traiter'),
      'complet complét* complète complètes complets fai* fini finie finies finir finis finit mettre mis',
      'mise ouvert* prêt prête prêtes prêts récolté récoltée récoltées récoltés refait refaite refaites',
      'refaits rendu rendue résolu résolue',
    ].join(' '),
  },
  nouns: {
    permission: 'accord approbation autorisation* dérogation* permission*',
    check: [
      'bilan contrôle dépistage diagnostic* échographie essai* expertise filage inspection inventaire radio',
      'répétition répétitions test tests vaccin*',
    ].join(' '),
    exam: 'bac brevet certification code concours dalf delf examen* partiels permis toeic',
    paper: [
      'acte* adoption adresse affiliation apa assurance* attestation* bail candidature* certificat* chômage',
      'contrat* convention crèche curatelle déclaration* demande* démission divorce document* dossier*',
      'émargement formulaire* homologation immatriculation impôt impôts inscription* justificatif* kbis',
      'mandat mdph micro-entreprise mutuelle nationalité pacs papiers passeport* pension préavis',
      'procuration procurations recours requête résiliation retraite rsa séparation signature* statuts',
      'succession testament titre titres tutelle visa visas',
    ].join(' '),
    notice: [
      'affiche* annonce* avis bannière* brochure* carton* étiquette* faire-part flyer* invitation*',
      'pancarte* plaquette prospectus règlement règles tract*',
    ].join(' '),
    write: [
      'article* biographie chapitre* compte-rendu cv discours éloge histoire* lettre* livret* manuscrit',
      'mémoire oraison parole paroles poème* programme rapport* récit* roman scénario sketch texte* thèse',
      'toast vœux',
    ].join(' '),
    photo: 'images photo* portrait*',
    record: 'clip documentaire enregistrement* entretien* film* interview* podcast* témoignage* vidéo*',
    food: [
      'apéritif apéro biscuits boisson* brioche buffet café collation confiture* crêpes déjeuner dîner',
      'galettes gâteau* goûter levain menu* pain petit-déjeuner pique-nique pizza* quiche* recette* repas',
      'sandwich* soupe tarte* traiteur',
    ].join(' '),
    book: [
      'airbnb auberge benne billet* camion camionnette camping chapelle coiffeur créneau* date* déménageurs',
      'dentiste église gîte hébergement hôtel* irm kiné local location minibus opération ophtalmo ostéo rdv',
      'rendez-vous réservation* restaurant salle* séjour traversée vol vols',
    ].join(' '),
    money: [
      'argent bourse budget* cagnotte caution coût* crédit* découvert dette* devis don dons économies',
      'épargne euros financement fonds frais hypothèque loyer* mécène* prêt prêts salaire sponsor*',
      'subvention* tarif trésorerie',
    ].join(' '),
    collect: 'bulletins collection factures liste* reçus relevés tickets',
    event: [
      'ag anniversaire assemblée atelier* bal baptême barbecue braderie brocante cérémonie* colloque',
      'concert* crémaillère crémation défilé enterrement exposition festival fête* fiançailles hommage',
      'inauguration inhumation journée* kermesse loto mariage match messe noces obsèques ouverture',
      'pendaison première procession rassemblement réunion séance soirée spectacle* tombola tournoi*',
      'veillée vernissage vide-grenier vide-greniers',
    ].join(' '),
    person: [
      'accompagnateur* aide-ménagère aide-soignante ami amie amies amis anciens architecte artisan* avocat*',
      'baby-sitter beau-frère beau-père belle-mère belle-sœur bénévole* bricoleur* candidat* carreleur',
      'charpentier chorale chorégraphe coach collègue* comptable conjoint* copain* copine* cousin* couvreur',
      'cuisinier* curé docteur électricien* élève* employeur enfant* entraîneur* expert* famille* fille',
      'filles fils formateur* frère* garagiste garant* gendre grand-mère grand-père grands-parents groupe',
      'guide habitants infirmier* infirmière* ingénieur instituteur interprète invités jardinier* juge',
      'locataire* maçon maire maîtresse maman mamie mari marraine médecin médiateur* mémé menuisier mère',
      'moniteur* musicien* neveu* nièce* notaire nounou nourrice oncle organiste orthophoniste papa papi',
      'papy parents parrain* partenaire* pédiatre peintre pépé père personnes photographe* pianiste',
      'plombier* prof professeur* profs psy quelqu quelqu’un remplaçant* réparateur repreneur responsable*',
      'salarié* serrurier sœur sœurs soliste* successeur* surveillant* tante témoin* trésorier* trésorière',
      'tuteur* vétérinaire voisin*',
    ].join(' '),
    digital: [
      'application applications blog box cloud compte* courriel données facebook fibre fichiers imprimante',
      'instagram internet logiciel mail mails messagerie newsletter ordi ordinateur* pc sauvegarde* serveur',
      'site sites smartphone tablette wifi',
    ].join(' '),
    repair: [
      'chaudière chauffage crevaison écoulement embrayage fissure* freins fuite* gouttière* humidité',
      'infiltration* joint joints moisissure* moteur radiateur* robinet* serrure toit toiture tuyau*',
    ].join(' '),
    clear: [
      'bazar buanderie cave combles débarras décharge déchets déchetterie dressing encombrants garage',
      'gravats grenier ordures placard placards poubelle*',
    ].join(' '),
    clean: 'lessive linge ménage poussière repassage vaisselle vitres',
    travel: [
      'balade circuit croisière escapade excursion itinéraire périple rando randonnée* road-trip trajet',
      'vacances voyage*',
    ].join(' '),
    make: [
      'album banc* bibliothèque boîte* cabane cadre* clôture collage costume* couronne* coussin* décor*',
      'déguisement* doudou établi étagère* fresque jardinière* lampion* maquette* marionnette* masque*',
      'mosaïque nichoir* panneau* patchwork pergola plaque* poulailler scène serre tapisserie terrasse',
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
      'abeilles arbre* arbustes boutures bulbes compost fruitiers gazon haie* légumes parterre pelouse',
      'plantes plants potager* poules rosiers ruche* semis tomates verger',
    ].join(' '),
    decide: 'choix décision* ehpad garde nom orientation prénom prénoms répartition',
    stop: 'alcool bière cigarette cigarettes clope clopes écrans grignotage sucre tabac vapotage',
    change: 'habitude* posture routine*',
    buy: [
      'aiguilles alliances ampoule* bâche batterie* béquilles bois bougie* câble* cadeau* carrelage chaise*',
      'chaussures ciment clé* clous corde* courses déambulateur échafaudage écran enceinte* équipement',
      'escabeau fauteuil fleurs fournitures frigo graines guirlande* jouets laine lampe* lanterne*',
      'lave-linge lave-vaisselle lunettes matelas matériaux matériel meubles micro micros mortier outil*',
      'parquet peinture perceuse piles planche* poussette projecteur rideau* robe sèche-linge siège-auto',
      'table* tapis tente terreau tissu* tondeuse tronçonneuse tuile* uniforme* urne valise vélo vêtements',
      'vis',
    ].join(' '),
  },
  leadIn:
    /^(?:(?:et|puis|ensuite|aussi|d['’]abord|enfin|que|(?:je|nous|on) (?:veux|voudrais|voulons|veut|dois|devons|doit|vais|allons|va|souhaite)|il faut(?: que)?|il me faut|il y a|j['’]ai besoin de|nous avons|j['’]ai|on a)\s+)+/i,
  copula: /^(?:est|sont|était|soit|soient|a été|ont été|reste|restent|sera|seront|être)$/i,
  ability: /^(?:peux|peut|peuvent|pouvons|sait|savent|sais|savons)$/i,
  less: /(?<!\bau )\bmoins\b|\b(?:ne plus|plus de|jamais)\b/i,
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
