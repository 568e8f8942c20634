import { expect, test } from 'vitest';
import type { Facts } from '#domain/assistant/facts.ts';
import { understandText } from './understand.ts';

/** A Wednesday. */
const context = { today: '2026-11-18', timeZone: 'Europe/Berlin' };

type Case = readonly [text: string, facts: Partial<Facts>];

const dates: readonly Case[] = [
  [
    "repaint the boat before the club opens on 1 April, the engine's inspection is on 12 March",
    { deadline: '2027-04-01' },
  ],
  ["My theory exam is on 9 January, I'm away over New Year for a week", { deadline: '2027-01-09' }],
  ['I passed my first aid course in September and want to be a lifeguard by June', { deadline: '2027-06-01' }],
  ['I stopped singing in June and want to sing again', { deadline: null }],
  ['build a dolls’ house for her party on Sunday 7 February 2027', { deadline: '2027-02-07' }],
  ['I need the flat sorted by the time my son arrives in March', { deadline: '2027-03-01' }],
  ['sew a quilt, the baby is due on 4 April but I want it done by mid March', { deadline: '2027-03-15' }],
  ['print photo books as Christmas presents', { deadline: '2026-12-25' }],
  ['wrap six Christmas presents', { deadline: null }],
  ['learn to solder. I have 10 hours in a month', { deadline: null, weeklyMinutes: 138 }],
  ['Die Prüfung ist am Freitag, 12. März 2027, über Ostern bin ich weg', { deadline: '2027-03-12' }],
  ['Ich habe im Juli angefangen zu laufen und will im April einen Halbmarathon schaffen', { deadline: '2027-04-30' }],
  ['Wir haben zum 1. Mai einen Laden übernommen', { deadline: null }],
  ['Mi examen es el lunes 8 de febrero, en Navidad estoy fuera', { deadline: '2027-02-08' }],
  ["Je passe l'oral le jeudi 4 mars 2027, j'ai commencé à réviser en septembre", { deadline: '2027-03-04' }],
  ['Quero acabar o álbum antes de a minha avó fazer 90 anos em maio', { deadline: '2027-05-01' }],
  ['父の還暦祝いが3月14日(日)にあるので、それまでにアルバムを作りたい', { deadline: '2027-03-14' }],
  ['passer mon permis moto', { deadline: null }],
  ['start an evening course, not before my son goes to school in August', { deadline: null }],
  ['Unser Chor singt am 5. und 6. Juni 2027', { deadline: '2027-06-05' }],
  ['Reformei-me em junho e quero aprender a nadar', { deadline: null }],
  ['Me jubilé en junio y quiero pintar', { deadline: null }],
  ['hike the ridge in the second half of May', { deadline: '2027-05-31' }],
];

const times: readonly Case[] = [
  ['read novels. I spend five hours a day on my phone', { weeklyMinutes: null }],
  ['use my phone less, get it down to two hours a day', { weeklyMinutes: null }],
  ['can spend 2 hours a week on the harp', { weeklyMinutes: 120 }],
  [
    'play the harp. 20 minutes before work most days plus Sunday, three hours in a good week',
    { weeklyMinutes: 180, days: [] },
  ],
  ['draw. I have 4 hours in the week', { weeklyMinutes: 240 }],
  ['draw, two hours on a Sunday', { weeklyMinutes: 120, days: ['sun'] }],
  [
    'Chinesisch lernen, montags nach der Spätschicht zwei Stunden, dazu am Freitag eine',
    { weeklyMinutes: 180, days: ['mon', 'fri'] },
  ],
  ['Geige üben. Ich kann nur mittwochs, donnerstags ist Chor', { days: ['wed'] }],
  ['lesen, ich verbringe drei Stunden am Tag am Handy', { weeklyMinutes: null }],
  ['aprender a bailar, tenemos libre el lunes por la noche y el jueves temprano', { days: ['mon', 'thu'] }],
  ['aprender sevillanas. En el centro bailan los viernes', { days: [] }],
  ["apprendre le violon, une vingtaine d'heures par mois", { weeklyMinutes: 277, count: null }],
  ["coudre. J'ai deux heures le mardi soir et une le dimanche", { weeklyMinutes: 180, days: ['tue', 'sun'] }],
  ['ler mais. Passo três horas por dia no telemóvel', { weeklyMinutes: null }],
  ['練習したい。平日は30分、週末は2時間使えます', { weeklyMinutes: 270 }],
  ['sell cakes. A friend with a car comes on Mondays', { days: [] }],
  ['bake bread. The shop sells rye bread on Fridays', { days: [] }],
  ['drink less wine during the week', { days: [] }],
  ["I'm 41, work nights Thursday to Sunday, and want to draw", { days: [] }],
  ['Je travaille à mi-temps (lundi, mardi et jeudi), apprendre le piano', { days: [] }],
  ['Quiero leer más. Los viernes salgo con amigos', { days: [] }],
  ['毎週水曜と土曜に合計3時間、来年の5月15日の結婚式でギターを弾きたい', { weeklyMinutes: 180 }],
  ['Le compost du quartier ouvre le samedi de 10h à 12h, réduire mes déchets', { weeklyMinutes: null, days: [] }],
  ['Rad flicken, am Wochenende bin ich weg', { days: [] }],
];

const numbers: readonly Case[] = [
  ['build a bench. We can pay about £40 a month', { budget: '£40 a month' }],
  ["build a bench. I don't want to spend more than 80 euros", { budget: '80 euros' }],
  ['sell my records and get £400 back for them', { budget: null }],
  ['knit. I will not pay 60 euros for wool', { budget: null }],
  ['Geige lernen. Den Kurs für 480 Euro zahle ich nicht', { budget: null, refusals: ['Kurs'] }],
  ['quiero un presupuesto que entendamos y 900 euros de reserva', { budget: null, amount: '900 euros' }],
  ['Podemos pagar unos 50 euros al mes', { budget: '50 euros al mes', amount: null }],
  ['apprendre le chant, je peux payer 30 euros par mois', { budget: '30 euros par mois' }],
  ['Posso gastar até 200 reais por mês', { budget: '200 reais por mês' }],
  ['juggle with three clubs', { count: null }],
  ['repair six garden chairs', { count: { n: 6, of: 'garden chairs' } }],
  ['my flat has 45 sqm and I want to fit six bookcases', { count: { n: 6, of: 'bookcases' } }],
  ['pay off $4,200 across my cards', { count: null, amount: '$4,200' }],
  ['ab Frühjahr 2027 neue Lehrlinge ausbilden', { count: null }],
  ['Ich will wieder auf acht kommen', { count: null }],
  ['un pueblo de 900 habitantes, organizar tres conciertos', { count: { n: 3, of: 'conciertos' } }],
  ['animer un village de 3 000 habitants', { count: null }],
  ['my rabbit is 3 kg and should slim', { amount: null }],
  ['coudre des coussins pour un salon de 30 m²', { amount: null }],
];

const places: readonly Case[] = [
  ['get band 7 in Speaking', { place: null }],
  ['get 7.5 in Listening', { place: null }],
  ['take grandpa from Dover to Vienna by bus', { place: 'Vienna' }],
  ['go climbing from Monday to Friday', { place: null }],
  ['My parents met in Lisbon and I want to learn fado', { place: null }],
  ['Meine Eltern haben sich in Prag kennengelernt, ich will eine Rede schreiben', { place: null }],
  ['Quiero viajar de Sevilla a Oporto en tren', { place: 'Oporto' }],
];

const situation: readonly Case[] = [
  ['make a stew. My gran never cooks it from scratch', { level: null }],
  ["play faster. I can't read music well", { level: null, weakSpots: ['reading music'] }],
  ['Kurrent lesen lernen. Vorkenntnisse keine', { level: 'beginner' }],
  ['Nunca he montado a caballo', { level: 'beginner' }],
  ['turn wood. Never done it before', { level: 'beginner' }],
  ['Got a stiff hip (right). I want to climb stairs', { has: [] }],
  [
    'film birds. I own a tripod (heavy), a good camera for birds, and two lenses',
    { has: ['a tripod', 'a good camera', 'two lenses'] },
  ],
  ['Have a garden party', { has: [] }],
  ['fix the brakes, I have 2 hours and a torque wrench', { has: ['a torque wrench'] }],
  ['Lehre abschließen. Ich habe ein Heft, mein Meister antwortet selten', { has: ['ein Heft'] }],
  [
    'Kleid nähen. Ich habe eine Nähmaschine, Stoffreste und keine Geduld',
    { has: ['eine Nähmaschine', 'Stoffreste'], refusals: [] },
  ],
  ['swim. So holding my breath is the real problem', { weakSpots: ['holding my breath'], obstacles: [] }],
  ["speak Thai. I don't know the script yet", { weakSpots: [] }],
  ['Jura lernen. Paragrafen lesen liegt mir nicht', { weakSpots: ['Paragrafen lesen'] }],
  ['faire du pain. Mes brioches sont un désastre', { weakSpots: ['Mes brioches'] }],
  ['move house. I still feel bad about the last time', { obstacles: [] }],
];

const refusals: readonly Case[] = [
  ['travel. Neither of us will fly', { refusals: ['flying'], obstacles: [] }],
  ["I'm not driving at night and I'm not camping", { refusals: ['driving at night', 'camping'] }],
  [
    'eat well: no dairy, no nuts, and I don’t want to count calories',
    { refusals: ['dairy', 'nuts', 'counting calories'] },
  ],
  [
    "travel. We don't want hostels, long coach rides through the night, or any ferry over four hours",
    { refusals: ['hostels', 'long coach rides through the night', 'ferry over four hours'] },
  ],
  ['cycle. Not interested in racing, nor in buying a new bike', { refusals: ['racing', 'buying a new bike'] }],
  ["sell toys. I won't do jumble sales again", { refusals: ['jumble sales'] }],
  ['get slim, no breakfast cereal and no restaurants', { refusals: ['breakfast cereal', 'restaurants'] }],
  ['convert the loft. It was checked by an engineer (no cracks)', { refusals: [] }],
  ['we have no pram, no cot, and the room is full', { refusals: [] }],
  ["My son has piano lessons and won't practise", { refusals: [] }],
  ['fit werden, kein Krafttraining', { refusals: ['Krafttraining'] }],
  [
    'Garten anlegen. Beton kommt uns nicht in den Garten und einen Teich wollen wir auch nicht',
    { refusals: ['Beton', 'Teich'] },
  ],
  ['Garten anlegen, bitte keine Rosen und keine hohe Hecke', { refusals: ['Rosen', 'hohe Hecke'] }],
  ['ohne Tabletten besser schlafen', { refusals: ['Tabletten'] }],
  ['adelgazar, me niego a pagar un gimnasio', { refusals: ['gimnasio'] }],
  ['pedir un paso de peatones', { refusals: [] }],
  ['maigrir, pas question de compter les calories', { refusals: ['compter les calories'] }],
  [
    "plant a hedge. I don't want a fence or to fall out with my neighbour",
    { refusals: ['fence', 'fall out with my neighbour'] },
  ],
  ["faire le ménage, je n'ai pas envie de fabriquer ma lessive", { refusals: ['fabriquer ma lessive'], obstacles: [] }],
  ['No voy a regalar a los gatos ni a poner moqueta', { refusals: ['regalar a los gatos', 'poner moqueta'] }],
  ['走るのは嫌いではない。痩せたい', { refusals: [] }],
  ['hike the ridge. I have boots, no poles', { refusals: [] }],
  ['dormir mejor. Pastillas no, hipnosis tampoco', { refusals: ['Pastillas', 'hipnosis'] }],
  ['Je refuse de vendre la maison', { refusals: ['vendre la maison'] }],
  ['correr, não quero academia nem personal trainer', { refusals: ['academia', 'personal trainer'] }],
  ['痩せたい。薬は飲みたくない、ジムは嫌です。日曜は無理', { refusals: ['薬', 'ジム'] }],
];

/** Stories around the goal: what happened, what others do, what was paid. */
const stories: readonly Case[] = [
  ['insulate the loft. My neighbour fell through it in the autumn', { deadline: null }],
  ['lernen, wie man Brot backt. Im Sommer ist mein Ofen kaputtgegangen', { deadline: null }],
  ['quiero cantar en el coro. En verano me operaron', { deadline: null }],
  ["j'aimerais refaire du vélo. En été j'ai perdu mon travail", { deadline: null }],
  ['quero surfar. No verão tentei e desisti', { deadline: null }],
  ['get the loft finished before 20 February', { deadline: '2027-02-19' }],
  ['die Hecke soll vor dem 12. Februar gepflanzt sein', { deadline: '2027-02-11' }],
  ['passer mon permis remorque avant le 15 février', { deadline: '2027-02-14' }],
  ['conseguir surfar antes de 1 de junho', { deadline: '2027-05-31' }],
  ['1月31日の前に5km走れるようになりたい', { deadline: '2027-01-30' }],
  ['revise physics. The exams start on Monday 10 May, nothing over Easter', { deadline: '2027-05-10' }],
  ['give a talk. The office shuts from Christmas until 4 January', { deadline: null }],
  ['zwei Katzen aufnehmen, vor Weihnachten aber nicht', { deadline: null }],
  ['insulate the loft. My neighbours have a skip on Thursdays and Fridays', { days: [] }],
  ['sew a coat. Weekends are for the kids', { days: [] }],
  ["run a stall. I'm on nights Tuesdays and Wednesdays. Sunday afternoons are good", { days: ['sun'] }],
  ['eine Hecke pflanzen. Meine Nachbarn grillen freitags und samstags', { days: [] }],
  ['Quiero tocar la guitarra. Un amigo que toca en un bar los viernes me anima', { days: [] }],
  ['préparer un repas. Les voisins prêtent leur salle le samedi et le dimanche', { days: [] }],
  ['dessiner. Le week-end je ne vois personne, les semaines sans mes fils deux soirs et le dimanche', { days: [] }],
  ['ワンピースを作りたい。夫は土日が休みです。水曜の夜に2時間使えます', { days: ['wed'] }],
  ['stage a play. We perform every other Saturday. I can write on Mondays and Thursdays', { days: ['mon', 'thu'] }],
  ['play bass again. The amp was bought for 150 dollars', { budget: null }],
  ['Quiero tocar la guitarra que compré por 180 euros', { budget: null }],
  ['classer les disques. Mon frère en a acheté une partie pour 250 euros', { budget: null }],
  ['surfar com a prancha que comprei por 120 euros, gastar até 50 euros', { budget: '50 euros' }],
  ['3万円もしたミシンでワンピースを作りたい', { budget: null }],
  ['ein Rennrad aufbauen. Bisher habe ich den Rahmen geputzt. Lackiert habe ich noch nicht', { has: [] }],
  ['eine Hecke pflanzen. Spaten und Schubkarre habe ich', { has: ['Spaten', 'Schubkarre'] }],
  ["hang two doors. I've laid floors and hung wallpaper", { has: [] }],
  ['name the birds. I have the Brook & Hale guide', { has: ['the Brook & Hale guide'] }],
  ['digitalizar fotos. Minha irmã só pode às terças', { has: [] }],
  ['restore an old radio. I can solder, but I have never opened one', { level: null }],
  ['pass the nursing exam. I am a cook with 9 years experience', { level: null }],
  ['organizar una comida, no tengo experiencia con listas de espera', { level: null }],
  ['走れるようになりたい。走るのは初めてではありません', { level: null }],
  ['Total newcomer to knitting. I would love to have a lined hat', { goal: 'have a lined hat' }],
  ["I'm finally going to paint the fence. It needs to be finished soon", { goal: 'paint the fence' }],
  ['Am 1. Mai ziehe ich um und muss bis dahin den Keller räumen', { goal: 'den Keller räumen' }],
  ['coser un traje, menos en Nochebuena', { place: null }],
  ['tocar en la plaza. No puedo en Nochebuena', { place: null }],
  ['O muro caiu em dois sítios. Quero reparar o muro', { count: null }],
  ['join a choir, no robes, and I am not paying for one', { refusals: ['robes'] }],
  ['install 600 W of solar panels on the shed', { count: null }],
  ['keep a stall. I told six friends about it', { count: null }],
];

test.each([...dates, ...stories, ...times, ...numbers, ...places, ...situation, ...refusals])(
  'reads "%s"',
  (text, expected) => {
    expect(understandText(text, context).facts).toMatchObject(expected);
  },
);
