/** What helps against an obstacle, in the first weeks. */
export interface Remedy {
  readonly pattern: RegExp;
  /** What the obstacle is, in a few words; {m} is the word that was found. */
  readonly name: string;
  readonly text: string;
  readonly minutes: number;
}

const remedies: readonly Remedy[] = [
  {
    pattern: /\b(?:night shifts?|nights|shift work|shifts|rota)\b|schicht|turnos|夜勤/i,
    name: 'your shifts',
    text: 'Copy your rota for the next four weeks into the calendar, and mark the sessions of this plan right after sleep, not after a shift',
    minutes: 15,
  },
  {
    pattern: /tired|exhaust|energy|sleep|burn|fatigue|worn out|müde|cansad|fatigué|疲れ/i,
    name: 'tiredness',
    text: 'Note for three days at which hour you are freshest, and fix the hardest task of each week at that hour',
    minutes: 15,
  },
  {
    pattern: /\bphon(?:e calls?|ing)\b|cold[- ]call|calling people|on the phone/i,
    name: 'the phone calls',
    text: 'Write the first two sentences of the call on a card, and make the easiest call first, standing, before ten in the morning',
    minutes: 20,
  },
  {
    pattern:
      /phone|distract|social media|scroll|netflix|focus|concentrat|adhd|notification|handy|móvil|téléphone|celular|スマホ/i,
    name: 'distraction',
    text: 'Put the phone into another room for each session, and note on paper how often you went to get it',
    minutes: 10,
  },
  {
    pattern: /allerg|intoleran|diabet|pregnan|medicat|epilep|heart condition/i,
    name: 'your health',
    text: 'Ask a doctor or pharmacist what your condition rules out here, and write down what you use or do instead',
    minutes: 30,
  },
  {
    pattern: /needs? (?:work|repair|replac|fix)|broken|leak|rotten|rust|mou?ld|damp|cracked/i,
    name: 'what needs repair',
    text: 'Have somebody who knows look at what is damaged, get a price and a number of hours, and decide before you buy anything',
    minutes: 60,
  },
  {
    pattern: /\b(?<m>back|knees?|shoulders?|wrists?|hips?|ankles?|elbows?|fingers?|neck|feet|foot|heels?|achilles)\b/i,
    name: 'your {m}',
    text: 'Ask a doctor or physiotherapist about your {m}: what to avoid, at which pain to stop, and what to do instead',
    minutes: 30,
  },
  {
    pattern: /pain|injur|hurt|arthritis|asthma|niggle|ache|schmerz|dolor|douleur|\bdor\b|痛/i,
    name: 'pain',
    text: 'Ask a doctor or physiotherapist what to avoid, at which sign to stop, and what to do instead',
    minutes: 30,
  },
  {
    pattern:
      /afraid|fear|scared|scare|terrif|anxi|nerv|shy|embarrass|panic|freez|stage fright|confiden|angst|miedo|peur|medo|怖/i,
    name: 'nerves',
    text: 'Try the smallest version in front of one person you trust, and write down what you feared and what really happened',
    minutes: 20,
  },
  {
    pattern: /paperwork|forms?\b|bureaucra|admin|permit|visa|papierkram|trámites|papiers|書類/i,
    name: 'the paperwork',
    text: 'List each form with its office, its last date and what it needs, and finish the shortest one at once',
    minutes: 45,
  },
  {
    pattern: /\b(?:no|without a|don't have a) (?:car|driving licen[cs]e)|can't drive|cannot drive|public transport/i,
    name: 'travelling without a car',
    text: 'Look up train, bus or lift for each place you have to reach, with the last way back, and ask two people where there is none',
    minutes: 45,
  },
  {
    pattern: /money|expensive|afford|cost|broke|budget|cash|price|geld|dinero|argent|dinheiro|お金/i,
    name: 'the cost',
    text: 'Write the price next to each thing this plan needs, and find the dearest one borrowed, used or free',
    minutes: 30,
  },
  {
    pattern: /\b(?:small (?:flat|apartment|room|kitchen)|no (?:space|room)|tiny|noise|noisy|thin walls)\b/i,
    name: 'little room',
    text: 'Measure the space you have, decide where each thing stands and is stored, and agree on quiet hours with the neighbours',
    minutes: 30,
  },
  {
    pattern:
      /\b(?:kids?|child|children|baby|toddler|family|wife|husband|partner|girlfriend|boyfriend|parents?)\b|kinder|niños|enfants|filhos|子/i,
    name: 'the family',
    text: 'Agree at home on two fixed times a week for this plan, and on what you take over in return',
    minutes: 15,
  },
  {
    pattern:
      /boss|colleague|landlord|neighbou?r|brother|sister|mother|father|\bmum\b|\bmom\b|\bdad\b|tenant|council|in-laws/i,
    name: 'the others concerned',
    text: 'Talk to the people concerned in the first week: what you plan, by when, and what you ask of them',
    minutes: 30,
  },
  {
    pattern: /rain|weather|winter|cold|dark|snow|heat|storm|wetter|lluvia|pluie|chuva|雨/i,
    name: 'the weather',
    text: 'Write next to each outdoor task of the first weeks what you do instead on a wet, dark or freezing day',
    minutes: 15,
  },
  {
    pattern:
      /procrastinat|put(?:ting)? (?:it|things)? ?off|lazy|getting started|last minute|postpon|aufschieb|先延ばし/i,
    name: 'putting it off',
    text: 'Set a clock to ten minutes and begin the first task today, before you read any message',
    minutes: 10,
  },
  {
    pattern:
      /giv(?:e|es|ing) up|gave up|motivat|quit|disciplin|stick to|consisten|bored|lose interest|keep going|stop after/i,
    name: 'giving up',
    text: 'Write down when you stopped the last time and what came just before, and tell one person on which days to ask you',
    minutes: 15,
  },
  {
    pattern: /travel|business trip|away|commut|on the road/i,
    name: 'the days away',
    text: 'Enter the days away of the next six weeks, and mark the tasks that can be done on the road',
    minutes: 15,
  },
  {
    pattern: /forget|memory|remember/i,
    name: 'forgetting it',
    text: 'Tie each session to something you do anyway, such as the first coffee, and lay out what it needs the evening before',
    minutes: 10,
  },
  {
    pattern: /\b(?:snack|sweets|sugar|chocolate|cravings?|overeat|night eating)/i,
    name: 'snacks',
    text: 'Clear the snacks out of the kitchen today, and write down what you eat or drink instead at the hour when it happens',
    minutes: 20,
  },
  {
    pattern: /\b(?:spend|impulse|shopping)\b/i,
    name: 'spending what is left',
    text: 'Move the money on the day it arrives, and write down what you bought in the last two weeks that you would not buy again',
    minutes: 20,
  },
  {
    pattern: /english|german|french|spanish|language|accent|vocabulary/i,
    name: 'the language',
    text: 'Write the ten sentences that you will need most, have a native speaker correct them, and say each three times',
    minutes: 30,
  },
  {
    pattern:
      /\b(?:time|busy|full-time|my job|after work|at work|i work|overtime|long hours|exams?)\b|zeit|tiempo|temps|tempo|時間|忙/i,
    name: 'little time',
    text: 'Block the hours of this plan in the calendar for four weeks, with one spare slot a week for what falls out',
    minutes: 15,
  },
];

/** The answer to an obstacle, with what it is called; null if there is no good one. */
export function remedyFor(obstacle: string): { name: string; text: string; minutes: number } | null {
  for (const { pattern, name, text, minutes } of remedies) {
    const match = pattern.exec(obstacle);
    if (!match) continue;
    const found = match.groups?.['m']?.toLowerCase() ?? '';
    return { name: name.replace('{m}', found), text: text.replace('{m}', found), minutes };
  }
  return null;
}
