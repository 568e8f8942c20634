import type { PlaybookLanguage } from '../playbooks/playbook.ts';

/**
 * Words that mean the same in a goal; one group per line, separated by spaces. The first one stands for all of them. A group that
 * starts with '=' does not extend to words with the same stem: 'casarse' has the stem of 'casa'.
 */
const synonyms: Readonly<Record<PlaybookLanguage, string>> = {
  en: `
    run jog
    bicycle bike cycle cycling bicycling pushbike
    motorbike motorcycle motorbikes
    flat apartment condo condominium
    house home
    child kid children toddler
    son daughter
    mother mum mom mam mummy mommy
    father dad daddy
    grandmother grandma granny nan nana
    grandfather grandpa granddad grandad
    quit stop cease
    start begin commence
    buy purchase
    repair fix mend
    restore refurbish
    build construct
    movie film
    screenplay script
    organise organize arrange
    apply enrol enroll
    photo photograph picture pic
    photography photographing
    jumper sweater pullover
    holiday vacation
    garden yard backyard
    autumn fall
    cv resume résumé
    licence license
    company firm
    salary wage pay
    raise payrise
    redundancy layoff
    nursery kindergarten preschool kita
    university college uni
    maths math mathematics
    football soccer
    thesis dissertation
    phd doctorate doctoral
    film movie
    colour color
    centre center
    theatre theater
    favourite favorite
    neighbourhood neighborhood
    jewellery jewelry
    mould mold
    tyre tire
    car auto automobile
    dog puppy pup doggy
    cat kitten kitty
    trip journey
    travel travelling traveling
    song tune
    doctor gp
    lawyer solicitor attorney
    cellar basement
    attic loft
    garage carport
    wardrobe closet
    sofa couch
    mobile smartphone cellphone
    tv television telly
    spreadsheet excel
    beekeeping bee
    veg veggie vegetable
    tomato tomatoes
    pc computer
    website webpage
    shop store
    freelance freelancer freelancing
    boss supervisor
    exam examination
    pension retirement
    invest investment investing
    allotment veggie-patch
    cigarette smoking smoke
    alcohol booze
    tax taxes
    debt debts
    wedding marry married marriage
    swim swimming
    knit knitting
    sew sewing
    crochet crocheting
    draw drawing
    paint painting
    sing singing
    dance dancing
    write writing
    read reading
    cook cooking
    bake baking
    grow growing
    climb climbing
    surf surfing
    ski skiing
    skate skating
    box boxing
    row rowing sculling scull
    sail sailing
    fish fishing
    garden gardening
    hike hiking trek trekking
    walk walking
    meditate meditation meditating
    volunteer volunteering
    budget budgeting
    code coding program programming
    weld welding
    foster fostering
    adopt adopting adoption
    renovate remodel renovation refurbishment
    japanese nihongo 日本語
  `,
  de: `
    wohnung apartment
    haus eigenheim
    fahrrad rad velo bike
    laufen joggen
    auto wagen pkw
    kind kinder
    mutter mama mutti
    vater papa vati
    oma grossmutter
    opa grossvater
    bauen errichten
    eröffnen gründen
    kaufen erwerben
    reparieren instandsetzen
    renovieren sanieren
    reisen reise
    wandern wanderung durchwandern
    ausmisten entrümpeln
    schreiben verfassen
    stricken gestrickt
    foto fotos bilder
    handy smartphone
    bewerbung bewerben
    vegetarisch fleischlos
    zucker zuckerfrei
  `,
  es: `
    piso apartamento departamento
    coche carro auto
    bici bicicleta
    casa vivienda
    mamá madre
    papá padre
    niño hijo
    niña hija
    ordenador computadora computador
    móvil celular
    conducir manejar
    adelgazar perder-peso
    empezar comenzar
    arreglar reparar
    trabajo empleo
    =boda casar casarme casarnos casarse
  `,
  fr: `
    appartement appart
    vélo bicyclette
    voiture auto bagnole
    maison logement
    enfant gosse
    maman mère
    papa père
    commencer débuter
    réparer bricoler
    boulot travail emploi
    cheval équitation
    maigrir mincir
  `,
  pt: `
    apartamento apê
    carro automóvel
    bicicleta bike bici
    casa moradia
    mãe mamã mamãe
    pai papá papai
    começar iniciar
    consertar arranjar reparar
    emprego trabalho
    celular telemóvel
    emagrecer perder-peso
    adotar adoptar
    gato gatinho
    cachorro cão
    =casamento casar casar-me casarme
  `,
  ja: '',
};

export interface SynonymGroup {
  readonly words: readonly string[];
  readonly isExact: boolean;
}

export function synonymGroups(language: PlaybookLanguage): SynonymGroup[] {
  return synonyms[language]
    .trim()
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .map((line) => ({ words: line.replace('=', '').split(/\s+/), isExact: line.startsWith('=') }));
}
