import { expect, test } from 'vitest';
import type { Facts } from '#domain/assistant/facts.ts';
import { detectLanguage } from './detect-language.ts';
import { understandAnswers, understandText } from './understand.ts';

/** A Wednesday. */
const context = { today: '2026-11-18', timeZone: 'Europe/Berlin' };
const factsOf = (text: string) => understandText(text, context).facts;

const cases: readonly (readonly [text: string, facts: Partial<Facts>])[] = [
  ['learn chess, 10 hours a month', { weeklyMinutes: 138 }],
  ['learn chess, two evenings a week, an hour each', { weeklyMinutes: 120 }],
  ['build a wall, every other Saturday, four hours', { weeklyMinutes: 120, days: ['sat'] }],
  ['practise the cello, half an hour on weekdays', { weeklyMinutes: 150, days: ['mon', 'tue', 'wed', 'thu', 'fri'] }],
  ['Klavier üben, dienstags und donnerstags je 45 Minuten', { weeklyMinutes: 90, days: ['tue', 'thu'] }],
  ['coudre une robe, un dimanche sur deux, 3 heures', { weeklyMinutes: 90, days: ['sun'] }],
  ['aprender a coser, hora y media los sábados', { weeklyMinutes: 90, days: ['sat'] }],
  ['毎日30分、絵を描きたい', { weeklyMinutes: 210 }],
  ['I work 50 hours a week and want to learn the harp', { weeklyMinutes: null }],
  ['The course takes 50 hours and I have 2', { totalMinutes: 120, weeklyMinutes: null }],
  ['clean the shed this weekend, 5 hours in all', { totalMinutes: 300, deadline: '2026-11-22' }],
  ['build a kayak for at most £900', { budget: '£900', amount: null }],
  ['save €5,000 for a boat', { amount: '€5,000', budget: null }],
  ['build a kayak; the wood I bought for £300 is here', { budget: null }],
  ['Terrasse bauen, höchstens 1.200 Euro', { budget: '1.200 Euro' }],
  ['run 40 miles', { amount: '40 miles', count: null }],
  ['run 40 miles by 1 May', { amount: '40 miles', deadline: '2027-05-01' }],
  ['cycle 100 miles in a day', { amount: '100 miles', deadline: null }],
  ["The garden is a mess. I'd like a pond", { goal: 'a pond', obstacles: [] }],
  ['lose 12 pounds', { amount: '12 pounds', budget: null }],
  ['write five songs', { count: { n: 5, of: 'songs' } }],
  ['read twenty-four novels', { count: { n: 24, of: 'novels' } }],
  ['sechs Gedichte schreiben', { count: { n: 6, of: 'Gedichte' } }],
  ['tricoter trois bonnets', { count: { n: 3, of: 'bonnets' } }],
  ['tidy up with my 3 kids', { count: null }],
  ['learn judo, I am a complete beginner', { level: 'beginner' }],
  ["learn judo. I've been playing the drums for 12 years", { level: null }],
  ["play the drums in a band. I've been playing drums for 12 years", { level: 'advanced' }],
  ['Töpfern lernen, noch nie gemacht', { level: 'beginner' }],
  [
    'build a hive. I have a saw, two clamps and a friend who keeps bees',
    { has: ['a saw', 'two clamps', 'a friend who keeps bees'] },
  ],
  ['Aprender alemán. Tengo una compañera, Katrin, que es de Dresde', { has: ['una compañera Katrin'] }],
  ['get fit, no apps, and I won’t join a gym', { refusals: ['apps', 'gym'] }],
  ['abnehmen, keine Shakes, kein Fitnessstudio', { refusals: ['Shakes', 'Fitnessstudio'] }],
  ['perdre du poids sans médicaments', { refusals: ['médicaments'] }],
  ['swim a mile without stopping', { refusals: [] }],
  ['learn Welsh, but I have no time in the mornings', { refusals: [] }],
  ['learn Welsh. My weak spot is listening', { weakSpots: ['listening'] }],
  ['Italienisch lernen. Die Aussprache fällt mir schwer', { weakSpots: ['Aussprache'] }],
  ['write a thesis. I keep getting distracted by my phone', { obstacles: ['getting distracted by my phone'] }],
  ['revise, 25 min on weekdays and an hour on Sunday', { weeklyMinutes: 185 }],
  ['dig a pond, every other weekend, 6 hours', { weeklyMinutes: 180, days: ['sat', 'sun'] }],
  ["write a novel, one hour a week, but I won't write at weekends", { weeklyMinutes: 60, days: [] }],
  ['photograph churches. Most are locked on weekdays', { days: [] }],
  ['learn judo. Freitags keine Zeit', { days: [] }],
  ['practise at least 3 hours a week', { weeklyMinutes: 180 }],
  ['read more on the train, 35 mins each way, 3 days a week', { weeklyMinutes: 210 }],
  ['learn to sail. I am on a 4 on 4 off rota', { days: [], weeklyMinutes: null }],
  ['learn to sail. I work Tue, Thu evenings', { days: [] }],
  ['learn to sail. I work Monday to Friday but have Saturdays free', { days: ['sat'] }],
  ['learn to sail. I can work on it on Saturdays', { days: ['sat'] }],
  ['eat less. My wife bakes every Sunday', { days: [] }],
  ['Python lernen. Dienstags ist Chor', { days: [] }],
  ['eat less. Slow cooker in the cupboard', { has: ['Slow cooker'], obstacles: [] }],
  ['estudiar. Trabajo de lunes a viernes hasta las 15h', { days: [], weeklyMinutes: null }],
  ['英語を勉強したい。平日は仕事で、土日しか時間がありません', { days: ['sat', 'sun'] }],
  ['sell jam. No insurance yet', { refusals: [], obstacles: ['No insurance yet'] }],
  ['learn Welsh. I hate Duolingo. Not with apps', { refusals: ['Duolingo', 'apps'] }],
  ["I don't drink and want to enjoy parties", { goal: 'enjoy parties', refusals: ['alcohol'], obstacles: [] }],
  ['Deutsch lernen, Duolingo hasse ich', { refusals: ['Duolingo'] }],
  ['throw a party for her without her finding out', { refusals: [] }],
  ['negotiate without an interpreter by next autumn', { refusals: [] }],
  ['die Küche streichen, ohne dass es billig aussieht', { refusals: [] }],
  ['correr sem me lesionar, sem ginásio', { refusals: ['ginásio'] }],
  ['dormir sozinho. Sem castigos. O pai trabalha à noite', { refusals: ['castigos'] }],
  ["slim the cat down. No prescription food it's £70 a bag", { refusals: ['prescription food'] }],
  ["get the boiler fixed. I don't want to move out", { refusals: ['moving out'] }],
  ['learn to sail. Thursdays are taken, so those are out', { refusals: [] }],
  ['rewire a lamp. I know nothing about electrics', { weakSpots: ['electrics'] }],
  ['Chinesisch lernen. Ich blockiere beim Sprechen', { weakSpots: ['Sprechen'] }],
  ['aprobar el examen, los tests se me dan regular', { weakSpots: ['los tests'] }],
  ["passer l'examen. Les nœuds et les balises ne rentrent pas", { weakSpots: ['Les nœuds', 'les balises'] }],
  ['sew a tent. My sight reading is weak and hems take me ages', { weakSpots: ['sight reading', 'hems'] }],
  [
    'run far. My hip is sore, thin shoes, I forget to drink',
    { obstacles: ['My hip is sore', 'thin shoes', 'forgetting to drink'] },
  ],
  [
    "sail. I can't afford lessons and my wife isn't keen",
    { obstacles: ['not being able to afford lessons', "my wife isn't keen"] },
  ],
  [
    'den Dachboden ausbauen. Der Statiker fehlt, die Treppe ist zu steil',
    { obstacles: ['Der Statiker fehlt', 'die Treppe ist zu steil'] },
  ],
  ['correr, tengo una lesión y hace mucho calor', { obstacles: ['una lesión', 'hace mucho calor'] }],
  ['courir. Mon genou est fragile et le sol est humide', { obstacles: ['Mon genou est fragile', 'le sol est humide'] }],
  ['terminar a tese, mas o orientador não responde', { obstacles: ['o orientador não responde'] }],
  ['走りたい。膝が悪い', { obstacles: ['膝が悪い'] }],
  ['reopen the path. It has been closed for 3 years', { obstacles: [] }],
  ['learn to swim. I still cannot swim', { obstacles: [] }],
  ["run. I've a bike and a turbo trainer in the shed", { has: ['a bike', 'a turbo trainer'], obstacles: [] }],
  ['take dad north. He tires easily and hates flying', { obstacles: ['He hates flying'] }],
  ['move. My gran (88, hard of hearing) is coming', { obstacles: [] }],
  ['move. The new flat is small but bright', { obstacles: [] }],
  ["bake bread. It isn't far to the mill, and I don't have debts", { obstacles: [] }],
  ["paint the hall. I don't know which colour", { obstacles: [] }],
  ['grow beans. We never get frost in May', { obstacles: [] }],
  ['Our street floods. I want the council to clear the drains', { obstacles: [] }],
  ['Brot backen. Mein Ofen ist alt, mein Nachbar hat einen Traktor, ich habe keine Eile', { obstacles: [] }],
  ['speak Thai. Tones are where I freeze', { weakSpots: ['Tones'], obstacles: [] }],
  ['write. I have a small desk and a quiet room', { has: ['a small desk', 'a quiet room'], obstacles: [] }],
  ['hike the Tour du Mont Blanc with my friend Priya', { place: 'Tour du Mont Blanc', person: 'my friend Priya' }],
  ['camp in the Lake District with Amy', { place: 'the Lake District', person: 'Amy' }],
  ['abrir un taller en la piscina de Getafe', { place: 'Getafe' }],
  ['travel to lisbon', { place: 'Lisbon' }],
  ['learn Excel with Coursera in Python', { place: null, person: null }],
  ['my husband and I want to sing', { person: 'my husband' }],
  ['talk to my partner’s gran', { person: "my partner's gran" }],
  ['meiner Tochter Schwimmen beibringen', { person: 'meiner Tochter' }],
  [
    'tile a roof. A mate with a van will help, my uncle is a roofer',
    { has: ['A mate with a van', 'my uncle (a roofer)'] },
  ],
  ['write a thesis. Data cleaned, 4,000 of 12,000 words', { has: ['Data (cleaned)', '4,000 words'] }],
  ['aprobar. 28 temas, llevo 9', { has: ['9 temas'], count: { n: 28, of: 'temas' } }],
  [
    'put on a play. I need a stage, three masks and chairs for ten',
    { parts: ['a stage', 'three masks', 'chairs for ten'] },
  ],
  [
    'we want to see Vienna, Ljubljana and Venice',
    { goal: 'see Vienna, Ljubljana and Venice', parts: ['Vienna', 'Ljubljana', 'Venice'] },
  ],
  ['Konzert organisieren: Plakate, Solistin und Probe', { parts: ['Plakate', 'Solistin', 'Probe'] }],
  ['lancer un club. Il nous faut un local, des chaises et un nom', { parts: ['un local', 'des chaises', 'un nom'] }],
  ["Be in something. I'd love to be cast in a local production", { goal: 'be cast in a local production' }],
  ['My husband wants a gas boiler. I want us to switch to a heat pump', { goal: 'switch to a heat pump' }],
  ['Meine Frau will eine Küche. Ich möchte die alte streichen', { goal: 'die alte streichen' }],
  ['Our street floods. I want the council to clear the drains', { goal: 'get the council to clear the drains' }],
  ["My landlord won't fix the boiler. I want it fixed", { goal: "My landlord won't fix the boiler" }],
  ['half marathon on Sunday 11 April, at 6k now', { goal: 'half marathon' }],
  ['bake sale at school on Friday, 4 December', { goal: 'bake sale at school' }],
  ['Our choir wants to sing Bach', { goal: 'sing Bach' }],
  ['Ich, 61, will noch Programmieren lernen', { goal: 'Programmieren lernen' }],
  ['Mein Sohn (9) soll schwimmen lernen', { goal: 'Mein Sohn soll schwimmen lernen' }],
  ['take my dad, who is 79, to see the sea', { goal: 'take my dad to see the sea' }],
  ['sew a dress with my sister', { person: 'my sister', thing: 'a dress' }],
  ['move to Lisbon', { place: 'Lisbon' }],
  ['read a novel in Spanish', { place: null }],
  [
    'Ich möchte bis Ende Mai den alten Traktor reparieren',
    { goal: 'den alten Traktor reparieren', thing: 'den alten Traktor' },
  ],
  ['I want to restore the CB350 by 1 May because I miss riding', { goal: 'restore the CB350', thing: 'the CB350' }],
  [
    'Open a café:\n- find a room\n- get a licence\n- hire a cook',
    { parts: ['find a room', 'get a licence', 'hire a cook'] },
  ],
];

/** People who tell a lot: the goal is somewhere in it. */
const rambling: readonly (readonly [text: string, goal: string])[] = [
  ["Right. My wife left in March. I'm 52. I want to cook ten proper dinners by the summer", 'cook ten proper dinners'],
  ["They're closing the site, so I need a new job before then. Not going on LinkedIn", 'a new job'],
  [
    "My daughter is getting married on 11 September and I told her I'd play the cello. I'd like it to be The Swan",
    'play the cello',
  ],
  [
    "We owe $14,300 on three credit cards and I'm sick of it. Want it gone by end of 2028",
    'pay off $14,300 on three credit cards',
  ],
  [
    'Our village phone box is closing and I would like to adopt it and turn it into a library',
    'adopt our village phone box and turn it into a library',
  ],
  ["It was my gran's quilt and the dog got it. The middle is torn. I would like to mend it", "mend my gran's quilt"],
  ["I'm burnt out. They'll take me if I finish my teaching certificate by July 2027", 'finish my teaching certificate'],
  ["Is it crazy to start at 61? Anyway the goal is the Great North Run. I'm slow", 'the Great North Run'],
  ['I only need two credits for my degree and I want to take that last class', 'take that last class'],
  ['Lessons here run to €45. I want to play the cello', 'play the cello'],
  ['Na ja, mein Rad steht seit Jahren. Im September möchte ich nach Wien radeln', 'nach Wien radeln'],
  [
    'Der Chef sagt, wenn ich die Zertifizierung bis Ende März schaffe, kriege ich die Leitung',
    'die Zertifizierung schaffen',
  ],
  [
    'Unser Verein hat ein altes Vereinsheim. Wir möchten daraus ein Café machen',
    'ein altes Vereinsheim: daraus ein Café machen',
  ],
  [
    'Soy enfermera y una clínica me coge si saco el B2 de alemán antes del 30 de junio. Ahora tengo un A2 flojito',
    'sacar el B2 de alemán',
  ],
  [
    'En el barrio hay un solar lleno de basura. Queremos convertirlo en un huerto',
    'convertir un solar lleno de basura en un huerto',
  ],
  [
    "Bon. Yann et moi on se sépare, sans cris, et je voudrais que ça reste comme ça. On n'est pas mariés",
    'Yann et moi on se sépare',
  ],
  ['Le dernier café a fermé en mai. Nous voudrions le rouvrir', 'rouvrir le dernier café'],
  ['Bom, é o seguinte. Tenho 33 anos. O que eu quero mesmo é abrir uma escola de surf', 'abrir uma escola de surf'],
  ['O meu avô deixou-me uma vinha pequena. Gostava de a pôr a produzir', 'pôr uma vinha pequena a produzir'],
  ['こんにちは。42歳です。小さな獅子舞を、秋祭りで復活させたいです。', '小さな獅子舞を秋祭りで復活させたい'],
];

test.each(rambling)('finds the goal in "%s"', (text, goal) => {
  expect(factsOf(text).goal).toBe(goal);
});

test.each([
  ['Clear our cards. I take home $3,900 a month, my wife $2,100', null],
  ['find a job. Not under £31k', null],
  ['find a job with £31k a year', null],
  ['Divorcer. Un appartement (reste 118 000 € de crédit)', null],
  ['eat better. I spend about $400 a month on takeaways', null],
  ['learn to drive. Lessons are £38 an hour', null],
  ['富士山に登りたい。月収は35万円です', null],
  ['find a flat. Rent up to £1,300 a month', '£1,300 a month'],
  ['learn to sail, Saturdays, £500', '£500'],
  ['cook a menu. I earn £2,000 a month and can spend £80', '£80'],
  ['montar un puesto. Tengo horno, una receta y 400 mil pesos', '400 mil pesos'],
])('reads the budget of "%s"', (text, budget) => {
  expect(factsOf(text).budget).toBe(budget);
});

test.each([
  ["find a job. I'm not going on LinkedIn to look", ['LinkedIn']],
  ["buy a van. I won't touch my savings", ['touching my savings']],
  ["sew a quilt. I don't want a rotary cutter", ['rotary cutter']],
  ["write. I don't want to make it shorter, I will not use AI for any of it", ['AI']],
  ["find a job. I don't want the whole site knowing my business", []],
  ['einen Job finden. LinkedIn ist nichts für mich', ['LinkedIn']],
  ['organizar turnos. WhatsApp no es para mí', ['WhatsApp']],
  ['voyager. Les vélos électriques, très peu pour moi', ['vélos électriques']],
  ['correr. LinkedIn e Strava não são para mim', ['LinkedIn', 'Strava']],
])('reads the refusals of "%s"', (text, refusals) => {
  expect(factsOf(text)).toMatchObject({ refusals, obstacles: [] });
});

test.each(cases)('understands "%s"', (text, expected) => {
  expect(factsOf(text)).toMatchObject(expected);
});

test.each([
  ['get at least 70% in the exam', 'at least 70% in the exam'],
  ['learn to knit so that we can sell hats', 'we can sell hats'],
  ['Prüfung bestehen, mindestens 11 Punkte, im Mai', 'mindestens 11 Punkte'],
  ['practise at least 3 hours a week', ''],
])('reads the measure of "%s"', (text, measure) => {
  expect(understandText(text, context).measure).toBe(measure);
});

test.each([
  ['learn to juggle with the left hand', 'en'],
  ['ich möchte besser schlafen', 'de'],
  ['quiero aprender a bailar', 'es'],
  ['je voudrais apprendre le piano', 'fr'],
  ['quero ser mais paciente', 'pt'],
  ['ギターを始めたい', 'ja'],
  ['Хочу выучить испанский', null],
  ['zxcv', null],
] as const)('detects the language of "%s"', (text, language) => {
  expect(detectLanguage(text)).toBe(language);
});

test('reads every answer with the meaning of its question', () => {
  const answers = [
    ['Specific', 'Play in the village band'],
    ['Measurable', 'I play 3 marches by heart'],
    ['Achievable', 'I am a complete beginner. I have a trumpet'],
    ['Relevant', 'My father played there'],
    ['Time-bound', '12 weeks'],
    ['Commitment', '3 hours, medium'],
    ['Obstacles', ['My neighbours', 'Tired after work']],
    ['Learning', ['Videos', 'A course']],
  ] as const;
  const { facts, ...background } = understandAnswers(
    answers.map(([pillar, a]) => ({ q: '', a, pillar })),
    context,
  );
  expect(facts).toMatchObject({
    goal: 'Play in the village band',
    level: 'beginner',
    has: ['a trumpet'],
    deadline: '2027-02-10',
    weeklyMinutes: 180,
    obstacles: ['My neighbours', 'Tired after work'],
  });
  expect(background).toEqual({
    measure: 'I play 3 marches by heart',
    start: 'I am a complete beginner. I have a trumpet',
    reason: 'My father played there',
    learning: ['Videos', 'A course'],
    language: 'en',
  });
});

test('ignores skipped and empty answers', () => {
  const history = ['Learn chess', 'No preference', 'n/a', 'idk', 'No preference', '-', 'none'];
  const { facts, measure } = understandAnswers(
    history.map((a) => ({ q: '', a, pillar: '' })),
    context,
  );
  expect(facts).toMatchObject({ goal: 'Learn chess', deadline: null, weeklyMinutes: null, obstacles: [] });
  expect(measure).toBe('');
});
