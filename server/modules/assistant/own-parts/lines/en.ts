import type { Lexicon } from './lexicon.ts';

const isDoubled = /[^aeiou][aeiou][bdglmnprt]$/;

/** Only the participles, for verbs that are mostly nouns otherwise: 'service' → 'serviced servicing'. */
const participles = (verbs: string) =>
  verbs
    .split(' ')
    .flatMap((verb) => {
      const stem = verb.replace(/e$/, '');
      const doubled = isDoubled.test(verb) ? verb + verb.at(-1)! : stem;
      const short = verb.replace(/([^aeiou])y$/, '$1i');
      return [`${stem}ed`, `${short}ed`, `${doubled}ed`, `${stem}ing`, `${doubled}ing`];
    })
    .join(' ');

const regular = (verbs: string) =>
  verbs
    .split(' ')
    .flatMap((verb) => [verb, `${verb}s`, `${verb.replace(/([^aeiou])y$/, '$1i')}es`, participles(verb)])
    .join(' ');

export const english: Lexicon = {
  verbs: {
    permission: [
      regular('allow approve authorise authorize consent permit vote'),
      'granted granting grants say says',
    ].join(' '),
    person: [
      regular('accompany agree apologise apologize ask attend befriend call come comfort congratulate'),
      regular('consult contact convince delegate forgive help hug introduce invite involve join'),
      regular('nominate persuade praise promise recommend reconcile recruit talk thank volunteer vouch'),
      regular('welcome'),
      participles('email phone text'),
      'comes lend lends lent meet meeting meets met',
    ].join(' '),
    perform: [
      regular('accept act conduct confirm dance juggle lead look narrate perform play recite support'),
      'read reads sang sing singing sings speak speaking speaks spoken sung tell tells told',
    ].join(' '),
    record: [
      regular('capture film record'),
      participles('interview tape'),
      'documented documenting filmed filming interviewed recorded shoot shot',
    ].join(' '),
    write: [
      regular('compose draft edit formulate jot proofread rephrase rewrite summarise summarize'),
      regular('transcribe translate'),
      'phrased rewritten rewrote write writes writing written wrote',
    ].join(' '),
    make: [
      regular('assemble carve construct craft create crochet decorate design embroider engrave erect'),
      regular('hang hem install knit lacquer laminate marquetry mount paint print sculpt shape smock'),
      regular('solder spin stitch thatch upholster varnish weave weld whittle wrap'),
      participles('carpet dye fold frame glaze glue laminate nail panel plaster sand stain stencil tile'),
      'bind bound build builds built cut draw drawn draws hung laid made make makes making sew sewed sewn',
      'sews woven',
    ].join(' '),
    buy: [
      regular('acquire arrive borrow deliver hire obtain order purchase rent secure source'),
      'bought buy buying buys find finding finds found',
    ].join(' '),
    book: [regular('book reserve schedule'), 'pencilled rebooked rescheduled'].join(' '),
    money: [
      regular('afford earn fundraise negotiate overpay owe raise refund reimburse remortgage repay save'),
      participles('deposit invoice'),
      'budgeted budgeting cost costs financed funded invest invested paid pay paying pays repaid',
    ].join(' '),
    paper: [
      regular('amend appeal apply cancel certify claim contest countersign dispute endorse enlist enrol'),
      regular('enroll incorporate insure legalise lodge nationalise notarise notify redirect register'),
      regular('renew sign submit'),
      'certified covered covering covers file filed filing lodged notarised notarized witnessed',
    ].join(' '),
    skill: [
      regular('master memorise memorize practice practise rehearse skate ski surf whistle'),
      'busk climb climbed climbs ridden ride rides swim swims swum',
    ].join(' '),
    learn: [regular('absorb grasp learn research revise study understand'), 'know known knows learnt understood'].join(
      ' ',
    ),
    exam: [regular('pass resit'), 'aced graduate graduated qualified qualify resat'].join(' '),
    event: [
      regular('bury celebrate commemorate cremate gather happen host inaugurate organise organize'),
      regular('premiere toast unveil'),
      participles('stage'),
      'buried christened held hold holds launched launching scattered takes',
    ].join(' '),
    collect: [
      regular('catalog catalogue collect compile identify list trace'),
      participles('track'),
      'itemised itemized tracked',
    ].join(' '),
    check: [
      regular('assess check diagnose evaluate examine inspect measure review test vaccinate verify'),
      regular('weigh'),
      participles('audit'),
      "diagnosed microchipped mot'd neutered prove proven safe screened spayed tried vetted",
    ].join(' '),
    repair: [
      regular('adjust darn dehumidify descale fix grease insulate lubricate mend refurbish reglaze'),
      regular('regrout renovate repair replace replumb repoint reroof reseal restore restring resurface'),
      regular('retile retune reupholster rewire seal sharpen straighten unblock unclog waterproof'),
      regular('weatherproof'),
      participles('oil patch service tune'),
      'dripping drips dry leak leaking leaks overhauled plumbed rebuild rebuilt rehung serviced tight',
      'waterproof watertight worked working works',
    ].join(' '),
    change: [
      regular('behave meditate'),
      'be become becomes eat eating eats exercise exercised exercises feel feels jog jogged jogs keep keeps',
      'kept run runs sleep sleeping sleeps slept spend stay stretch stretched wake wakes waking walk walked',
      'walks woken',
    ].join(' '),
    digital: [
      regular('activate automate configure connect debug delete deploy digitise digitize disable'),
      regular('download enable encrypt export migrate protect publish reboot reinstall reset scan sync'),
      regular('unsubscribe upgrade upload wipe'),
      participles('archive back block format log pair'),
      'backed coded coding deactivated delete deleted live offline online programmed programming synced',
    ].join(' '),
    food: [
      regular('bake brew cater ferment grill preserve roast serve'),
      participles('barbecue bottle pickle'),
      'cook cooked cooks',
    ].join(' '),
    travel: [
      regular('explore travel visit'),
      participles('sail tour trek'),
      'camped cross crossed cycled flew flown fly go hike hiked hikes sail travelled travelling',
    ].join(' '),
    clear: [
      regular('clear declutter dismantle dispose donate downsize empty evict haul offload pack purge'),
      regular('recycle rehome remove salvage shred sort tidy unpack'),
      participles('dump'),
      'binned chucked demolished emptied gone rid sell selling sells sold sorting threw throw thrown tipped',
    ].join(' '),
    clean: [
      regular('clean defrost disinfect hoover mop polish rinse scrub sweep vacuum weed'),
      participles('dust iron steam'),
      'jet-washed pressure-washed spotless swept wash washed washes',
    ].join(' '),
    photo: regular('photograph'),
    reach: [
      regular('achieve beat double exceed gain hit improve increase lower outrun reach score surpass'),
      'beats lose losing lost win winning won',
    ].join(' '),
    teach: [
      regular('coach demonstrate explain mentor onboard show teach tutor'),
      'house-trained potty-trained shown taught teaches train trained trains',
    ].join(' '),
    decide: [
      regular('choose clarify compare decide determine narrow pick prioritise prioritize rank select'),
      regular('settle shortlist'),
      'chooses chose chosen',
    ].join(' '),
    stop: [regular('avoid limit quit reduce stop'), 'quits quitting'].join(' '),
    grow: [
      regular('adopt breed fertilise foster germinate graft harvest hatch mulch plant propagate prune'),
      regular('rear repot reseed rewild sow survive thrive transplant water'),
      'bloom blooming blossom dig dug flowering grow growing grown grows laying sown sprouted',
    ].join(' '),
    have: [
      regular('need provide receive require want'),
      'bear bring brings brought gave get gets getting give given gives got has have',
    ].join(' '),
    do: [
      regular('accomplish alter arrange change close complete finalise finalize finish handle open plan'),
      regular('prepare start tackle update'),
      participles('address hand mail post process'),
      'begun did do does done handed posted put ready send sends sent set take taken took',
    ].join(' '),
  },
  nouns: {
    permission: [
      'approval authorisation authorization blessing clearance consent dispensation go-ahead permission*',
      'permit permits sign-off',
    ].join(' '),
    check: [
      'audit bloods check check-up checks checkup eyesight healthcheck hearing inspection inspections',
      'inventory jabs mammogram mot rehearsal rehearsals run-through run-throughs runthrough scan smear',
      'survey test tests trial trials ultrasound vaccination* vaccine* x-ray',
    ].join(' '),
    exam: [
      'a-levels abrsm b1 b2 c1 c2 certification diploma exam examination* exams finals gcse gcses grade',
      'ielts mock mocks resit resits toefl viva',
    ].join(' '),
    paper: [
      'affidavit agreement* allowance appeal application* apprenticeship attestation benefits cert',
      'certificate* certs citizenship claim claims contract contracts dbs deed deeds divorce ehcp',
      'enrollment enrolment esa form forms guarantor guardianship indemnity insurance lease licence*',
      'license* logbook membership mortgage naturalisation naturalization ownership paperwork passport*',
      'pension* petition pip probate redirection references registration resignation subscription tax taxes',
      'tenancy v5 visa* waiver warranty will',
    ].join(' '),
    notice: [
      'advert adverts announcement* banner card cards flyer* invitation* invite invites label labels',
      'leaflet* note notice notices poster* programme programmes rules save-the-dates schedule sheet',
      'signage timetable',
    ].join(' '),
    write: [
      'abstract article* bibliography bio booklet* chapter* coursework cv cvs dissertation draft essay*',
      'eulog* haiku instructions letter letters lyrics manual manuscript memoir* monologue novel novella',
      'obituar* page pages plan play poem* proposal report* resume résumé screenplay script scripts sermon',
      'sonnet speech* statement stories story synopsis text texts thesis toast tribute vows',
    ].join(' '),
    photo: 'headshot headshots photo* picture* portrait portraits snaps',
    record: 'audio documentary film films footage interview* podcast recording* reel showreel video* voiceover',
    food: [
      'baking barbecue bread breakfast brunch buffet cake* canapes canapés casserole catering cheese',
      'chutney coffee cookies cooking cupcakes dinner drink drinks feast food jam lasagne loaf loaves lunch',
      'lunchbox* meal meals menu pie pies pizza potluck recipe* refreshments roast sandwich* snacks soup*',
      'sourdough stew tapas tea',
    ].join(' '),
    book: [
      'accommodation airbnb appointment* booking* cabin campsite cattery church class classes cottage',
      'counselling date dates dentist evening ferry flight* hairdresser hall hostel hotel* kennels lesson',
      'lessons location marquee minibus movers mri optician physio physiotherapy pitch place reservation*',
      'respite room rooms site skip slot spot stall therapist ticket* van venue weekend',
    ].join(' '),
    money: [
      'bill bills bonus budget budgets cost costs crowdfunding debt debts deposit donation* fee fees',
      'finances fund funding funds grant grants invoice invoices isa loan loans money overdraft overdrafts',
      'payrise raise rent salary savings scholarship sponsor*',
    ].join(' '),
    collect: [
      'addresses archive checklist collection contacts documents list lists payslips receipts shortlist',
      'statements',
    ].join(' '),
    event: [
      'agm anniversary assembly ball baptism barmitzvah bbq birthday birthdays burial celebration* ceremon*',
      'christening clean-up cleanup concert concerts cremation exhibition* fair farewell festival* fete',
      'fundraiser funeral gala gig gigs graduation hackathon hustings inauguration interment launch match',
      'meet-up meetup memorial opening parade party performance* picnic playdate premiere procession quiz',
      'raffle reception recital retreat reunion sale screening show sleepover swap tournament wake wedding',
      'workshop*',
    ].join(' '),
    person: [
      'accompanist* accountant* actor* actress* adviser advisers advisor advisors agent* apprentice',
      'apprentices architect architects au-pair aunt auntie aunty babysitter* band bandmate* barrister',
      'bassist* beekeeper best-man boss bricklayer bridesmaid* brother brothers builder builders buyer*',
      'caregiver* carer carers caretaker carpenter* celebrant chaplain childminder* children chiropractor',
      'choir cleaner* client co-founder* co-parent colleague* contractor* coordinator councillor*',
      'counsellor counselor cousin* dad dancer* daughter decorator designer doctor doctors dog-walker',
      'dogwalker driver* drummer* editor editors electrician* employer engineer everybody everyone ex',
      'executor* facilitator families family farrier father fiddler* fixer* flatmate* foreman friend',
      'friends gardener godparent* grandad grandchildren granddad grandfather grandma grandmother grandpa',
      'grandparents granny groomer guardian* guest guests guitarist* handyman he helper* housemate* husband',
      'in-laws instructor* interpreter* investor* joiner keyworker kids landlady landlord lawyer* leader',
      'leaders locksmith lodger* manager* mason mates mayor mediator member members mentor mentors midwife',
      'minder mom mother mum mums musician* nan nanny neighbor neighbors neighbour neighbours nephew*',
      'niece* notary nurse nurses officiant organiser* organist* owner owners painter parent parents',
      'partner partners pastor pen-pal penpal people photographer* pianist* piper plasterer player*',
      'plumber* priest producer proofreader psychologist rabbi ranger recruiter referee* relative relatives',
      'rider* roofer* roommate* rota secretary she sibling* singer* sister* sitter sitters solicitor*',
      'soloist* somebody someone son speaker* specialist stand-in stepdad stepmother stepmum steward*',
      'stonemason student students stylist successor supervisor* supplier* surveyor* tailor teacher* team',
      'teammate* teenager tenant* they tiler tradesman trainee trainees translator* treasurer trustee*',
      'tutor tutors uncle understudy usher* vet vicar volunteer volunteers walker warden wife witness*',
    ].join(' '),
    digital: [
      'account* app apps backup* blog broadband cloud computer crm database desktop drive drives e-book',
      'ebook email emails etsy files firmware homepage inbox instagram ipad iphone laptop linkedin login',
      'mailbox newsletter password passwords pc phone playlist* printer router server smartphone software',
      'spreadsheet* tablet usb webshop website* wi-fi wifi youtube',
    ].join(' '),
    repair: [
      'boiler brakes chimney clutch crack cracks damp drain drains draught draughts drip engine exhaust',
      'faucet gearbox grout gutter guttering gutters leak* mould pipe pipes pipework plumbing pothole',
      'puncture radiator* roof rot rust sash suspension tap wiring woodworm',
    ].join(' '),
    clear: 'attic basement cellar clutter garage hoard junk loft rubbish trash',
    clean: 'cobwebs dishes grime ironing laundry limescale weeds',
    travel: [
      'camino camping cruise daytrip excursion expedition hiking holiday honeymoon itinerary journey outing',
      'pilgrimage roadtrip route safari sightseeing staycation trek trip trips vacation',
    ].join(' '),
    make: [
      'album armchair beehive* bench birdbox* birdhouse* bookcase bookshelf bookshelves box boxes bunting',
      'cabinet canoe coffin collage costume* cradle cushion* decking decoration* doll dollhouse dollshouse',
      'embroidery fence fencing flag flags frame frames garland gazebo greenhouse headboard headdress kite',
      'mask masks model mosaic mural nestbox* painting paintings patchwork path patio pergola photobook',
      'plaque playhouse polytunnel pond pottery prop props prototype puppet* quilt* sandpit scarecrow',
      'scenery scrapbook sculpture shelf shelves shelving sign signs stage stand swing tapestry treehouse',
      'trellis weathervane workbench wreath*',
    ].join(' '),
    skill: [
      'aria backflip backhand cartwheel chord chords choreography climbing conversation dance driving',
      'embouchure freestyle handstand juggling parking pirouette pronunciation pull-up pull-ups push-ups',
      'pushups riding riff scales solo sonata song songs splits swimming tune tunes',
    ].join(' '),
    learn: [
      'alphabet basics flashcards grammar hiragana kanji katakana knowledge morse phonics phrasebook',
      'syllabus theory vocab vocabulary',
    ].join(' '),
    reach: [
      '10k 5k customers followers half-marathon kg kilometres kilos km marathon miles pb points pounds reps',
      'signatures steps subscribers triathlon ultramarathon',
    ].join(' '),
    grow: [
      'allotment bees blossom bulbs chickens compost courgettes cuttings ducks flowerbed* hedge hedges hens',
      'herbs lambs lawn lettuces orchard perennials plants pruning puppies roses saplings seedlings shrubs',
      'strawberries tadpoles tomatoes tree trees weeding wildflowers',
    ].join(' '),
    decide: 'beach choice custody decision* forest lake meadow name names',
    stop: [
      'alcohol booze caffeine cigarettes crisps doomscrolling fags gambling screen-time screentime smoking',
      'snacking soda swearing sweets takeaway takeaways tiktok vaping',
    ].join(' '),
    change: [
      'bedtime bedtimes exercise habit habits jogging meditation posture routine running sleep stretching',
      'training walking workouts yoga',
    ].join(' '),
    buy: [
      'aquarium balloons bandages batteries battery bedding bike birdfeeder blender blinds bolts boots',
      'brackets bricks buggy cable* cage camera candles carpet carrier carseat cement chair chairs charger',
      'clapper cloth clothes coat collar cooker cot crate crib crockery crutches curtain* cutlery desk',
      'dishwasher dress dresses drill equipment fabric fishtank flooring freezer fridge furniture gear gift',
      'gifts glasses glue gown gravel gravestone groceries handrail harness headphones headstone helmet*',
      'highchair hinges hoist hutch ingredients jacket kennel kettle key keys kit ladder lamp* lantern*',
      'lawnmower leash lightbulb lightbulbs lock locks lumber material* mattress microphone* microwave',
      'mower nails nappies necklace needles outfit outfits oven paint parts plank planks plates plywood',
      'pram presents projector pump pushchair rails ribbon rope rucksack rug saddle sandpaper scaffolding',
      'screws seed seeds shoes skirt skis sofa speaker-set stairgate stairlift strings stroller suit',
      'suitcase supplies table tables tent thermometer tile tiles timber toaster tool* toys tractor trailer',
      'trainers tyre tyres uniform uniforms urn vacuum vase wallpaper wetsuit wheelchair wood wool yarn',
    ].join(' '),
  },
  leadIn:
    /^(?:(?:and|then|also|first|finally|next|please|that|(?:i|we)(?: (?:still|also|really))? (?:want|need|have|would like)(?: to(?= ))?|(?:i|we) (?:must|should|will)|need(?:s)? to|have to|must|there (?:is|are|must be|has to be|have to be|needs to be|should be)|to|enough)\s+)+/i,
  copula:
    /^(?:is|are|was|were|isn['’]t|has been|have been|had been|will be|must be|has to be|have to be|needs to be|need to be|should be|can be|becomes|remains|stays|doesn['’]t|don['’]t)$/i,
  ability: /^(?:can|could|able|knows? how)$/i,
  less: /(?<!\b(?:in|at) )\bless\b|\b(?:fewer|no more|no longer|never|nobody|not any)\b/i,
  hedge: /^(?:at least|at most|about|around|roughly|up to|all(?: of)?|only|more than|no more than|over) /i,
  beforeNoun:
    /^(?:an?|the|my|our|your|his|her|their|some|any|of|from|for|in|at|on|with|by|about|under|no|enough|its|every|each|all|this|that|new|old|\d+|one|two|three|four|five|six|seven|eight|nine|ten|twelve)$/i,
  detail:
    /,|[;:(–]| (?:from|for|in|at|on|with|without|that|which|who|whose|so|by|under|about|into|before|until|till|after|when|where|while|because|to|and (?:is|are|it|they|we|i)|but|near|behind|between|during|within|is|are|as|than|if|well|properly|correctly|again|once|everywhere|together) /i,
  self: /^(?:i|we|you|me|us|i['’]ve|we['’]ve|i['’]m|we['’]re)$/i,
  anybody: /^(?:someone|somebody|anyone|anybody|everyone|everybody|nobody|people|one person|they|he|she|it)$/i,
  source: / (?:from|by) ((?:the |my |our |your |a |an |an? old |\p{Lu}).+)$/u,
  infinitive: /^(?!\p{Ll}*[^s]s$)\p{Ll}+$/u,
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
