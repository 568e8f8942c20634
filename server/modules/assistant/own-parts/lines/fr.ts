import type { Lexicon } from './lexicon.ts';

export const french: Lexicon = {
  verbs: {
    permission: 'accord autoris* permet* permis approuv* consent*',
    person:
      'demand* invit* appel* convainc* parler parle parlent contact* rencontr* accept* accompagn* prêt* aid* remerc* venir vient viennent particip* réunir convi*',
    perform: 'joue jouent jouer chant* dans* lire lit lisent récit*',
    record: 'enregistr* film* interview* interrog*',
    write: 'écri* rédig* tradui* compos* corrig*',
    make: 'transform* constru* fabriqu* coud* cous* tricot* dessin* cré* mont* install* pein* sculpt* imprim* décor* découp* fai* assembl* accroch* pos*',
    buy: 'achet* command* lou* emprunt* trouv* procur* acquér* livr* arriv*',
    book: 'réserv*',
    money: 'pay* épargn* économis* financ* récolt* coût* gagn*',
    paper: 'déposer dépos* inscri* renouvel* résili* sign* déclar* assur* remplir rempli* enregistr*',
    skill: 'pratiqu* nag* répét* maîtris* condui* grimp*',
    learn: 'apprend* appris* étudi* comprend* compris* mémoris* recherch* savoir sait connaî* réviser révis*',
    exam: 'réuss* passer',
    event: 'célébr* fêt* inaugur* avoir-lieu lieu dérouler déroul* enterr*',
    collect: 'rassembl* recueil* réun* complet* compl* collect* list* identifi* retrouv*',
    check: 'vérifi* contrôl* test* mesur* inspect* essay*',
    repair: 'répar* restaur* rénov* remplac* isol* colmat* fonctionn* marche étanche*',
    change: 'chang* mang* dor* entraîn* médit* lev* march* gard*',
    digital: 'télécharg* scann* numéris* publi* programm* configur* transf* migr* sauvegard* ligne',
    food: 'cuisin* cuire cuit* serv* sert mijot* ferment* prépar*',
    travel: 'visit* voyag* aller vol* parcour* découvr*',
    clean: 'nettoy* lav* frott* bross*',
    photo: 'photograph*',
    clear: 'rang* vid* tri* vend* donn* jet* emball* débarrass* class*',
    reach: 'attein* perd* gagn* augment* amélior* dépass*',
    teach: 'enseign* expliqu* form* montr*',
    decide: 'décid* chois* compar* défin*',
    stop: 'arrêt* rédui* évit* cess*',
    grow: 'plant* cultiv* sem* récolt* élev*',
    have: 'avoir a ont obten* obtien* donn* recev* reçu* faut apport* besoin',
    do: 'termin* fin* organis* prépar* achev* prêt*',
  },
  nouns: {
    permission: 'autorisation* permission* accord permis approbation',
    check: 'essai* test répétition inspection inventaire expertise diagnostic',
    exam: 'examen* concours',
    paper:
      'formulaire* certificat* contrat* assurance* passeport visa document* papiers dossier* signature* attestation* nationalité inscription* titre acte*',
    notice: 'affiche* invitation* brochure* plaquette avis règlement règles',
    write:
      'discours lettre* texte* histoire* poème* paroles rapport* article* chapitre* scénario programme roman livret* éloge',
    record: 'enregistrement* interview* entretien* vidéo* film* témoignage*',
    photo: 'photo* images',
    food: 'repas gâteau* tarte* soupe pain boisson* menu recette* goûter buffet café dîner déjeuner apéritif',
    book: 'rendez-vous réservation* billet* salle* église date hôtel* vol local',
    money: 'argent budget coût* frais don dons subvention* euros fonds caution',
    collect: 'liste collection',
    event:
      'ouverture inauguration journée séance première cérémonie* fête* concert spectacle exposition enterrement obsèques mariage défilé messe hommage vernissage',
    person:
      'maire famille* habitants anciens personnes bénévole* mère père frère sœur tante oncle grand-mère grand-père cousin* cousine* enfant* fils fille parents élève* musicien* chorale groupe voisin* curé professeur* quelqu’un quelqu ami amis amie invités témoin* électricien artisan avocat médecin',
    digital: 'site application sauvegarde* fichiers compte* données blog',
    repair: 'toit toiture moteur chaudière freins fuite* tuyau*',
    clear: 'cave grenier bazar',
    travel: 'voyage* itinéraire trajet',
    make: 'costume* scène marionnette* étagère* banc* boîte* cadre* décoration* plaque* maquette décor* panneau* panneaux',
    skill: 'chanson* morceau morceaux danse',
    learn: 'vocabulaire grammaire bases',
    reach: 'kilos kilomètres clients points km kg abonnés',
    grow: 'plantes arbre* potager haie',
    decide: 'décision* choix',
    buy: 'tuile* mortier corde* peinture tissu câble* batterie* micro micros projecteur écran lanterne* tente vis clous rideau* planche* vélo graines chaise* table* outil* matériel matériaux équipement lampe* bois vêtements clé* clés fleurs',
  },
  leadIn:
    /^(?:(?:et|puis|ensuite|aussi|d['’]abord|enfin|que|(?:je|nous|on) (?:veux|voudrais|voulons|veut|dois|devons|doit|vais|allons|va|souhaite)|il faut(?: que)?|il me faut|il y a|j['’]ai besoin de|nous avons|j['’]ai|on a)\s+)+/i,
  copula: /^(?:est|sont|était|soit|soient|a été|ont été|reste|restent|sera|seront|être)$/i,
  ability: /^(?:peux|peut|peuvent|pouvons|sait|savent|sais|savons)$/i,
  less: /\b(?:moins|ne plus|plus de|jamais)\b/i,
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
