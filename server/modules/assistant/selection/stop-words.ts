import type { PlaybookLanguage } from '../playbooks/playbook.ts';

/** Words that say nothing about a goal, as stems without accents would be confused with others: they are compared as written. */
const stopWords: Readonly<Record<PlaybookLanguage, string>> = {
  en: `a an the my our your his her their its i me we us you he she they it him them this that these those to of for in on at by
    with from into onto about as and or but so if then than not no nor do does did done doing be is am are was were been being have
    has had having will would shall can could should may might must just really very some any all own want wants wanted wanna gonna
    like would need needs needed trying tried also too please how what when where who whom which why there here because while
    until before after during within between since still only already now myself yourself himself themselves ourselves day days
    week weeks month months year years time times hour hours minutes least s t m ve re ll d don isn w o us goal goals resolution
    resolutions im ive id dont cant able hopefully maybe perhaps possible possibly every each one two three four five six seven
    eight nine ten lot lots bit something anything everything thing things stuff etc ie eg someone somebody people currently
    via per at target date go goes going gone went let lets help helps way ways much many mine ours yours both either even ever`,
  de: `der die das den dem des ein eine einen einem einer eines mein meine meinen meinem meiner meines unser unsere unseren unserem
    unserer dein deine deinen ihr ihre ihren ihrem sein seine seinen ich du er sie es wir mich mir uns dich dir sich zu zum zur von
    vom für in im ins an am auf aus bei beim mit nach über unter vor um und oder aber so dass damit wenn als wie nicht kein keine
    keinen ist bin sind war waren sein werden wird wurde haben habe hat hatte hatten kann können konnte könnte will wollen wollte
    möchte möchten würde würden muss müssen soll sollte sollen endlich mal einmal mehr sehr noch schon nur auch bis bitte gern gerne
    dann da hier was wer wo woche wochen tag tage tagen monat monate monaten jahr jahre jahren stunde stunden lang etwas alles alle
    ganz jeden jede jedes jeder pro durch ohne gegen während weil denn doch zwar also man ja nie immer zwei drei vier fünf ziel
    ziele vielleicht selbst diese dieser dieses diesen zumindest teilweise einfach ab seit zeit uhr mache machen`,
  es: `el la los las un una unos unas mi mis tu tus su sus nuestro nuestra nuestros nuestras yo me te se nos lo le les que qué de del
    al a en con por para sin sobre y e o u pero si como cómo no ni es soy son era ser estar estoy está están he ha han haber tengo
    tiene tener quiero quiere queremos querer quisiera gustaría puedo poder necesito debo hay muy más ya aún todo todos toda todas
    algo cada este esta estos estas eso ese aquella aquel semana semanas día días mes meses año años hora horas antes hasta desde
    cuando porque hace dos tres cuatro cinco vez veces fin también solo sólo uno poco mucho mucho muchos objetivo meta voy vamos ir
    intentar mío hacer`,
  fr: `le la les l un une des du de d mon ma mes ton ta tes son sa ses notre nos votre vos leur leurs je j tu il elle on nous vous
    ils elles me m te t se s ce c cet cette ces que qu qui quoi à a au aux en y dans par pour sur sous avec sans et ou mais donc si
    comme ne n pas plus est suis sont était être été ai as avons avoir eu veux veut voudrais voudrait vouloir peux peut pouvoir dois
    doit devoir aimerais aimerait faut très bien tout toute tous toutes enfin encore déjà jusqu avant après depuis quand parce
    semaine semaines jour jours mois an ans année années heure heures chaque deux trois quatre cinq fois vais va aller peu beaucoup
    objectif but aussi où moins lors entre vers chez faire peut-être`,
  pt: `o a os as um uma uns umas meu minha meus minhas teu tua seu sua seus suas nosso nossa eu me te se nos lhe que de do da dos das
    em no na nas num numa ao aos à às com por para pra pro sem sobre e ou mas como não nem é sou são era ser estar estou está tenho
    tem ter quero quer queria gostaria posso poder preciso devo há muito mais já ainda tudo todos todas toda cada este esta isso esse
    essa semana semanas dia dias mês meses ano anos hora horas antes até desde quando porque pelo pela menos dois duas três quatro
    cinco vez vezes também só pouco ir vou vamos meta metas objetivo fazer enfim finalmente`,
  ja: '',
};

/**
 * Words that often accompany a goal but rarely decide what it is about. They do not count against a playbook that does not mention
 * them.
 */
const neutralWords: Readonly<Record<PlaybookLanguage, string>> = {
  en: `old new first second last next small big little large huge tiny whole entire full simple easy proper properly good better best
    great nice beautiful pretty cheap decent real actual local favourite favorite finally eventually again more less well fast
    faster slowly regularly daily weekly monthly everyday currently completely totally seriously successfully confidently
    comfortably own different several few couple various enough learn start begin make get become take try finish complete create
    do work use figure understand know able attempt manage keep stop quit improve practice practise weekend summer winter spring
    autumn fall year christmas birthday today tomorrow tonight morning evening night home life friend friends family mum mom dad
    mother father husband wife partner sister brother grandmother grandfather grandma grandpa granddad nan aunt uncle cousin kid
    kids child children son daughter boyfriend girlfriend neighbour neighbor colleague scratch level basic basics properly together
    without alone solo amazing awesome cool fun perfect fancy cute long short hard difficult important different special personal
    online free modern classic vintage traditional total single double third half fourth fifth solid entire january february march
    april may june july august september october november december monday tuesday wednesday thursday friday saturday sunday today
    never always usually almost around another other else back away along toward towards deadline budget money euros dollars pounds
    semester previous current recent latest type types kind kinds sort sorts place places number set piece pieces think say tell
    feel look see find turn come put give bring want thank love hate change organise organize figure deal handle establish memorize memorise devise master tackle sort
    class classes course courses lesson lessons workshop beginner beginners item items up out off back
    down over away achieve accomplish reach join visit experience own have having enjoy spend hope wish dream plan decide
    once twice least hold lead major successful success several various supposed thinking thought wonder instead letting let allow
    certain sure ready quickly easily simply actually basically probably definitely honestly literally especially mostly mainly
    together apart anyway somehow somewhere anywhere nearly exactly roughly yet soon later ago recently lately nowadays
    serious regular normal usual typical average common consistent steady constant frequent reasonable realistic
    amount number list lists idea ideas reason reasons part parts side bunch ton tons load plenty rest end beginning middle top
    challenge challenges attempt effort step steps progress skill skills ability habit habits routine task tasks
    add keep stay remain continue carry pick choose prefer aim intend commit focus push force bother worry afford
    happy glad proud excited nervous worried afraid scared tired stuck frustrated embarrassed ashamed
    young younger older elderly adult grown
    away abroad nearby own individual possible impossible available`,
  de: `alt alte alten altes alter neu neue neuen neues neuer erste ersten erster erstes klein kleine kleinen kleines groß große großen
    großes gut gute guten gutes besser beste besten schön schöne schönen schneller wieder lernen anfangen beginnen starten schaffen
    machen bekommen werden weniger richtig regelmäßig täglich eigene eigenen eigenes eigener zuhause wochenende sommer winter
    frühling herbst weihnachten mutter vater mama papa mann frau schwester bruder oma opa kind kinder sohn tochter freund freundin
    freunde familie allein zusammen gemeinsam ganze ganzen paar viel viele vielen wirklich komplett heute morgen abend leben verbringen nehmen gehen kurse unterricht
    unsere online scratch anfänger lust geld euro kurs mindestens höchstens ungefähr wenigstens nächste nächsten nächstes letzte letzten letztes verschiedene eigentlich unbedingt versuchen probieren erreichen bleiben halten finden bringen weiter endlich langsam schnell stolz angst traum träume idee teil mal
    dauerhaft ernsthaft ordentlich anständig gründlich bewusst konsequent öfter häufiger selten nie immer manchmal meistens fast
    ungefähr etwa bald später jetzt gerade wieder aufnehmen fortsetzen weitermachen wiederaufnehmen beenden abschließen fertig
    einfach schwierig schwer wichtig besondere besonderen persönlich modern klassisch traditionell echt echte echten perfekt
    perfekte perfekten toll lang lange langen kurz kurze kurzen einzige einzigen andere anderen anderes andere nächster mehrere
    mehreren einige einigen genug genügend anfängerin stufe niveau grundlagen schritt schritte fortschritt aufgabe gewohnheit
    routine januar februar märz april mai juni juli august september oktober november dezember montag dienstag mittwoch donnerstag
    freitag samstag sonntag geburtstag rente urlaub ferien nachbar nachbarn nachbarin kollege kollegen kollegin partner partnerin
    ehemann ehefrau enkel enkelin enkelkinder großeltern eltern geschwister tante onkel leute`,
  es: `viejo vieja viejos nueva nuevo nuevos primer primera primero pequeño pequeña grande gran bueno buena buen mejor mejores bonito
    bonita bonitas aprender empezar comenzar terminar acabar lograr conseguir hacer propio propia casa regularmente diario diariamente
    madre padre mamá papá marido mujer hermana hermano abuela abuelo hijo hija hijos niños amigo amiga amigos familia verano
    invierno primavera otoño navidad fin juntos solo sola vida completo entera entero bien menos otra otro otros nunca siempre
    volver clase clases curso cursos pasar menos próximo próxima último última varios varias tratar intentar seguir mantener dejar poner llegar sueño idea parte pronto rápido
    retomar reanudar reiniciar continuar recuperar completar acabar probar decidir elegir sentirme sentir dedicar disfrutar cumplir
    realmente finalmente constantemente seriamente fácilmente rápidamente despacio ahora luego después mañana hoy casi apenas
    temporada época rato larga largo cortos corta corto difícil fácil importante especial personal moderno clásico tradicional real
    verdadero perfecto perfecta varios algunos algunas suficiente nivel básico básica principiante paso pasos progreso rutina hábito
    tarea reto desafío enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre lunes martes
    miércoles jueves viernes sábado domingo cumpleaños vacaciones vecino vecina vecinos compañero compañera pareja novio novia esposo
    esposa abuelos padres nieto nieta nietos tío tía primo prima gente dinero euros pesos`,
  fr: `vieux vieille nouveau nouvelle nouvel premier première petit petite grand grande bon bonne meilleur meilleure mieux beau belle
    apprendre commencer débuter finir terminer réussir continuer propre régulièrement maison mère père maman papa mari femme soeur
    sœur frère enfant enfants fils fille ami amie amis famille été hiver printemps automne noël vie ensemble seul seule entier
    entière complet moins autre autres jamais toujours refaire cours stage passer prochain prochaine dernier dernière plusieurs essayer garder rester tenir mettre arriver rêve idée partie bientôt vite
    reprendre recommencer remettre retrouver redevenir poursuivre achever compléter décider choisir tenter oser profiter vraiment
    finalement sérieusement facilement rapidement doucement souvent parfois presque maintenant ensuite demain aujourd'hui longtemps
    long longue court courte difficile facile important importante spécial spéciale personnel personnelle moderne classique
    traditionnel vrai vraie parfait parfaite quelques certains suffisamment assez niveau base bases débutant débutante étape étapes
    progrès routine habitude tâche défi janvier février mars avril mai juin juillet août septembre octobre novembre décembre lundi
    mardi mercredi jeudi vendredi samedi dimanche anniversaire vacances voisin voisine voisins collègue collègues copain copine
    épouse époux grands-parents parents petit-fils petite-fille petits-enfants oncle tante cousin cousine gens argent euros`,
  pt: `velho velha novo nova primeiro primeira pequeno pequena grande bom boa melhor bonito bonita aprender começar terminar acabar
    conseguir continuar próprio própria casa regularmente mãe pai marido mulher esposa irmã irmão avó avô filho filha filhos crianças
    amigo amiga amigos família verão inverno primavera outono natal vida juntos sozinho sozinha inteiro inteira completo menos outro
    outra outros nunca sempre bem voltar aula aulas curso cursos passar próximo próxima último última vários várias tentar manter deixar ficar colocar chegar sonho ideia parte logo rápido
    retomar recomeçar reiniciar recuperar completar concluir decidir escolher experimentar aproveitar dedicar cumprir realmente
    seriamente facilmente rapidamente devagar agora depois amanhã hoje quase longo longa curto curta difícil fácil importante
    especial pessoal moderno clássico tradicional real verdadeiro perfeito perfeita alguns algumas suficiente nível básico básica
    iniciante passo passos progresso rotina hábito tarefa desafio janeiro fevereiro março abril maio junho julho agosto setembro
    outubro novembro dezembro segunda terça quarta quinta sexta sábado domingo aniversário férias vizinho vizinha vizinhos colega
    colegas namorado namorada companheiro companheira avós pais neto neta netos tio tia primo prima gente dinheiro euros reais`,
  ja: '',
};

/** What follows one of them after the object of the goal is less important. */
const prepositions: Readonly<Record<PlaybookLanguage, string>> = {
  en: 'for in on at by with from before after because so that while until during without when who which as to than like',
  de: 'für in im an am auf bei mit nach vor weil damit dass wenn bis ohne während als zum zur beim durch',
  es: 'para en con por antes porque que sin cuando hasta desde donde',
  fr: 'pour en dans avec par avant parce que sans quand chez jusqu depuis',
  pt: 'para pra em no na com por antes porque que sem quando até desde',
  ja: '',
};

/** A goal with one of these verbs is another one than with another. */
const actionVerbs: Readonly<Record<PlaybookLanguage, string>> = {
  en: `buy sell rent remove restore repair build paint draw write adopt breed teach replace cancel return cut kill forge design invent
    photograph donate dig collect rob steal destroy demolish feed wash watch trade freeze visit attend meet delete scan frame hang send sharpen forgive found`,
  de: 'kaufen verkaufen mieten vermieten entfernen restaurieren reparieren bauen malen zeichnen schreiben züchten kündigen spenden sammeln entwerfen erfinden fällen besuchen treffen gründen löschen streichen scannen aufhängen schicken schärfen',
  es: 'comprar vender alquilar quitar restaurar reparar construir pintar dibujar escribir criar cancelar donar coleccionar diseñar inventar ver visitar conocer fundar montar borrar escanear colgar enviar afilar',
  fr: 'acheter vendre louer enlever restaurer réparer construire peindre dessiner écrire élever résilier donner collectionner concevoir inventer voir visiter rencontrer fonder monter supprimer repeindre numériser encadrer envoyer aiguiser',
  pt: 'comprar vender alugar remover restaurar consertar construir pintar desenhar escrever criar cancelar doar colecionar projetar inventar ver visitar conhecer fundar montar apagar digitalizar pendurar enviar afiar',
  ja: '',
};

export const actionVerbsOf = (language: PlaybookLanguage) => splitWords(actionVerbs[language]);

export const prepositionsOf = (language: PlaybookLanguage) => splitWords(prepositions[language]);

export const stopWordsOf = (language: PlaybookLanguage) => splitWords(stopWords[language]);

export const neutralWordsOf = (language: PlaybookLanguage) => splitWords(neutralWords[language]);

function splitWords(text: string): string[] {
  return text.split(/\s+/).filter(Boolean);
}
