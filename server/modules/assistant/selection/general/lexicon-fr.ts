import type { Lexicon } from './lexicon.ts';

export const fr: Lexicon = {
  organise:
    'organis*, preparer, feter, celebrer, tenir, accueillir, mettre sur pied, monter, faire une (?:fete|soiree|ceremonie|exposition)',
  learn:
    "apprendre, apprendre a, maitriser, savoir faire, savoir, etre capable de, m'exercer, reussir a, progresser en",
  learnTo: 'apprendre a, etre capable de, savoir faire, savoir',
  use: 'utiliser, me servir, manier, manipuler',
  understand:
    "comprendre, en savoir plus, en apprendre plus, mieux connaitre, etudier, m'initier a, les bases d, les bases de, connaitre l'histoire, reconnaitre, identifier, apprendre l'histoire, me former a, apprendre (?:la|les|le) (?:bases|geologie|botanique|astronomie)",
  fix: 'reparer, rafistoler, restaurer, colmater, deboucher, remettre en (?:marche|etat de marche), refaire marcher, recoller, raccommoder, depanner, faire remarcher, etancher',
  train:
    'dresser, eduquer, habituer, apprendre a (?:mon|ma|notre|au|a la), que mon, que ma, que le, que la, que notre, apprivoiser, faire cohabiter, empecher',
  apply:
    'demander, faire une demande, deposer, inscrire, faire reconnaitre, renouveler, solliciter, immatriculer, naturalis*, faire appel, contester, declarer',
  pass: 'passer, reussir, preparer, valider',
  retake:
    'repasser, rattrapage, deuxieme (?:fois|essai|tentative|chance), troisieme (?:fois|essai|tentative), seconde (?:fois|tentative), retenter, au deuxieme essai, cette fois',
  convert:
    "transformer … en, convertir … en, amenager … en, reconvertir, faire … d'un vieux, faire de … un, changer … en, amenager",
  save: 'economiser, mettre de cote, epargner, reunir, rassembler la somme',
  pay: 'rembourser, payer, regler, solder, dois … a, dette*, je dois \\d+',
  perform: 'chanter, reciter, jouer, interpreter, danser, declamer, me produire, lire a voix haute',
  visit:
    'aller a, visiter, voir, parcourir, marcher, photographier, gouter, manger dans, gravir, nager dans, tester, decouvrir, dessiner, monter, faire, courir, arpenter',
  make: 'faire(?! le tour| partie| du (?:velo|sport|yoga)), realiser, creer, assembler',
  craft: 'fabriquer, construire, coudre, sculpter, tricoter, tailler, concevoir, forger, broder, bricoler, crocheter',
  create:
    'dessiner, peindre, photographier, composer, illustrer, filmer, creer, realiser, ecrire, faire, graver, tourner',
  write: 'ecrire, rediger, terminer (?:mon|ma) (?:roman|nouvelle|livre), composer, traduire',
  publish:
    'imprimer, publier, autoediter, auto-editer, editer, sortir (?:mon|un) (?:livre|album|disque|livret|jeu), sortir un (?:livre|livret|album|jeu), exposer, mettre en ligne',
  decide:
    'choisir (?:une|un|l.|la) (?:ecole|universite|prenom), decider, choisir entre, decision, savoir si, si je dois, choisir si, trancher, choisir (?:mon|une) (?:orientation|etudes|ecole|formation), choisir (?:mes|ma|mon) (?:etudes|filiere|orientation)',
  buy: "acheter, acquerir, choisir un, choisir une, d'occasion, trouver un bon",
  clear:
    'trier, ranger, vider, debarrasser, desencombrer, classer, cataloguer, mettre de l.ordre, faire le tri, liquider',
  record:
    'enregistrer, recueillir, collecter, documenter, noter, interviewer, conserver, archiver, sauvegarder, rassembler, transmettre',
  found: 'creer, fonder, monter, lancer, demarrer, mettre en place, constituer, ouvrir',
  care: "aider, soutenir, accompagner, m'occuper, prendre soin, soigner, epauler, veiller sur, etre la pour, aide",
  win: 'trouver, vendre, gagner, attirer, decrocher, obtenir, avoir mes premiers',
  quit: 'arreter, arreter de, cesser, ne plus, moins de, moins, renoncer, me passer de, reduire, supprimer, abandonner, eviter, en finir avec, limiter',
  setUp:
    'installer, configurer, automatiser, migrer, passer de, sortir, programmer, creer, heberger, exporter, monter, mettre en place, changer de, transferer, quitter, deplacer',
  grow: 'planter, cultiver, remettre en etat, restaurer, semer, defricher, debroussailler, tailler, faire revivre, rehabiliter, recuperer, faire pousser, vegetaliser, entretenir',
  move: "transferer (?:la|le|les|notre|nos), demenager, m'installer, nous installer, partir vivre, emigrer, m'expatrier, quitter la ville, aller vivre",
  cook: 'cuisiner, cuire, nourrir, preparer (?:un|le) (?:repas|diner|menu|buffet|gateau), faire (?:le|un) (?:gateau|repas|couscous|diner), patisser, mijoter, rotir',
  travel:
    'tombe(?! en| a), voyager, voyage, excursion, pelerinage, emmener, sortie, partir avec, aller en train, week-end a, vacances, sejour, ramener, aller voir, traversee, randonnee de',
  return:
    'reprendre, retrouver, revenir, recommencer, a nouveau, de nouveau, remonter, refaire, rejouer, recourir, retour, redanser, renager, regrimper',
  research:
    "decouvrir (?:qui|ce qui|pourquoi|ou|comment), chercher qui, enqueter, rechercher, retrouver la trace, savoir qui, qui etait, qui a construit, ce qu'est devenu, ce qui est arrive, retracer, origine de, d'ou vient, elucider, faire des recherches",
  campaign:
    "petition, convaincre la mairie, convaincre le (?:maire|conseil), obtenir de la mairie, que la mairie, faire campagne, sauver (?:le|la|notre|l'), empecher (?:la|le) (?:fermeture|construction|projet), mobiliser, faire installer, faire interdire, lutter contre, militer, interdire",
  reconcile:
    "les choses avec, me disputer moins, disputer, me reconcilier, reconcilier, relation avec, m'entendre mieux, mieux m'entendre, confiance, faire la paix, me rapprocher, passer plus de temps avec, pardonner, m'excuser, etre (?:un|une) meilleure? (?:pere|mere|mari|femme|parent), mon couple, notre couple, renouer, plus patiente?, moins crier, mieux communiquer, ecouter davantage",
  change:
    'baisser, faire baisser, augmenter, ameliorer, reduire, diminuer, passer de \\d+ a, sous \\d+, en dessous de, doubler, descendre sous, monter a',
  end: 'quitter mon role, transmettre mon savoir, transmettre (?:mon|ma|l.) (?:entreprise|affaire|commerce|association|poste|exploitation), fermer, ceder, demissionner, passer la main, dissoudre, quitter mon (?:poste|travail|emploi), mettre fin, resilier, cloturer, passer le relais, liquider, trouver un successeur',
  find: 'embaucher, engager, trouver, chercher, rencontrer, faire des amis, me faire des amis, obtenir, decrocher, connaitre, faire connaissance',
  teach:
    'apprendre a (?:mon|ma|mes|nos|notre) (?:fils|fille|enfants?|petit-fils|petite-fille|neveu|niece|mere|pere|grand-mere|voisin|voisine|ado), enseigner, montrer a, expliquer, donner des cours, aider … (?:a lire|en maths|a apprendre|a reviser|a reussir), former',
  exercise:
    'courir, nager, grimper, escalader, marcher, pedaler, ramer, gravir, skier, danser, jouer, faire \\d+, soulever, traverser, rouler, monter, plonger, patiner, faire du velo, randonner, la danse, le foot, la course',
  handle: "m'etirer, boire, prendre, lire, dessiner, pratiquer, ecrire, arroser, marcher, mediter, faire, passer",

  recurring: 'chaque mois, mensuel*, une fois par mois, chaque semaine, hebdomadaire',
  subject:
    '*logie, l.*logie, *nomie, physique, chimie, histoire, geographie, mathematiques, maths, philosophie, droit, theorie, botanique, vin, etoiles, politique, statistiques?, genetique, science*, electronique, logique, ethique, religion, culture, *oenologie',
  event:
    "fete, soiree, festival, tournoi, ceremonie, exposition, anniversaire, celebration, mariage, bapteme, communion, rencontre, journee portes ouvertes, portes ouvertes, vide-grenier, brocante, concert, inauguration, hommage, obseques, enterrement, depart a la retraite, pot de depart, pique-nique, concours, kermesse, defile, procession, loto, course solidaire, repas de quartier, veillee, noces d', \\d+ ans de, bal, foire, marche de, troc, chasse au tresor, colloque, stage",
  hand: "siffler, noeuds?, n[oœ]uds?, sculpter, jongler, affuter, aiguiser, tricoter, crochet, origami, monocycle, lancer, souder, calligraphie, tir a l'arc, tresser, broder, repriser, coudre, forger, vannerie, reliure, tours? de (?:cartes|magie), magie, rubik*, faire du feu, patiner, poirier, roue, faucher, faux, ma[cç]onnerie, langue des signes, tournage, poterie, couper les cheveux, boomerang, yoyo, yodler, slackline, echasses, ricochets, filer la laine, tisser, episser",
  animal:
    'chiens?, chienne, chiots?, chats?, chatte, chatons?, cheval, jument, poney, perroquet, perruche, lapins?, poules?, chevres?, moutons?, ane, furet, hamster, poulain, cochon d.inde, vache, levrier, oiseau',
  misbehaviour:
    "tire, tirer, laisse, aboie, aboyer, mord, mordre, griff*, saut*, rester seule?, seule?, habituer, caisse de transport, rappel, van, monter dans, peur, cohabit*, s'entendre, petards, veterinaire, assis, tours, visiteurs, voiture, litiere, au pied, revenir",
  exam: '(?:mon|le) permis, permis (?:de conduire|bateau|moto|de chasse|poids), exam*, epreuve, concours d.entree, concours, certificat, diplome, test, oral, b1, b2, c1, delf, bac, bts, brevet, licence, code de la route, code, certification, partiels, toeic, habilitation, cap',
  failed: 'rate, ratee, echoue, recale, recalee, echec, pas eu, loupe, plante',
  document:
    'nationalite, permis, certificat, visa, titre de sejour, passeport, bourse, subvention, aide, allocation, pension, acte de naissance, acte, registre, autorisation, dossier, naturalisation, carte de sejour, amende, brevet, jardin ouvrier, jardin familial, indemnisation, remboursement, mdph, agrement, reconnaissance, equivalence, classement, changement de nom, permis de construire, derogation',
  money:
    '\\d[\\d., ]*\\s?(?:€|euros?|eur|francs?|dollars?), [€$]\\s?\\d[\\d.,]*, argent, dette*, pret, credit, decouvert, facture, somme, apport, caution',
  piece:
    'chanson, chansons, poeme, poemes, morceau, aria, air, duo, sketch, monologue, piece, danse, valse, ballade, sonate, marionnettes, spectacle, tango, cantique, psaume, prelude, solo, fable, nocturne, saynete',
  audience:
    "au mariage, a l'anniversaire, a la fete, devant un public, devant, en public, sur scene, aux obseques, a l'enterrement, a la ceremonie, au concert, a l'eglise, pour (?:ma|mon) (?:grand-mere|grand-pere|mere|pere), a l'ecole, lors d",
  everyOne:
    "tou(?:s|tes) les (?!jours|soirs|matins|nuits|semaines|mois|ans|dimanches|samedis|lundis|deux|trois|mardis|apres)[a-z]+, les \\d+ [a-z]+ (?:de|du|d'), chaque (?!jour|soir|matin|nuit|semaine|mois|annee|dimanche|lundi|fois|samedi)[a-z]+ (?:de|du)",
  daily:
    'chaque (?:jour|soir|matin|nuit|semaine|dimanche), tous les (?:jours|soirs|matins|dimanches|lundis), toutes les (?:nuits|semaines), quotidien*, par jour, habitude, regulierement, (?:deux|trois|quatre|\\d) fois par (?:semaine|jour), routine, avant de dormir, plus souvent',
  series:
    'serie, cycle, collection de, (?:\\d+|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze|quinze|vingt|trente|quarante|cinquante|cent) (?:[a-z]+ )?(?:portraits|dessins|poemes|photos|photographies|gravures|linogravures|tableaux|aquarelles|illustrations|collages|contes|chansons|episodes|haikus|cartes postales|nouvelles|portes|fenetres|masques|croquis)',
  art: 'portraits, dessins, poemes, photos, gravures, linogravures, tableaux, aquarelles, illustrations, collages, contes, haikus, chansons, nouvelles, croquis',
  item: "maquette, maison de poupee, cheval a bascule, berceau, jouets?, marionnettes?, lampe, lanterne, sculpture, cadran, nichoir, mangeoire, hotel a insectes, bijoux?, collier, bracelet, boucles d'oreilles, bougies?, savons?, masque, cerf-volant, mosaique, panier, bol, tasse, vase, tabouret, chaise, etagere, coffre, echiquier, horloge, enseigne, drapeau, tapis, coussin, chapeau, robe, chemise, echarpe, creche, tambour, flute, pagaie, canoe, radeau, luge, en (?:bois|cuir|argile|feutre|papier)",
  digital:
    'serveur, google, icloud, cloud, nuage, site, site web, base de donnees, tableur, linux, windows, mails?, e-?mails?, gmail, messagerie, raspberry*, sauvegarde, domaine, appli, application, script, en ligne, numerique, factures, iphone, android, wifi, nas, blog, whatsapp, disque dur',
  transition:
    "prendre mes marques, retraite, a la retraite, vivre seule?, nouvelle vie, nouveau depart, nouvelle etape, repartir de zero, apres le divorce, apres mon divorce, apres la separation, nid vide, m'adapter, m'habituer a vivre, les enfants sont partis, reconstruire ma vie, nouveau rythme, readapter, retour de l'etranger, structurer mes journees, apres ma retraite",
  work: 'travail, bureau, reunions?, chef, cheffe, patron, patronne, manager, collegues?, equipe, mails, boulot, heures sup*, entreprise, service',
  conduct:
    "dire non, prendre la parole, parler en, intervenir, interrompre, couper la parole, limites, feedback, ponctuel*, procrastin*, demander de l'aide, deleguer, deconnecter, a l'heure, participer, repondre, concentr*, critiques, m'affirmer, oser, donner mon avis",
  illness:
    'avc, cancer, chimio*, demence, alzheimer, parkinson, depression, operation, operee?, accident, malade*, maladie, hopital, handicap*, aveugle, infarctus, hanche, diagnosti*, veuve, veuf, dependante?, hospitalis*',
  person:
    '(?:mon|ma|mes|notre|nos|une?) (?:[a-z]+ )?(?:mere|pere|parents|grand-mere|grand-pere|grands-parents|s[oœ]e?ur|frere|fils|fille|enfants?|mari|femme|compagne|compagnon|conjoint|amie?s?|oncle|tante|cousine?|voisine?s?|niece|neveu|petit-fils|petite-fille|filleule?|collegue|chef|belle-mere|beaux-parents|ado|ex)',
  collection:
    'collection, cartons, archives?, papiers, atelier, grenier, cave, garage, debarras, diapositives, lettres, disques, livres, bibliotheque, timbres, heritage, affaires, vetements, armoire, placards?, outils, documents, pieces de monnaie, photos, cuisine, jouets, partitions, maison, appartement, chambre, remise, costumes',
  heritage:
    'histoires, chansons, recettes, patois, dialecte, souvenirs, memoires, proverbes, legendes, traditions, savoir-faire, comptines, berceuses, temoignages, contes, coutumes, remedes, memoire, recits',
  friends:
    "connaitre les voisins, nouveaux voisins, quelqu.un pour, amis, amies, d'autres (?:parents|familles|musiciens), partenaires de, des amis, du monde, des gens, personne, rencontrer des gens, partenaire de, cercle d'amis, seule dans, copains",
  ground:
    'jardin, potager, haie, mare, etang, prairie, pelouse, verger, ronces, parcelle, terrain, vigne, massif, talus, fruitiers, cour, broussailles, serre, balcon, friche, arbres, terrasse, plate-bande, bassin',
  injury:
    'blessure, operation, fracture, rupture, casse, cassee, hernie, covid, pneumonie, infarctus, avc, entorse, tendin*, menisque, ligaments?, chirurgie, maladie, accident, chute, chimio*, prothese, opere, operee, hanche',
  group:
    'club, groupe, cercle, chorale, fanfare, association, collectif, cooperative, equipe, reseau, atelier hebdomadaire, orchestre, troupe, amap, cafe-rencontre, ligue',
  customers:
    'mes (?:[a-z]+ )?premiers, mes (?:[a-z]+ )?premieres, clients, clientes, clientele, acheteurs, commandes, reservations, eleves pour, abonnes, ventes, premiers clients',
  broken:
    "fuit, fuite, cass[eé]e?s?, en panne, bloque*, bouche*, ne marche plus, ne fonctionne plus, ne ferme plus, ne demarre plus, grinc*, fissur*, goutte, abime*, rouille*, desaccorde*, coince*, arretee?, humide, prend l'eau, branlant*",
  text: 'une nouvelle(?= sur| pour| de|$), hommage, discours, preface, lettre, article, essai, scenario, necrologie, rapport, roman, livre, memoires, poeme, paroles, manuel, guide, these, memoire de, v[oœ]eux, chronique, biographie, sermon, texte, chapitre, piece de theatre, conte, oraison, eloge, recit',
  tool: 'tour a bois, caisse enregistreuse, lecteur d.ecran, excel, blender, photoshop, lightroom, gimp, figma, autocad, cao, sketchup, premiere, davinci, illustrator, indesign, notion, ableton, machine a coser, machine a coudre, imprimante 3d, appareil photo, reflex, drone, telescope, tronconneuse, microscope, synthetiseur, power bi, latex, git, sql, tableurs?, sap, metier a tisser, smartphone, tablette, tableaux croises, logiciel',
  meal: 'gateaux, bocaux, confiture, chutney, soupe, tartes, repas, diner, dejeuner, menu, banquet, gateau, piece montee, couscous, paella, roti, buffet, brunch, buche, plats, reveillon, barbecue, raclette, festin',
  guests:
    "invites, \\d+ personnes, (?:six|huit|dix|douze|quinze|vingt|trente|quarante|cinquante) personnes, pour (?:six|huit|dix|douze|vingt|trente|\\d+), beaux-parents, pour (?:le|la) (?:mariage|famille|fete|bapteme), pour l'anniversaire, pour noel, a noel, le mariage de",
  community:
    'rue a 30, reglement, immeuble, copropriete, rampe, mairie, maire, quartier, notre rue, ma rue, notre village, conseil municipal, passage pieton, piste cyclable, aire de jeux, arret de bus, circulation, feu rouge, dechets, bruit, bibliotheque, ecole, place, eclairage, bancs, piscine municipale, zone 30, cantine, antenne',
  challenge:
    "\\d+ ?(?:km|kilometres|m|metres|longueurs|kg|pompes|tractions), marathon, semi-marathon, triathlon, sommet, traversee, sans m'arreter, sans pause, tractions?, pompes, poirier, gainage, course, compostelle, eau libre, la manche, mont blanc, ultra, trail, d'affilee, gr20, grand ecart",
  measure:
    "surpoids, maigrir, trop gros, trop grosse, par minute, pouls, souffle, cholesterol, tension, glycemie, poids, masse grasse, frequence cardiaque, elo, handicap, moyenne, notes, facture d'electricite, consommation, empreinte, temps d'ecran, record, vitesse de lecture, mots par minute, fer, triglycerides, gaspillage, dechets, chauffage, score",
  place:
    "a la campagne, au bord de la mer, a l'etranger, en ville, dans un, dans une, pres de, chez, a [a-z]+, en (?:bretagne|espagne|italie|suisse|belgique|allemagne|provence|norvege), au (?:canada|portugal|japon)",
  job: "femme de menage, aide menagere, jardinier, plombier, electricien, artisan, avocate?, professeur de, prof de, garde d.enfant*, aide a domicile, emploi, travail, stage, alternance, apprentissage, appartement, logement, chambre, place en creche, creche, colocation, poste, psy, therapeute, dentiste, medecin, maison de retraite, ehpad, local, atelier partage, nounou, assistante maternelle, editeur, hebergement, boulot, patron d'apprentissage",
  business: 'entreprise, affaire, startup, auto-entrepreneur, revenus, carriere, boutique, commerce',
  language:
    'anglais, espagnol, francais, allemand, italien, portugais, japonais, chinois, mandarin, coreen, arabe, russe, breton, basque, latin, langue',
};
