import type { Lexicon } from './lexicon.ts';

const clitics = ['', 'me', 'nos', 'se', 'lo', 'la', 'los', 'las', 'le', 'les'];
const participles = ['do', 'da', 'dos', 'das'];

/** 'sacar' → 'saqué' */
const beforeE = (stem: string) => stem.replace(/c$/, 'qu').replace(/g$/, 'gu').replace(/z$/, 'c');

/** The forms of regular verbs: infinitive, present, past and participle. */
const regular = (infinitives: string) =>
  infinitives
    .split(' ')
    .flatMap((verb) => {
      const stem = verb.slice(0, -2);
      const forms = verb.endsWith('ar')
        ? [
            ...['o', 'a', 'an', 'amos', 'ó', 'aron', 'ando'].map((ending) => stem + ending),
            ...['é', 'e', 'en'].map((ending) => beforeE(stem) + ending),
            ...participles.map((ending) => `${stem}a${ending}`),
          ]
        : [
            ...['o', 'e', 'en', 'emos', 'imos', 'í', 'ió', 'ieron', 'iendo', 'a', 'an'].map((ending) => stem + ending),
            ...participles.map((ending) => `${stem}i${ending}`),
          ];
      return [...clitics.map((clitic) => verb + clitic), ...forms];
    })
    .join(' ');

export const spanish: Lexicon = {
  verbs: {
    permission: [regular('autorizar consentir permitir'), 'acuerdo aprueb* conceder concedid*'].join(' '),
    person: [
      regular('aceptar acompañar agradecer animar apoyar apuntar avisar ayudar contactar convencer'),
      regular('cuidar disculpar hablar invitar involucrar llamar participar perdonar preguntar'),
      regular('recomendar reconciliar telefonear'),
      'apunta apuntan apuntarse conven* reunirme reunirnos venga vengan venir viene vienen vinieron vino',
    ].join(' '),
    perform: [regular('actuar bailar cantar interpretar leer recitar tocar'), 'actú* toca tocan toco'].join(' '),
    record: regular('documentar entrevistar filmar grabar rodar'),
    write: [
      regular('anotar componer corregir redactar reescribir resumir traducir transcribir'),
      'compuest* corrig* escrib* escrit* reescrit* traduj* traduzc* transcrit*',
    ].join(' '),
    make: [
      regular('atornillar barnizar bordar clavar colgar colocar confeccionar construir convertir coser'),
      regular('crear decorar dibujar diseñar embaldosar empapelar encuadernar esculpir fabricar forrar'),
      regular('ganchillar imprimir instalar lijar maquetar modelar montar pintar recortar soldar tallar'),
      regular('tapizar tejer tornear transformar'),
      'colgad* construy* convirt* cuelg* impres* recort*',
    ].join(' '),
    buy: [
      regular('adquirir alquilar comprar contratar encargar encontrar'),
      'buscad* buscar busco consegu* consig* encuentr* llega llegada llegado llegan llegó prest*',
    ].join(' '),
    book: [regular('agendar reservar'), 'concertad* concertar programada programadas programado programados'].join(' '),
    money: [
      regular('abonar ahorrar amortizar cobrar costar financiar ingresar liquidar pagar recaudar saldar'),
      'cuesta cuestan devolver devuelt*',
    ].join(' '),
    paper: [
      regular('apelar cancelar certificar denunciar empadronar firmar inscribir legalizar matricular'),
      regular('notificar reclamar registrar solicitar tramitar'),
      'asegurad* asegurar domiciliad* empadronad* inscrit* presentad* presentar recurrid* recurrir',
    ].join(' '),
    skill: [
      regular('aparcar conducir dominar ensayar escalar manejar nadar patinar practicar pronunciar'),
      'conduzco',
    ].join(' '),
    learn: [regular('aprender estudiar investigar memorizar repasar'), 'entend* entiend* sabe* sé'].join(' '),
    exam: [regular('aprobar superar'), 'apruebo convalidad* graduad* graduarme'].join(' '),
    event: [
      regular('bautizar celebrar estrenar festejar inaugurar incinerar ocurrir suceder'),
      'despedid* despedir* enterrad* enterramos enterrar entierr* lugar',
    ].join(' '),
    collect: [regular('identificar juntar localizar rastrear recolectar recopilar'), 'reun*'].join(' '),
    check: [
      regular('analizar castrar comprobar esterilizar evaluar examinar inspeccionar medir pesar probar'),
      regular('revisar tasar testear vacunar verificar'),
      'comprueb* inspecc* mide miden mido prueban pruebo',
    ].join(' '),
    repair: [
      regular('aislar ajustar arreglar desatascar desatrancar engrasar funcionar impermeabilizar'),
      regular('reemplazar reformar rehabilitar remendar reparar restaurar sellar sustituir tapar'),
      'gotea',
    ].join(' '),
    change: [
      regular('acostar caminar cenar comer correr desayunar descansar dormir entrenar estirar levantar'),
      regular('madrugar mantener meditar'),
      'acuest* ando corro despertar* despiert* duerm* mantien*',
    ].join(' '),
    digital: [
      regular('borrar configurar copiar descargar digitalizar escanear formatear migrar programar'),
      regular('publicar sincronizar subir transferir'),
      'online transfier*',
    ].join(' '),
    food: [regular('asar cocer cocinar congelar fermentar guisar hornear servir'), 'cuec* sirv*'].join(' '),
    travel: [regular('acampar conocer excursionar peregrinar recorrer viajar visitar volar'), 'ir va vamos voy'].join(
      ' ',
    ),
    clear: [
      regular('clasificar desalojar desechar desmontar despejar donar embalar empaquetar ordenar'),
      regular('reciclar recoger regalar retirar tirar vaciar vender'),
      'recogid* vací* vacio',
    ].join(' '),
    clean: [
      regular('aspirar barrer cepillar desbrozar desinfectar fregar lavar limpiar planchar pulir'),
      regular('sacudir'),
      'friego limpi*',
    ].join(' '),
    photo: regular('fotografiar'),
    reach: [
      regular('adelgazar alcanzar aumentar bajar duplicar ganar llegar lograr mejorar perder'),
      'llego llegué pierd*',
    ].join(' '),
    teach: [regular('adiestrar capacitar educar enseñar explicar formar mostrar'), 'muestr*'].join(' '),
    decide: [
      regular('aclarar acordar comparar decidir definir elegir escoger negociar pactar repartir'),
      regular('seleccionar'),
      'acuerdan eleg* elig*',
    ].join(' '),
    stop: [regular('dejar eliminar evitar parar reducir'), 'reduzc*'].join(' '),
    grow: [
      regular('cosechar criar cultivar germinar injertar plantar podar regar sembrar trasplantar'),
      'brot* florec* riega riego siembr*',
    ].join(' '),
    have: [
      regular('necesitar pedir recibir traer'),
      'da dad* dan dar falta faltan hay haya obten* obtien* pid* tendr* tenemos tener tenga tengan tengo',
      'tiene tienen trae traig*',
    ].join(' '),
    do: [
      regular('abrir acabar actualizar cambiar cerrar completar concluir empezar entregar enviar'),
      regular('gestionar hacer iniciar mandar mudar organizar planificar preparar renovar resolver'),
      regular('terminar ultimar'),
      'abiert* cerrad* empiez* hace hacen hago hech* hice lista listas listo listos renuev* resuelt*',
    ].join(' '),
  },
  nouns: {
    permission: 'aprobación autorización autorizaciones consentimiento licencia* permiso*',
    check: [
      'análisis analítica chequeo ecografía ensayo ensayos inspección inventario itv peritaje prueba',
      'pruebas radiografía revisión revisiones simulacro simulacros tasación vacuna*',
    ].join(' '),
    exam: [
      'b2 c1 certificación conducir ebau examen exámenes oposición oposiciones parciales selectividad',
      'teórico',
    ].join(' '),
    paper: [
      'acta alegaciones alta apostilla apostillado autónomo autónomos baja candidatura* certificado*',
      'contrato* convenio declaración demanda dependencia discapacidad divorcio dni documentación',
      'documento* domicilio empadronamiento escritura* expediente finiquito firma* formulario* herencia',
      'homologación inscripción inscripciones jubilación matrícula nacionalidad nie padrón papeleo papeles',
      'paro pasaporte* pensión plaza poder poderes prestación prestaciones reclamación recurso registro',
      'renta seguro seguros separación solicitud solicitudes subsidio testamento título trámite* visado',
      'voluntades',
    ].join(' '),
    notice: [
      'anuncio* aviso* cartel* esquela folleto* invitación invitaciones normas octavilla* pancarta*',
      'participaciones recordatorio* reglas tarjetón',
    ].join(' '),
    write: [
      'artículo* biografía capítulo* carta* cuento* currículo currículum cv diario discurso* elogio guion',
      'guión informe* letra libro manuscrito memoria novela obituario poema* programa propuesta redacción',
      'relato* reseña resumen sermón tesis texto* tfg tfm votos',
    ].join(' '),
    photo: 'foto* imagen imágenes retrato*',
    record: 'documental entrevista* grabación grabaciones película podcast video* vídeo*',
    food: [
      'almuerzo aperitivo bebida* bizcocho bocadillo* café caldo cena comida croquetas desayuno dulces',
      'empanada* galletas menú merienda mermelada paella pan pastel* picoteo pizza* receta* sopa tapas',
      'tarta* tortilla* tupper*',
    ].join(' '),
    book: [
      'alojamiento billete* camping cita* consulta dentista entrada* fecha fisio furgoneta hora hostal',
      'hotel iglesia local mudanza oculista operación peluquería pista podólogo psicólogo quirófano',
      'reserva* restaurante sala salón tanatorio vuelo vuelos',
    ].join(' '),
    money: [
      'ahorros alquiler aval beca colchón coste* costo* crédito* cuota* deuda* dinero donación donaciones',
      'euros fianza financiación fondo fondos gasto gastos hipoteca ingresos multa* nómina patrocinador*',
      'préstamo presupuesto* subvención subvenciones sueldo tarjeta tasa*',
    ].join(' '),
    collect: 'colección extractos facturas justificantes lista recibos tickets',
    event: [
      'acto aniversario asamblea barbacoa bautizo boda bodas ceremonia* comunión concierto* cremación',
      'cumpleaños desfile despedida entierro estreno evento exposición feria festejo festival fiesta*',
      'función funeral graduación homenaje inauguración inaugural jornada* kermés mercadillo misa partido',
      'pregón procesión recital rifa romería sesión torneo velatorio verbena',
    ].join(' '),
    person: [
      'abogad* abuela abuelo abuelos actor actriz albañil alcalde alcaldesa alguien alumna* alumno* amig*',
      'aprendiz arquitecto asesor* asistenta ayudante* banda canguro* carpintero cerrajero compañer*',
      'concejal* coro cuidador cuidadora cuidadores cuñada cuñado cura electricista enfermera enfermero',
      'entrenador* familia* fontanero* fotógraf* gestor gestora gruista guía hermana* hermano* hij*',
      'inquilin* invitad* jardiner* jefa jefe madre madrina madrinas mamá marido mediador* médic* monitor*',
      'músic* nieta* nieto* niñ* notario novia novio nuera orientador* padre padres padrino* papá pareja',
      'pediatra personas pintor* portero prima* primo* profe profes profesor* psicóloga relevo sobrina*',
      'sobrino* socia* socio* solista* suegra suegro suplente* sustitut* techador tesorer* testigo* tía tío',
      'tíos trabajador* traductor* tutor tutora vecin* veterinari* voluntari* yerno yesero',
    ].join(' '),
    digital: [
      'aplicación app archivos blog contraseña* correo correos cuenta datos disco facebook ficheros',
      'impresora instagram internet nube ordenador* página perfil portátil router servidor tablet web',
      'whatsapp wifi',
    ].join(' '),
    repair: [
      'caldera calefacción cañería* cerradura cisterna desagüe embrague enchufe* filtración freno* fuga*',
      'gotera* grieta* grifo grifos humedad humedades moho motor persiana* pinchazo techo tejado tubería*',
    ].join(' '),
    clear: [
      'altillo armario* basura buhardilla cachivaches desván escombros garaje ropero sótano trastero*',
      'trastos',
    ].join(' '),
    clean: 'colada hierbas limpieza plancha polvo',
    travel: 'crucero escapada excursión itinerario ruta senderismo vacaciones viaje viajes',
    make: [
      'álbum altar banco belén bordado caja* camerino carroza* casita cojín cojines colcha decoración',
      'decorado* disfraces disfraz escenario escultura estante* gallinero invernadero jardinera* maqueta',
      'marco* marioneta* máscara* mosaico mural pérgola photocall placa* títere* valla vestuario',
    ].join(' '),
    skill: 'acorde* baile canción canciones coreografía dominadas melodía partitura pieza pronunciación soleá',
    learn: 'abecedario alfabeto apuntes bases conceptos gramática kanji nociones temario temas vocabulario',
    reach: 'clientes kg kilogramos kilómetros kilos km maratón marca pasos puntos seguidores suscriptores',
    grow: [
      'abejas árbol árboles bulbos césped colmena* compost cosecha esquejes gallinas hortalizas huerta',
      'huerto plantas plantones rosales semillero seto',
    ].join(' '),
    decide: 'custodia decisión nombre nombres residencia turnos',
    stop: 'alcohol azúcar cafeína cigarrillos porros tabaco tragaperras ultraprocesados vapeo',
    change: 'hábito* postura rutina* siesta',
    buy: [
      'agujas altavoces altavoz andador andamio* audífono* azulejos batería* bici bicicleta bombilla*',
      'cable* cama carpa cemento cochecito cortina* cuerda* cuna electrodomésticos equipo farol* flores',
      'frigorífico gafas herramienta* juguetes ladrillos lámpara* lana lápida lavadora lavaplatos',
      'lavavajillas llave* madera maleta mando material* mesa* micrófono* mochila muebles nevera pantalla',
      'pilas pintura proyector recambio* regalo* ropa semilla* silla* sofá tablas tarima teclado tejas tela',
      'telas tornillos traje uniforme* urna vajilla vestido zapatillas zapatos',
    ].join(' '),
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
