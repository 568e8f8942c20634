import type { Lexicon } from './lexicon.ts';

const regular = (verbs: string) =>
  verbs
    .split(' ')
    .flatMap((verb) => {
      const stem = verb.replace(/e$/, '');
      const doubled = /[^aeiou][aeiou][bdgmnprt]$/.test(verb) ? verb + verb.at(-1)! : stem;
      const short = verb.replace(/([^aeiou])y$/, '$1i');
      return [verb, `${verb}s`, `${short}es`, `${stem}ed`, `${short}ed`, `${doubled}ed`, `${stem}ing`, `${doubled}ing`];
    })
    .join(' ');

export const english: Lexicon = {
  verbs: {
    permission: `${regular('approve allow permit authorise authorize consent vote grant')} say says`,
    person: `${regular('ask invite agree convince persuade recruit contact call phone involve talk introduce apologise apologize thank join volunteer promise help come attend accompany reconcile')} lend lends lent comes met meet meets meeting`,
    perform: `${regular('play dance perform act conduct juggle look lead confirm accept support')} tell tells told sing sings sung singing sang read reads speak speaks spoken speaking`,
    record: `${regular('record film interview capture document')} shoot shot`,
    write: `${regular('draft compose translate edit proofread transcribe phrase formulate')} write writes written wrote writing`,
    make: `${regular('knit crochet design create assemble install paint carve weld print decorate craft construct weave frame sew erect mount stitch engrave hang')} build builds built building make makes made making sewn draw draws drawn hang hung cut woven`,
    buy: `${regular('order borrow rent hire purchase source obtain acquire secure deliver arrive')} buy buys bought buying find finds found`,
    book: regular('book reserve schedule'),
    money: `${regular('save earn raise fund finance afford budget')} pay pays paid paying cost costs`,
    paper: regular(
      'cover apply register submit renew cancel insure claim appeal enrol enroll file sign notarise legalise',
    ),
    skill: `${regular('practise practice rehearse skate climb master whistle')} ride rides ridden drive swim swims swum`,
    learn: `${regular('learn study understand memorise memorize research revise')} learnt know knows known understood`,
    exam: regular('pass'),
    event: `${regular('celebrate host unveil happen launch gather inaugurate bury toast organise organize')} hold held holds takes buried`,
    collect: regular('collect gather compile complete list catalogue catalog identify document trace'),
    check: `${regular('check test inspect measure verify examine weigh')} proven prove safe`,
    repair: `${regular('fix repair restore renovate replace mend seal insulate service refurbish patch work run')} rebuild rebuilt leak leaking tight waterproof watertight dry leaks`,
    change: `${regular('change exercise meditate behave walk')} be feel feels become becomes eat eats sleep sleeps wake wakes spend keep keeps kept stay`,
    digital: `${regular('upload scan digitise digitize migrate transfer configure export code program publish download')} online backed`,
    food: regular('cook bake serve brew ferment preserve roast grill'),
    travel: `${regular('visit travel hike tour sail cross explore')} fly go`,
    clear: `${regular('clear empty sort tidy declutter donate remove pack')} sell sold throw thrown gone`,
    clean: regular('clean wash scrub polish rinse sweep'),
    photo: regular('photograph'),
    reach: `${regular('reach gain achieve increase double improve score')} lose lost win won hit beat beats`,
    teach: `${regular('train coach explain mentor show')} teach teaches taught shown`,
    decide: `${regular('decide compare select settle determine clarify')} choose chosen chooses`,
    stop: `${regular('stop avoid reduce limit')} quit quits`,
    grow: `${regular('plant sow harvest breed survive')} grow grows grown sown`,
    have: `${regular('need want require')} have has get gets got give gives gave given bring brings brought bear receive provide`,
    do: `${regular('finish arrange prepare plan')} do does done set put take took`,
  },
  nouns: {
    permission: 'permission* permit permits approval consent authorisation authorization go-ahead blessing clearance',
    check: 'test tests trial rehearsal inspection survey inventory check',
    exam: 'exam exams examination',
    paper:
      'form forms certificate* contract* insurance passport* visa* licence* license* registration paperwork agreement* application* deed deeds will mortgage citizenship',
    notice:
      'poster* flyer* invitation* leaflet* note notice notices sheet label labels card cards rules timetable programme schedule',
    write:
      'speech* eulog* letter* text texts story stories poem* lyrics script* report* essay* article* chapter* manual obituar* novel toast vows plan booklet* instructions page pages manuscript',
    photo: 'photo* picture*',
    record: 'recording* interview* video* film films footage audio',
    food: 'drink refreshments food tea coffee cake* meal* drinks catering buffet soup* bread lunch dinner breakfast snacks sandwich* menu recipe* feast cheese jam',
    book: 'weekend evening pitch stall appointment* reservation* booking* ticket* venue room rooms hall church slot place spot location site flight* hotel* date campsite',
    money: 'money budget cost costs fee fees funding donation* savings sponsor* deposit',
    collect: 'list lists collection',
    event:
      'ceremon* party opening ball day fair parade farewell swap screening funeral concert performance exhibition reception procession celebration wedding festival',
    person:
      'family families fixer* steward* driver* player* translator* fiddler* drummer* mayor councillor* landlord owner manager volunteer* helper* rota mother father mum mom dad brother sister cousin* aunt uncle grandma grandpa grandmother grandfather son daughter niece nephew wife husband kids children colleague* boss team everyone everybody he she they musician* speaker* band choir piper player* singer* guest* priest vicar teacher* mentor friend* builder electrician plumber partner* member* somebody someone people neighbour* neighbor* witness* celebrant sitter babysitter vet doctor lawyer accountant',
    digital:
      'website app tablet phone laptop computer printer router backup* files blog newsletter database spreadsheet account* server playlist',
    repair: 'roof leak* engine boiler brakes gutter* pipe*',
    clear: 'clutter rubbish junk',
    travel: 'trip route journey itinerary',
    make: 'sign signs costume* stage puppet* shelf shelves bench coffin box boxes plaque frame* decoration* flag flags stand mask* prototype model path pond',
    skill: 'song songs tune tunes dance conversation',
    learn: 'alphabet knowledge basics vocabulary grammar',
    reach: 'km kg miles customers subscribers signatures points followers kilos pounds',
    grow: 'plants tree trees hedge seedlings',
    decide: 'beach lake forest meadow decision* choice name names',
    buy: 'rope clapper plank planks tile tiles paint fabric cable* battery batteries microphone* projector screen speaker-set lantern* tent glue nails screws rug curtain* helmet* bike seed seeds chair* table tables tool* material* equipment lamp* wood supplies clothes key keys parts',
  },
  leadIn:
    /^(?:(?:and|then|also|first|finally|next|please|that|(?:i|we)(?: (?:still|also|really))? (?:want|need|have|would like)(?: to(?= ))?|(?:i|we) (?:must|should|will)|need(?:s)? to|have to|must|there (?:is|are|must be|has to be|have to be|needs to be|should be)|to|enough)\s+)+/i,
  copula:
    /^(?:is|are|was|were|isn['’]t|has been|have been|had been|will be|must be|has to be|have to be|needs to be|need to be|should be|can be|becomes|remains|stays|doesn['’]t|don['’]t)$/i,
  ability: /^(?:can|could|able|knows? how)$/i,
  less: /\b(?:less|fewer|no more|no longer|never|nobody|not any)\b/i,
  hedge: /^(?:at least|at most|about|around|roughly|up to|all(?: of)?|only|more than|no more than|over) /i,
  beforeNoun:
    /^(?:an?|the|my|our|your|his|her|their|some|any|of|from|for|in|at|on|with|by|about|under|no|enough|its|every|each|all|this|that|new|old|\d+|one|two|three|four|five|six|seven|eight|nine|ten|twelve)$/i,
  detail:
    /,|[;:(–]| (?:from|for|in|at|on|with|without|that|which|who|whose|so|by|under|about|into|before|until|till|after|when|where|while|because|to|and (?:is|are|it|they|we|i)|but|near|behind|between|during|within|is|are|as|than|if|well|properly|correctly|again|once|everywhere|together) /i,
  self: /^(?:i|we|you|me|us|i['’]ve|we['’]ve|i['’]m|we['’]re)$/i,
  anybody: /^(?:someone|somebody|anyone|anybody|everyone|everybody|nobody|people|one person|they|he|she|it)$/i,
  source: / (?:from|by) ((?:the |my |our |your |a |an |an? old |\p{Lu}).+)$/u,
  infinitive: /^\p{Ll}+$/u,
  definite: (noun) => {
    if (/^(?:an?|some|another|one) (?=\p{L})/iu.test(noun)) return noun.replace(/^\S+/u, 'the');
    const isPlural =
      /^(?!the |what |how |who |where |why |my |our |your |his |her |their |this |these |two |\d)[\p{Ll} -]*[^s\W]s$/u.test(
        noun,
      );
    return isPlural &&
      !/^(?:\d|\w+teen|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|thirty|forty|fifty|hundred|all|no|many|most|several|both) /i.test(
        noun,
      )
      ? `the ${noun}`
      : noun;
  },
};
