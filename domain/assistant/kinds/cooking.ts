import type { GoalKind } from '../goal-kind.ts';

export const cookingKind: GoalKind = {
  name: 'cooking',
  words: [
    'learn to cook',
    'cook better',
    'cook*',
    'italian food',
    'indian food',
    'thai food',
    'recipe*',
    'cuisine',
    'chef',
    'meal prep*',
    'home-cooked',
    'homemade',
    'takeaway*',
    'dishes',
    'dinner*',
    'food',
    'vegan',
    'vegetarian',
    'plant-based',
    'food from scratch',
    'knife skills',
    'kitchen skills',
    'family meals',
  ],
  subject: {
    found: [
      /\b((?:italian|french|thai|indian|chinese|japanese|korean|mexican|greek|spanish|turkish|lebanese|vietnamese|moroccan|persian|mediterranean|asian|vegan|vegetarian|plant-based|healthy) (?:food|cooking|cuisine|dishes|meals))\b/i,
    ],
    otherwise: 'home cooking',
  },
  hours: [20, 60, 150],
  measure: 'a three-course meal for four people, cooked without a recipe in hand',
  values: { dishes: '12 dishes', protein: 'fish, meat or tofu' },
  variants: [
    { words: ['vegan', 'plant-based'], values: { protein: 'tofu, tempeh or beans' } },
    { words: ['vegetarian'], values: { protein: 'eggs, cheese or beans' } },
  ],
  themes: [
    'eggs or chickpeas',
    'rice',
    'pasta',
    'potatoes',
    'roast vegetables',
    'fresh herbs',
    'beans and lentils',
    'tomato sauce',
    'citrus and vinegar',
    'mushrooms and onions',
    'spices',
    'stock and broth',
    'leftovers',
    'nuts and seeds',
    'a creamy sauce',
    'a slow braise',
    'dough',
    'fruit',
  ],
  phases: [
    {
      name: 'First plates',
      share: 2,
      weeks: [
        {
          outcome: 'Two simple meals on the table, both with {theme}',
          tasks: [
            { do: 'Cook one recipe of at most eight ingredients with {theme}, to the letter', size: 4, sitting: 75 },
            { do: 'Cook it again within four days and change one thing you noticed', size: 4, sitting: 60 },
            { do: 'Write a card for {theme}: amounts, minutes, what to look and listen for', size: 1, upTo: 20 },
            { do: 'Check knife, board, pan and pot, and buy or sharpen the one that fails', size: 1, upTo: 45 },
            { do: 'Taste before salting, after salting and at the end, and note the difference', size: 1, upTo: 20 },
            { do: 'Lay out and weigh everything for one dish before the heat goes on', size: 1, upTo: 30 },
          ],
        },
        {
          outcome: 'A knife that obeys: {2..10} kilos of vegetables cut, then cooked with {theme}',
          tasks: [
            { do: 'Practise slice, strip and dice with a claw grip, on to {2..10} kilos in all', size: 3, sitting: 25 },
            { do: 'Turn what you cut into a meal with {theme}', size: 4, sitting: 60 },
            { do: 'Watch a cook’s hands for ten minutes, then copy them slowly', size: 1, upTo: 30 },
            { do: 'Time yourself on one onion a day and write the seconds down', size: 1, upTo: 30 },
            { do: 'Freeze or share what is left over, with the date and {theme} on the lid', size: 1, upTo: 20 },
          ],
        },
        {
          outcome: 'A week planned and shopped for: {3..6} dinners at home, one with {theme}',
          tasks: [
            { do: 'Plan {3..6} dinners on one sheet and write the shopping list from it', size: 2, upTo: 45 },
            {
              do: 'Cook the planned dinners, the one with {theme} on the evening with most time',
              size: 5,
              sitting: 60,
            },
            { do: 'Shop once, with the list, after looking into fridge and cupboard', size: 2, upTo: 75 },
            { do: 'Note cost and minutes per meal, and what was thrown away', size: 1, upTo: 20 },
            { do: 'Prepare a base for {theme} on the free day, to save two evenings', size: 3, sitting: 60 },
          ],
        },
      ],
    },
    {
      name: 'Techniques',
      share: 3,
      weeks: [
        {
          outcome: '{theme} understood: the same dish three ways',
          tasks: [
            { do: 'Cook one dish with {theme} in three variants: heat, time or order changed', size: 5, sitting: 60 },
            { do: 'Taste them side by side and write down what the change did', size: 1, upTo: 20 },
            { do: 'Read why it works: the chapter or page on {theme} in a book on technique', size: 2, upTo: 45 },
            { do: 'Teach the best variant to somebody while it cooks', size: 2, sitting: 45 },
            { do: 'Add the rule for {theme} to your cards: when, how hot, how long', size: 1, upTo: 15 },
          ],
        },
        {
          outcome: 'On to {3..dishes} you can cook by heart, one more with {theme}',
          tasks: [
            {
              do: 'Choose a dish with {theme} and cook it twice, the second time without looking',
              size: 5,
              sitting: 60,
            },
            { do: 'Write its ratio on the inside of a cupboard: parts, minutes, signs', size: 1, upTo: 15 },
            { do: 'Cook an older dish by heart and mend what you had forgotten', size: 3, sitting: 60 },
            { do: 'Ask an eater for marks from 1 to 5, one of them for {theme}', size: 1, upTo: 15 },
            { do: 'Serve it to one guest without apologising for it', size: 2, sitting: 60 },
          ],
        },
        {
          outcome: '{protein} beside {theme}, both ready at the same moment',
          tasks: [
            { do: 'Cook {protein} until just done, by thermometer or touch, {2..8} portions', size: 4, sitting: 45 },
            {
              do: 'Bring {theme} to the table at the same minute, with a plan written backwards',
              size: 3,
              sitting: 60,
            },
            { do: 'Learn the safe temperatures and how long food may stand', size: 1, upTo: 30 },
            { do: 'Make a small sauce from the pan while everything rests', size: 2, sitting: 30 },
            { do: 'Clean as you go, and have an empty sink before you serve', size: 1, sitting: 15 },
          ],
        },
        {
          outcome: 'A stocked shelf: {10..40/5} basics, and a meal with {theme} from them alone',
          tasks: [
            { do: 'Fill the shelf to {10..40/5} basics that suit {subject}, oldest in front', size: 2, upTo: 75 },
            { do: 'Cook a meal with {theme} from what is there, without shopping', size: 4, sitting: 60 },
            { do: 'Try one ingredient you have never used, together with {theme}', size: 3, sitting: 60 },
            { do: 'Make a jar of paste, pickle, stock or dressing to keep', size: 2, sitting: 45 },
            { do: 'Visit a market or specialist shop and ask the seller for one recipe', size: 2, upTo: 75 },
          ],
        },
      ],
    },
    {
      name: 'Your own kitchen',
      share: 3,
      weeks: [
        {
          outcome: 'A dish of your own with {theme}, cooked without a recipe',
          tasks: [
            { do: 'Sketch it: main thing, something sharp, something crisp, {theme}', size: 1, upTo: 30 },
            {
              do: 'Cook your own dish with {theme}; taste often, correct with salt, acid, fat or heat',
              size: 4,
              sitting: 75,
            },
            { do: 'Cook it once more after a day and write it down so that others could', size: 4, sitting: 75 },
            { do: 'Compare with two published recipes for {theme} and take one idea', size: 1, upTo: 30 },
            { do: 'Let somebody else cook your recipe and watch where they hesitate', size: 2, sitting: 60 },
          ],
        },
        {
          outcome: 'A table of {2..8} people, with {theme} on the menu and a cook who sits down',
          tasks: [
            { do: 'Cook for {2..8} people from a timetable by the quarter-hour', size: 5, sitting: 150 },
            { do: 'Write a menu of two or three courses, half of it made the day before', size: 2, upTo: 45 },
            { do: 'Rehearse a course with {theme} for guests', size: 3, sitting: 60 },
            { do: 'Ask everybody about allergies and what they do not eat', size: 1, upTo: 15 },
            { do: 'Write afterwards what was late, too much or missing, {theme} above all', size: 1, upTo: 20 },
          ],
        },
        {
          outcome: '{45..20/5} minutes from door to table, with {theme}',
          tasks: [
            { do: 'Cook a weekday dinner with {theme} in {45..20/5} minutes, timer running', size: 4, sitting: 45 },
            { do: 'Cook it again on another day and drop the step that cost most time', size: 3, sitting: 45 },
            { do: 'Cook double on the free day and turn it into a second meal with {theme}', size: 4, sitting: 75 },
            { do: 'Write five emergency dinners on the fridge', size: 1, upTo: 20 },
            { do: 'Count how many meals came from your own kitchen, and raise it by one', size: 1, upTo: 10 },
          ],
        },
      ],
    },
  ],
  finish: {
    outcome: 'Serve it: {measure}',
    tasks: [
      { do: 'Cook it for real: {measure}', size: 5, sitting: 180 },
      { do: 'Write menu, shopping list and a timetable counted back from the meal', size: 2, upTo: 60 },
      { do: 'Prepare the day before whatever gains by waiting', size: 3, sitting: 75 },
      { do: 'Lay the table and sit down with the others', size: 1, upTo: 30 },
      { do: 'Bind your cards into a small book and mark the next five dishes', size: 1, upTo: 45 },
    ],
  },
  resources: [
    {
      title: 'Salt, Fat, Acid, Heat, by Samin Nosrat',
      notes:
        'Explains why food tastes good, so that recipes become suggestions. Read one part, then cook it for a week.',
      estimatedMinutes: 240,
      way: 'reading',
    },
    {
      title: 'One good cookbook for {subject}',
      notes: 'One, with weights and times, rather than fifty sites. Cook six dishes from it before you buy the next.',
      way: 'reading',
    },
    {
      title: 'Videos on knife grip and the basic cuts',
      notes: 'Watch the hands, pause, copy slowly. A sharp knife on a board that cannot slip is the safe one.',
      estimatedMinutes: 20,
      way: 'video',
    },
    {
      title: 'A thermometer and kitchen scales',
      notes: 'Take the guessing out of meat, bread and rice. The cheapest good teachers there are.',
      way: 'doing',
    },
    {
      title: 'Recipe cards in your own words',
      notes: 'Ratio, minutes, signs to look for, next change. After ten of them you cook without.',
      estimatedMinutes: 15,
      way: 'doing',
    },
    {
      title: 'An evening in a cooking class or in a good cook’s kitchen',
      notes: 'Ask to do the work yourself while they watch your hands and your pan.',
      estimatedMinutes: 180,
      way: 'people',
      from: 0.3,
    },
    {
      title: 'A shopping-list and menu app',
      notes: 'Plan the week in ten minutes and shop once. Keep last month’s menus to choose from.',
      estimatedMinutes: 20,
      way: 'app',
    },
    {
      title: 'A food podcast while you chop',
      notes: 'Choose one on technique and history. Half an hour of onions passes by itself.',
      estimatedMinutes: 30,
      way: 'audio',
    },
  ],
  examples: {
    measures: [
      'A three-course meal for four friends',
      'Ten dishes I can cook by heart',
      'Five dinners a week from my own kitchen',
      'My family asks for seconds',
    ],
    starts: [
      'I can boil pasta',
      'I follow recipes, but need them',
      'I cook well, always the same five things',
      'I live on takeaways',
    ],
    reasons: [
      'I want to eat better and spend less',
      'I love having people round my table',
      'My family should know where food comes from',
      'I find it calming',
    ],
    obstacles: [
      'Too tired to cook after work',
      'A tiny kitchen',
      'Fussy eaters',
      'Shopping takes ages',
      'I hate washing up',
    ],
  },
};
