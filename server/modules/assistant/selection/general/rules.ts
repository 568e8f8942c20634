export type Rule = readonly [weight: number, kinds: string];

/**
 * Which kinds of words together speak for a class of goals, and how much. `!` excludes a kind.
 * The keys are the ids of the general playbooks.
 */
export const rules: Readonly<Record<string, readonly Rule[]>> = {
  'a-creative-series': [
    [4.2, 'create series'],
    [2.8, 'create art !publish !learn !learnTo'],
    [3.6, 'make series'],
    [3.6, 'craft series art'],
    [4.2, 'write series art'],
    [2.6, 'series art'],
  ],
  'a-daily-habit': [
    [3.4, 'daily !work !animal !quit !save !find !exam'],
    [4.2, 'daily handle'],
  ],
  'a-digital-project': [
    [3.9, 'setUp digital'],
    [3.9, 'move digital'],
    [3.6, 'make digital'],
    [3.6, 'craft digital'],
    [3.2, 'organise digital'],
    [2.1, 'digital !tool !learn !exam'],
  ],
  'a-life-transition': [[3.6, 'transition !end !customers !event']],
  'a-new-behaviour-at-work': [
    [4.2, 'work conduct'],
    [3.9, 'work quit !job'],
  ],
  'applying-for-something-official': [
    [3.9, 'apply document'],
    [3, 'apply !ground !job !exam !daily !digital'],
    [3.3, 'find document'],
    [2.4, 'document !exam'],
  ],
  'caring-for-somebody': [
    [3, 'care person !exam !teach !ground'],
    [4.3, 'care illness'],
    [4.6, 'found illness person'],
    [3.9, 'organise illness'],
    [3.6, 'organise care !event !collection'],
    [2.6, 'illness person !injury'],
  ],
  'clearing-and-sorting': [
    [3.9, 'clear collection'],
    [2.9, 'clear !ground !broken !money !digital'],
    [3.7, 'organise collection !event'],
  ],
  'collecting-and-recording': [
    [4.1, 'record heritage'],
    [3.6, 'save heritage'],
    [3.4, 'record person'],
    [2.9, 'record !series !exercise'],
    [3.9, 'write heritage person !publish'],
  ],
  'converting-something': [[4.1, 'convert !business !ground !digital !customers !text']],
  'finding-friends-in-a-new-place': [
    [4, 'find friends'],
    [2.8, 'friends !reconcile !travel !event'],
  ],
  'growing-or-restoring-ground': [
    [4, 'grow ground'],
    [4.1, 'care ground'],
    [3.8, 'clear ground'],
    [3.4, 'fix ground'],
    [4.2, 'convert ground'],
    [2.1, 'ground !learn !learnTo !event !apply !campaign !group'],
  ],
  'learning-a-hand-skill': [
    [4.2, 'learn hand'],
    [4.2, 'learnTo hand'],
    [2.3, 'hand !event !fix !person !make !change'],
    [2.1, 'learnTo !understand !use !language !work !digital !tool !exam !animal !daily'],
  ],
  'learning-a-subject': [
    [3.4, 'understand !person !animal !exam !language'],
    [3.5, 'learn subject !learnTo !hand !language !work !digital !tool !exam !animal !daily !piece !use'],
  ],
  'making-an-object': [
    [3.4, 'craft !digital !text !friends !business !group !reconcile !daily !learn !community'],
    [3.6, 'make item !digital !money !customers !decide !daily !change'],
    [
      2.9,
      'make !digital !event !text !money !friends !series !meal !business !group !customers !decide !reconcile !exam !animal !publish !daily !change !campaign',
    ],
  ],
  'organising-an-event': [
    [4, 'organise event'],
    [3.6, 'make event !meal'],
    [2.6, 'event !visit !challenge !perform !cook !piece !text !travel !save !make'],
    [2.3, 'organise !collection !illness !care !digital !group !travel !document !clear'],
  ],
  'passing-a-test-after-failing': [
    [4.4, 'failed exam'],
    [3.6, 'failed pass'],
    [4, 'retake'],
  ],
  'performing-a-piece': [
    [4, 'perform piece !injury'],
    [3.3, 'organise piece !write'],
    [3.3, 'make piece !write !series'],
    [3.7, 'perform audience !injury'],
    [3.6, 'piece audience !write'],
    [2.8, 'perform !everyOne !injury !daily'],
  ],
  'planning-a-journey': [
    [2.8, 'travel !learn !save !buy !write !cook !return !understand'],
    [3.7, 'travel person !learn !save'],
    [3.9, 'organise travel'],
  ],
  'preparing-for-a-test': [
    [3.9, 'pass exam !failed !retake !teach !care'],
    [3.4, 'pass document !failed !retake'],
    [3.4, 'find exam !failed !teach !care !language'],
    [3.5, 'apply exam !failed'],
    [3.1, 'exam !failed !teach !care'],
  ],
  'repairing-something': [
    [3.6, 'fix !injury !money !work'],
    [4, 'fix broken'],
    [3, 'broken !injury !campaign'],
  ],
  'returning-to-an-activity-after-injury': [
    [4.5, 'return injury'],
    [3.6, 'exercise injury'],
    [3.2, 'perform injury'],
  ],
  'saving-or-paying-a-sum': [
    [4, 'save money'],
    [4, 'pay money'],
    [3.4, 'save !heritage !campaign !community'],
    [3.2, 'pay'],
  ],
  'starting-a-group': [
    [4.6, 'organise recurring !collection !digital'],
    [4, 'event recurring'],
    [3.8, 'found recurring'],
    [4.2, 'found group !friends !reconcile'],
    [3.8, 'organise group'],
    [2.1, 'group !travel !collection !perform !find !event'],
  ],
  'training-an-animal': [
    [4.2, 'train animal !customers !move !measure'],
    [4.2, 'teach animal'],
    [4.2, 'quit animal'],
    [4.2, 'misbehaviour animal !customers !move !measure'],
  ],
  'visiting-every-one': [
    [4.3, 'visit everyOne'],
    [4.2, 'travel everyOne'],
    [3.6, 'exercise everyOne'],
    [3.6, 'create everyOne'],
    [3.4, 'cook everyOne'],
  ],
  'winning-first-customers': [
    [4.2, 'win customers'],
    [4, 'find customers'],
    [3, 'customers !event'],
  ],
  'writing-a-text': [
    [4, 'write text !series'],
    [2.7, 'write !daily !heritage !series'],
    [2.6, 'text !perform !publish !clear !make'],
  ],
  'publishing-something': [
    [3.1, 'publish'],
    [3.9, 'publish art'],
    [3.9, 'publish piece'],
    [3.6, 'publish heritage'],
    [4.1, 'publish text'],
  ],
  'making-a-decision': [[4.3, 'decide']],
  'buying-something-well': [
    [3.4, 'buy !save !money'],
    [3.3, 'buy'],
  ],
  'getting-on-better-with-somebody': [
    [4.2, 'reconcile person'],
    [3, 'reconcile'],
  ],
  'a-physical-challenge': [
    [4, 'exercise challenge !animal'],
    [2.7, 'exercise !hand !daily'],
    [2.7, 'challenge !organise !animal'],
  ],
  'learning-a-tool': [
    [4.2, 'learn tool'],
    [3.6, 'learn use'],
    [3.6, 'learnTo use'],
    [4.1, 'use tool'],
    [4.1, 'understand tool'],
    [2.3, 'tool !buy !fix !make !save !move'],
  ],
  'cooking-for-an-occasion': [
    [4.2, 'cook guests'],
    [4.1, 'cook meal'],
    [3.4, 'meal guests'],
    [4.6, 'organise meal'],
    [3.9, 'cook event'],
    [2.9, 'cook !daily !everyOne'],
    [4.1, 'make meal'],
  ],
  'changing-something-in-the-community': [
    [3.6, 'find community !job !use'],
    [3.4, 'change community'],
    [4.4, 'campaign community'],
    [3.1, 'campaign'],
    [2.5, 'community !visit !record !friends !event !group !fix'],
  ],
  'giving-something-up': [[3.5, 'quit !animal !work !job !group !measure !reconcile !community !collection']],
  'improving-a-measurement': [
    [4, 'change measure'],
    [4.4, 'measure animal'],
    [2.3, 'measure !save'],
  ],
  'teaching-somebody': [
    [4.1, 'teach person !animal'],
    [3, 'teach !animal'],
  ],
  'finding-a-job-or-place': [
    [4.1, 'find job'],
    [3.6, 'apply job'],
    [2.2, 'job !friends !transition !move !work !end !decide !quit !return'],
  ],
  'moving-somewhere': [
    [3.7, 'move place !digital'],
    [3, 'move !digital !community'],
  ],
  'handing-over-or-ending': [
    [3.8, 'end'],
    [4.1, 'end job'],
    [4, 'end group'],
  ],
  'researching-a-question': [
    [3.6, 'understand illness'],
    [3.8, 'research'],
    [3.9, 'research person'],
  ],
};
