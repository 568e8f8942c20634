import type { Lexicon } from './lexicon.ts';

export const spanish: Lexicon = {
  verbs: {
    permission: 'acuerdo autoriz* permit* aprob* aprueb* consent*',
    person:
      'pregunt* invit* llam* convenc* hablar habla hablan hablo contact* pedir acept* acompañ* ayud* agradec* ven* vien* particip* reunir* conven*',
    perform: 'toca tocan tocar cant* bail* actú* actu* leer* lee leen recit*',
    record: 'grab* film* entrevist* document*',
    write: 'escrib* escrit* redact* traduc* traduj* compon* corrig* corregi*',
    make: 'transform* convert* constru* hacer hace hacen hech* cos* tej* diseñ* crear* mont* instal* pint* tall* imprim* decor* fabric* dibuj* constr* recort* coloc*',
    buy: 'compr* alquil* consegu* consig* encontr* encuentr* prest* adquir* encarg* lleg*',
    book: 'reserv*',
    money: 'pag* ahorr* financi* recaud* cost* cuest* ganar*',
    paper: 'solicit* registr* renov* inscrib* inscrit* tramit* firm* presentar cancel* asegur* legaliz* matricul*',
    skill: 'practic* nad* ensay* mont* manej* domin* conduc* escal*',
    learn: 'aprend* estudi* entend* entiend* memoriz* investig* saber sabe* sé',
    exam: 'aprob* superar',
    event: 'celebr* inaugur* tiene ocurr* suced* despedir* enterr*',
    collect: 'reun* recopil* junt* complet* list* identific* localiz*',
    check: 'comprob* comprueb* revis* prob* prueb* med* mid* verific* inspecc*',
    repair: 'arregl* repar* restaur* renov* reempla* sustitu* sell* aisl* funcion* impermeabil*',
    change: 'cambi* com* dorm* duerm* entren* medit* levant* camin* manten*',
    digital: 'sub* escane* digitaliz* public* program* configur* transfer* descarg* migr*',
    food: 'cocin* horne* serv* sirv* asar ferment* preparar',
    travel: 'visit* viaj* vol* recorr* conoc* ir va',
    clean: 'limpi* lav* freg* pul*',
    photo: 'fotografi*',
    clear: 'orden* vaci* vací* clasific* vend* don* tir* recog* empaquet* despej*',
    reach: 'alcanz* logr* perd* pierd* aument* mejor* sub* baj* lleg*',
    teach: 'enseñ* explic* form* capacit*',
    decide: 'decid* eleg* elig* escog* compar* defin* acord*',
    stop: 'dej* reduc* evit* parar',
    grow: 'plant* cultiv* sembr* siembr* cosech* cri*',
    have: 'ten* tien* hay haya necesit* dar da dan dad* obten* obtien* recib* tra* falta faltan cont* consegu*',
    do: 'termin* acab* organiz* prepar* list* hacer',
  },
  nouns: {
    permission: 'permiso* autorización autorizaciones aprobación consentimiento licencia*',
    check: 'prueba pruebas ensayo inspección revisión inventario peritaje',
    exam: 'examen exámenes oposición',
    paper:
      'formulario* certificado* contrato* seguro pasaporte visado documento* papeles trámite* firma* título solicitud inscripción nacionalidad',
    notice: 'cartel* folleto* folleto invitación invitaciones aviso* normas reglas',
    write:
      'discurso* carta* texto* cuento* poema* letra informe* artículo* capítulo* guion guión programa novela elogio',
    record: 'grabación grabaciones entrevista* vídeo* video* película',
    photo: 'foto* imagen imágenes',
    food: 'comida cena café pastel* tarta* sopa pan bebida* menú receta* merienda almuerzo dulces paella',
    book: 'cita* reserva* billete* entrada* sala local iglesia fecha hotel vuelo salón',
    money: 'dinero presupuesto coste* costo* tasa* donación donaciones fondos euros ahorros',
    collect: 'lista colección',
    event:
      'inauguración inaugural jornada estreno sesión ceremonia* fiesta concierto función exposición funeral entierro boda desfile procesión misa homenaje',
    person:
      'concejal* alcalde alcaldesa personas familia* actriz actor voluntari* padres madre padre hermano hermana tía tío abuelo abuela hij* alumno* alumna* compañer* niñ* primo* prima* ayudante* músic* banda coro vecin* cura profesor* alguien amig* invitad* testigo* electricista albañil abogad* médic*',
    digital: 'web página aplicación archivos cuenta datos blog',
    repair: 'tejado techo motor caldera freno* gotera* tubería*',
    clear: 'trastos basura sótano desván',
    travel: 'viaje ruta itinerario',
    make: 'disfraz disfraces escenario títere* marioneta* estante* banco caja* marco* decoración placa* maqueta altar',
    skill: 'canción canciones baile',
    learn: 'vocabulario gramática bases',
    reach: 'kilos kilómetros clientes puntos km kg seguidores',
    grow: 'plantas árbol árboles huerto',
    decide: 'decisión',
    buy: 'cuerda* pintura tela cable* batería* proyector pantalla farol* carpa tornillos cortina* tejas tablas bici bicicleta semilla* silla* mesa* herramienta* cámara* micrófono* material* equipo lámpara* madera ropa llave* flores',
  },
  leadIn:
    /^(?:(?:y|luego|después|también|primero|por fin|que|(?:yo )?(?:quiero|quisiera|queremos|necesito|necesitamos|debo|debemos|voy a|vamos a|tengo que|tenemos que|hay que|hace falta|falta|faltan|hay|tenemos|tengo))\s+)+/i,
  copula: /^(?:es|está|están|son|fue|queda|quedan|sea|esté|estén|ser|estar|sigue|siguen|quede)$/i,
  ability: /^(?:puedo|puede|pueden|podemos|sabe|saben|sé|sabemos|pueda)$/i,
  less: /\b(?:menos|ya no|nunca más)\b/i,
  hedge: /^(?:al menos|por lo menos|como mínimo|como máximo|unos|unas|aproximadamente|todos|todas|solo|más de) /i,
  beforeNoun:
    /^(?:el|la|los|las|una?|unos|unas|mis?|sus?|tus?|nuestr[ao]s?|de|del|en|con|por|para|sin|a|al|cada|tod[oa]s|\d+|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez)$/i,
  detail:
    /,|[;:(–]| (?:en|para|con|sin|por|que|porque|antes|hasta|desde|al|a|y (?:el|la|los|las|que|es|está)|cuando|donde|está|es|de memoria|bien|ya|juntos|a tiempo|de mi|de nuestro|del ayuntamiento) /i,
  self: /^(?:yo|nosotros|nosotras|me|nos)$/i,
  anybody: /^(?:alguien|todos|todas|nadie|ellos|ellas|él|ella|gente|uno)$/i,
  source: / ((?:del|de la|de los|de las|de mi|por el|por la|con el|con la) .+|de \p{Lu}.+)$/u,
  infinitive: /^\p{L}+[aeií]r(?:me|nos|se|lo|la|les?)?$/u,
  definite: (noun) =>
    noun
      .replace(/^un (?=\p{L})/iu, 'el ')
      .replace(/^una (?=\p{L})/iu, 'la ')
      .replace(
        /^(?=\p{Ll}+(?:ción|dad|a|foto)\b(?!as))(?!programa|problema|tema |sistema|mapa|día|l[ao]s? |el |una? |mi |tu |su |cada )/u,
        'la ',
      )
      .replace(/^(?=\p{Ll}{3,}(?:o|or|aje)\b)(?!l[ao]s? |el |una? |cuatro |cinco |ocho )/u, 'el '),
};
