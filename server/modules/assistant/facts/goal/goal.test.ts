import { expect, test } from 'vitest';
import { understandText } from '../understand.ts';

const factsOf = (text: string) => understandText(text, { today: '2026-11-18', timeZone: 'Europe/Berlin' }).facts;

/** What people tell about themselves, their time, their money and other people, and somewhere in it the goal. */
const texts: readonly (readonly [text: string, goal: string])[] = [
  [
    "I drive a bread van five nights a week (home at four, asleep by five) and like an idiot agreed to bake the cake for my niece's christening on Sunday 9 May. The oven has one working shelf. Nobody in the flat is awake before ten so it's weekday lunchtimes plus the odd Sunday. Not buying a stand mixer for one cake.",
    "bake the cake for my niece's christening",
  ],
  [
    "My dad (77, on his own since March, I'm two hours away) has agreed to stop driving. I'd like him to have got used to the bus and the shopping van by the summer. He doesn't want strangers in the house. I can get there every second Saturday.",
    'get him used to the bus and the shopping van',
  ],
  [
    "When our neighbour moved out she left us her beehives. There are three, one of them looks sick. I want all three alive and registered before the winter. I've got a suit and a smoker, about two hours on Sundays, and a wife who is scared of wasps.",
    'get all three alive and registered',
  ],
  [
    "I keep telling everyone I'm fine but I haven't opened a letter from the bank since August. I need to know what I owe and get onto a repayment plan before the end of January. I can do half an hour on weekday evenings, and I don't want my mother to find out.",
    'know what I owe and get onto a repayment plan',
  ],
  [
    "Hello! So this is a bit odd. I've been married nineteen years and we have never danced. Our son gets married in August and I would love to dance one proper waltz with my husband without counting out loud. He's willing, on Wednesdays only. Under 200 pounds please.",
    'dance one proper waltz with my husband without counting out loud',
  ],
  [
    "I rent a third floor flat with a north facing balcony, 4 square metres, and everything I've planted has died. The railing planters belong to the landlady. This spring I'm going to grow enough salad and herbs for the two of us. Half an hour a day at most.",
    'grow enough salad and herbs for the two of us',
  ],
  [
    'I have a driving lesson every Tuesday and already failed twice, both times on the roundabout by the hospital. Test number three is on 4 February. I have to pass my driving test this time because the new job needs a car. I can practise with my uncle at weekends.',
    'pass my driving test this time',
  ],
  [
    'We bought a 1930s semi last year. The loft has no insulation, the wind comes through the floorboards and last winter cost us £310 a month. Hoping to halve our heating bill without new radiators. I work shifts; my partner is useless with tools, his words.',
    'halve our heating bill without new radiators',
  ],
  [
    'Everybody in my team speaks better than me in meetings, my colleagues are nice. I come from Poland 4 years ago and my goal is to give a talk of 20 minutes at our company day in English, without paper. The company day is in June. I have time in the train, two times 35 minutes.',
    'give a talk of 20 minutes at our company day in English',
  ],
  [
    "Grandad's accordion is in the cupboard, it wheezes and three keys stick. Mum would cry if she heard it again. I'd like to get it playing for her seventieth in July. I'm decent with a soldering iron but I've never opened an instrument.",
    "get Grandad's accordion playing for her seventieth",
  ],
  [
    "my cats hate each other. one hides under the bed all day and the other waits. three bedroom house, works from home so i can do bits through the day. don't want to rehome either",
    'my cats hate each other',
  ],
  [
    "I've trained for six months with the running club; Tuesdays are intervals and my calf is a bit tight. Now I'm signed up for the Loch Ness Marathon on 26 September 2027 and want to finish it under four hours. No treadmill.",
    'the Loch Ness Marathon',
  ],
  [
    "The spare room has my late mother's clothes in it, still on the hangers. It's been two years. My sister says burn the lot, she's like that. I'm trying to go through them and keep one box. Sunday afternoons are the only time the house is quiet.",
    'go through them and keep one box',
  ],
  [
    'I need a passport for my baby, a visa for me and someone to look after the rabbit, since we fly to Manila on 2 March to see my parents. Off work on Fridays.',
    'a passport for my baby, a visa for me and someone to look after the rabbit',
  ],
  [
    'I manage a primary school library, two mornings a week, unpaid. Half of the books are older than the parents. By next September I plan to sort, weed and relabel all 4,000 of them with two volunteers. The head will not spend a penny.',
    'sort, weed and relabel all 4,000 of them with two volunteers',
  ],
  [
    "Between my two jobs I am home from 2pm to 4pm, then again after 10. I get paid on the 28th and it's gone by the 10th. Last year I even borrowed from my sister. I want to save 1,500 dollars for a deposit on a flat by October.",
    'save 1,500 dollars for a deposit on a flat',
  ],
  [
    'Ich bin 52, Krankenpflegerin, und wohne allein. Abends bin ich platt. Im Herbst wird meine Tochter in Lissabon heiraten und ich möchte bei der Feier eine kurze Rede auf Portugiesisch halten. Ich kann Spanisch ein wenig. Sprachschulen sind mir zu teuer.',
    'bei der Feier eine kurze Rede auf Portugiesisch halten',
  ],
  [
    'Unser Bad ist von 1981, braun gefliest, und die Dusche tropft seit Jahren. Bis Ostern wollen wir es mit 6.000 Euro renovieren, ohne den Grundriss zu ändern. Handwerker gibt es hier kaum, mein Schwager kann Fliesen legen. Samstags hätten wir beide Zeit.',
    'es mit 6.000 Euro renovieren',
  ],
  [
    'Meine Frau sagt, ich schnarche wie ein Traktor. Ich wiege 112 Kilo, sitze den ganzen Tag im LKW und esse an Raststätten. Ich muss bis zum Sommer zwölf Kilo abnehmen, hat der Arzt gesagt. Fitnessstudio kommt nicht in Frage.',
    'zwölf Kilo abnehmen',
  ],
  [
    'Seit drei Jahren liegt mein Roman in der Schublade, 240 Seiten, der Schluss fehlt. Ich will ihn endlich fertig schreiben und zwei Leuten zu lesen geben. Zeit habe ich morgens zwischen fünf und halb sieben, sonst nie. Schreibgruppen mag ich nicht.',
    'ihn endlich fertig schreiben und zwei Leuten zu lesen geben',
  ],
  [
    'In unserer Straße fahren alle viel zu schnell, letzte Woche wurde eine Katze überfahren. Ich wünsche mir, dass die Stadt eine Tempo-30-Zone einrichtet. Ich bin kein Redner. Freitags habe ich frei, die Nachbarn würden unterschreiben.',
    'erreichen, dass die Stadt eine Tempo-30-Zone einrichtet',
  ],
  [
    'Also, ich habe zwei linke Hände. Trotzdem: Mein Enkel wünscht sich ein Baumhaus, und ich habe es ihm versprochen. Im Garten steht eine alte Kastanie. Ich möchte mit ihm zusammen ein Baumhaus bauen, das auch einen Winter hält. 300 Euro sind drin.',
    'mit ihm zusammen ein Baumhaus bauen',
  ],
  [
    'Zwei Kinder, Teilzeitjob, Hund. Ich habe vor, im April beim Stadtlauf die zehn Kilometer zu schaffen. Joggen war ich zuletzt in der Schule. Mittwochabend und Sonntag früh geht immer.',
    'beim Stadtlauf die zehn Kilometer zu schaffen',
  ],
  [
    'Trabajo de noche en un hotel y de día cuido a mi padre, así que duermo a ratos. Me gustaría sacarme el carnet de moto antes del verano. Tengo libres los martes. Mi hermano me presta una 125, pero no quiero que me enseñe él.',
    'sacarme el carnet de moto',
  ],
  [
    'Entre el alquiler y la guardería se nos van 1.900 euros al mes y siempre acabamos en números rojos. Queremos ahorrar 5.000 euros para la entrada de un coche antes de diciembre. Mi marido es muy de caprichos. No pensamos pedir otro préstamo.',
    'ahorrar 5.000 euros para la entrada de un coche',
  ],
  [
    'Mi abuelo hablaba gallego y yo solo sé cuatro palabras. Murió en febrero. Necesito aprender gallego lo bastante para leer sus cartas, unas sesenta, que guarda mi tía. Tengo media hora por la noche cuando se duermen los niños.',
    'aprender gallego lo bastante para leer sus cartas',
  ],
  [
    'Hace ocho años que toco en el mismo bar los jueves, y la gente habla por encima. He decidido grabar un disco con mis propias canciones. Tengo once, tres sin letra. Un amigo tiene un estudio pequeño y me lo deja los domingos.',
    'grabar un disco con mis propias canciones',
  ],
  [
    'Vivo en un cuarto sin ascensor y este otoño me operan de la cadera. Tengo que dejar el piso preparado antes de la operación, el 14 de enero. Mi hija viene los fines de semana. No quiero una cama de hospital en el salón.',
    'dejar el piso preparado antes de la operación',
  ],
  [
    'En la comunidad somos doce vecinos y no nos ponemos de acuerdo en nada. La fachada se cae. Mi objetivo es que aprobemos la obra en la junta de marzo. Yo soy la presidenta este año, por sorteo.',
    'aprobemos la obra en la junta de marzo',
  ],
  [
    "J'ai 61 ans, je viens de prendre ma retraite et ma femme travaille encore trois ans. Je m'ennuie déjà. Je voudrais apprendre à jouer du violoncelle pour accompagner ma petite-fille à Noël prochain. J'ai un budget de 80 euros par mois. Pas de solfège pendant des heures, s'il vous plaît.",
    'apprendre à jouer du violoncelle pour accompagner ma petite-fille',
  ],
  [
    "Mon fils a été diagnostiqué dyslexique en septembre. Le collège fait ce qu'il peut. Je dois monter le dossier d'aménagements avant le 15 janvier et je n'y comprends rien. Je peux y passer une heure le soir. Son père ne s'en occupe pas.",
    "monter le dossier d'aménagements",
  ],
  [
    'On vit à quatre dans 60 mètres carrés, la chambre des filles déborde et le couloir sert de débarras. On aimerait vider la cave pour en faire un atelier. La cave est humide. Le samedi matin, on est libres tous les deux.',
    'vider la cave pour en faire un atelier',
  ],
  [
    "Je prépare le concours de professeur des écoles en travaillant à mi-temps, les écrits sont en avril. Les maths me font peur depuis toujours. J'ai mes mercredis et mes soirées. Je ne veux pas payer de prépa.",
    'préparer le concours de professeur des écoles en travaillant à mi-temps',
  ],
  [
    "Le jardin partagé où je vais depuis six ans perd son terrain, la mairie nous l'a dit en octobre. Nous sommes une vingtaine, dont trois avec du temps. Il faut trouver un nouveau terrain et déménager les bacs avant mars. Moi j'ai une remorque.",
    'trouver un nouveau terrain et déménager les bacs',
  ],
  [
    "Je fume depuis mes dix-sept ans, quinze par jour, plus en soirée. J'ai essayé les patchs. Cette fois je veux arrêter de fumer avant la naissance, prévue le 3 mai. Mon conjoint fume aussi, c'est bien le problème.",
    'arrêter de fumer avant la naissance',
  ],
  [
    'Trabalho em turnos num hospital e moro com a minha avó, que tem 88 anos. À noite ela cai muitas vezes. Preciso de deixar a casa segura para ela antes do inverno. Tenho as manhãs de terça e quinta. Ela não quer andarilho.',
    'deixar a casa segura para ela',
  ],
  [
    'Tenho 34 anos, dois empregos e nunca terminei o ensino médio. Todo mundo na firma sabe. Quero passar no Encceja no ano que vem. Matemática é o meu terror, redação vai. Estudo no ônibus, uma hora por dia.',
    'passar no Encceja',
  ],
  [
    'A minha filha quer um cão e nós vivemos num T2 sem varanda. O meu marido é alérgico a quase tudo. Gostaria de descobrir até ao Natal se conseguimos mesmo ter um cão. Não queremos comprar em criadores.',
    'descobrir se conseguimos mesmo ter um cão',
  ],
  [
    'Faço bolos para os amigos há anos e toda a gente diz para vender. Pretendo abrir uma pequena loja online de bolos. A cozinha é a de casa, o forno é bom. Ao domingo não trabalho.',
    'abrir uma pequena loja online de bolos',
  ],
  [
    'Perdi o emprego em agosto, ao fim de onze anos. Tenho o seguro até abril e 4 mil reais guardados. Meu plano é virar eletricista. Já troquei tomadas em casa, e só. O curso do SENAI abre vaga em fevereiro.',
    'virar eletricista',
  ],
  [
    '来年の6月に姉が結婚します。ピアノは小学生の時に2年習っただけで、家には電子ピアノしかありません。披露宴で一曲、最後まで弾けるようになりたいです。平日は夜9時以降しか音を出せません。',
    '披露宴で一曲、最後まで弾けるようになりたい',
  ],
  [
    '夫が単身赴任で、子どもが二人います。毎朝5時に起きていて、夜は何もできません。家計簿が続いたことがないので、半年で30万円貯めたいと思っています。投資はしたくないです。',
    '30万円貯めたい',
  ],
  [
    '実家の母が一人で暮らしていて、物が捨てられません。3月末までに台所と仏間だけでも片付けるのが目標です。月に一度しか帰れません。業者は呼びたくないそうです。',
    '台所と仏間だけでも片付けるのが目標',
  ],
  [
    '会社でプレゼンを任されましたが、人前で話すと頭が真っ白になります。12月20日に10分の発表を無事に終えたい。練習は昼休みだけ。',
    '10分の発表を無事に終えたい',
  ],
  ['regrout the shower', 'regrout the shower'],
  ['Führerschein Klasse B machen', 'Führerschein Klasse B machen'],
  ['perder el miedo a volar', 'perder el miedo a volar'],
  ['refaire le carrelage de la salle de bain', 'refaire le carrelage de la salle de bain'],
  ['aprender a costurar à máquina', 'aprender a costurar à máquina'],
  ['腕立て伏せを30回できるようになる', '腕立て伏せを30回できるようになる'],
  ['Visa for Ireland sorted for mum and me', 'Visa for Ireland sorted for mum and me'],
  [
    "There's a piano in the village hall that nobody has tuned since the coronation, the last one I mean. I've always said that somebody should sort it out. Well, I'm somebody. I'd love to see it played at the summer fete. I've got Monday evenings, no money at all, and keys to the hall.",
    'see the piano played at the summer fete',
  ],
  [
    'Diagnosed coeliac three weeks ago. My husband bakes, my kids live on toast. I need to learn how to shop and cook without gluten and without making four different dinners. I shop on Fridays after work. No recipe apps.',
    'shop and cook without gluten and without making four different dinners',
  ],
  [
    "I left school at fifteen and have been a roofer ever since; my knees are done. What I really want is to become a site manager. I hate computers. My boss would pay for a course if it's on Fridays.",
    'become a site manager',
  ],
  [
    'Ich habe meinen alten Job im August verloren und sitze seitdem viel herum. Eigentlich wäre ich gern Busfahrer. Mein Ziel ist der Busführerschein bis nächsten September. Das Amt zahlt vielleicht.',
    'der Busführerschein',
  ],
  [
    'Somos cuatro primas y cada verano decimos lo mismo y luego nadie organiza nada. Este año quiero que hagamos el Camino de Santiago desde Sarria en septiembre. Una tiene mal la espalda. Máximo 600 euros por persona.',
    'hagamos el Camino de Santiago desde Sarria',
  ],
  [
    "Ma mère ne répond plus au téléphone le soir, et la voisine m'a dit qu'elle avait laissé le gaz ouvert. J'habite à 300 km. J'aimerais qu'elle puisse rester chez elle en sécurité. Elle refuse toute aide. Je descends un week-end par mois.",
    "faire en sorte qu'elle puisse rester chez elle en sécurité",
  ],
  [
    'O meu irmão deixou-me a autocaravana dele, parada há quatro anos. Tem bolor e a bateria morreu. Quero pô-la a andar e ir até Marrocos em maio com a minha mulher. Percebo de motores, de canalização nada.',
    'pô-la a andar e ir até Marrocos com a minha mulher',
  ],
  [
    "Three kids under seven, a dog and a mortgage. My wife says I haven't read a book since 2018, which is true. I'd like to read one novel a month again. Mostly on the train, 25 minutes each way. No e-reader.",
    'read one novel a month again',
  ],
  [
    "I sing alto in a choir that keeps losing people, we're nine now. Rehearsals are Mondays. The plan is to put on a carol concert in the market hall on 19 December and bring in some new faces. I do the emails, nobody else does.",
    'put on a carol concert in the market hall and bring in some new faces',
  ],
  [
    "My knees hurt, I'm 58 and I sit all day. The doctor says walk. I have been wanting to walk Hadrian's Wall since I was a boy, all 84 miles of it, and my sister has offered to carry the bags. September would suit us both.",
    "walk Hadrian's Wall",
  ],
  [
    "We're moving from Bristol to Orkney in August with two cats and a piano, and I can't think straight. Both of us work full time until July. I want a move that doesn't end in divorce. Under £3,500.",
    "a move that doesn't end in divorce",
  ],
  [
    "I've run the same café for eleven years and I can't take a weekend off. I have to train someone to run it without me by Easter so that I can go to my son's graduation. My two part-timers are willing but slow.",
    'train someone to run it without me',
  ],
  [
    "Our tenants left and took the light bulbs. The place smells. It has to be rentable again by February 1 and I'm doing it myself after work.",
    'It has to be rentable again',
  ],
  [
    'Mein Mann ist im Frühjahr gestorben und er hat immer alles mit dem Geld gemacht. Ich finde keine Passwörter, drei Ordner, zwei Konten. Ich muss endlich verstehen, was ich habe und was ich zahle. Meine Schwester hilft sonntags.',
    'verstehen, was ich habe und was ich zahle',
  ],
  [
    'Früher habe ich Posaune gespielt, zwanzig Jahre ist das her. Der Musikverein im Dorf sucht Leute. Nächstes Jahr im Juni ist Jubiläum und da will ich wieder mitspielen. Üben geht nur in der Garage, abends bis acht.',
    'wieder mitspielen',
  ],
  [
    'Wir bekommen im April Zwillinge, wohnen im dritten Stock ohne Aufzug und haben 74 Quadratmeter. Wir suchen eine größere Wohnung im Erdgeschoss, höchstens 1.100 Euro warm. Mein Freund arbeitet im Schichtdienst.',
    'eine größere Wohnung im Erdgeschoss',
  ],
  [
    'Mi madre cumple ochenta en junio y somos seis hermanos repartidos por tres países. Nos gustaría reunirnos todos un fin de semana en el pueblo y hacerle un álbum con fotos antiguas. Yo organizo porque soy la mayor. Presupuesto, 1.500 euros.',
    'reunirnos todos un fin de semana en el pueblo y hacerle un álbum con fotos antiguas',
  ],
  [
    'Llevo dos años en paro, con 51, y nadie contesta. Fui jefe de almacén. Mi hijo dice que pruebe con los camiones. Me planteo sacarme el carnet C y el CAP antes de septiembre. Por las tardes cuido de mis nietos.',
    'sacarme el carnet C y el CAP',
  ],
  [
    "Mon père m'a laissé son voilier, un vieux Muscadet en bois, à sec depuis neuf ans. La coque est saine, le pont moins. Je veux le remettre à l'eau en juin prochain sans y laisser mes économies. J'ai mes samedis et un hangar prêté.",
    "remettre un vieux Muscadet à l'eau sans y laisser mes économies",
  ],
  [
    "Depuis le divorce, je mange debout devant le frigo. Les enfants sont là une semaine sur deux. J'ai envie de recommencer à cuisiner pour de vrai, trois soirs par semaine. Pas de robot, pas de batch cooking.",
    'recommencer à cuisiner pour de vrai',
  ],
  [
    'Somos três sócios e nenhum gosta de papéis. A oficina funciona há seis anos sem contabilidade decente. Precisamos de ter as contas em dia até 31 de março. O contabilista cobra 60 euros à hora. Eu sou o único que sabe Excel.',
    'ter as contas em dia',
  ],
  [
    'O meu filho tem sete anos e ainda tem medo da água. Nas férias, a família toda vai para a praia. Quero ensiná-lo a nadar antes de agosto. A piscina municipal fica a dez minutos, temos as quartas.',
    'ensiná-lo a nadar',
  ],
  [
    '10年以上前に買ったミシンが押し入れにあります。娘が来年4月に入園します。入園までに、バッグと上履き入れを自分で縫いたいです。型紙は読めません。週末に2時間くらい。',
    'バッグと上履き入れを自分で縫いたい',
  ],
  [
    '最近、息切れがひどくて階段がつらいです。タバコは20年。医者にも言われたので、今年こそ禁煙したいと思います。ガムは苦手です。',
    '今年こそ禁煙したい',
  ],
  ['photo wall in the hallway, finally', 'photo wall in the hallway'],
  ['Patientenverfügung und Vollmacht fertig machen', 'Patientenverfügung und Vollmacht fertig machen'],
];

test.each(texts)('finds the goal in "%s"', (text, goal) => {
  expect(factsOf(text).goal).toBe(goal);
});
