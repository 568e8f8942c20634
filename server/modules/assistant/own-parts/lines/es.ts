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
      'apunta apuntan apuntarse convenz* reunirme reunirnos venga vengan venir viene vienen vinieron vino',
    ].join(' '),
    perform: [regular('actuar bailar cantar interpretar leer recitar tocar'), 'actú* toca tocan toco'].join(' '),
    record: regular('documentar entrevistar filmar grabar rodar'),
    write: [
      regular('anotar componer corregir redactar reescribir resumir traducir transcribir'),
      'compuest* corrig* escrib* escrita escritas escrito escritos reescrit* traduj* traduzc* transcrit*',
    ].join(' '),
    make: [
      regular('atornillar barnizar bordar clavar colgar colocar confeccionar construir convertir cortar'),
      regular('coser crear decorar dibujar diseñar embaldosar empapelar encuadernar enmarcar ensamblar'),
      regular('esculpir estampar fabricar forrar ganchillar hilar imprimir instalar lijar maquetar'),
      regular('modelar moldear montar pintar plastificar recortar remachar serrar soldar tallar tapizar'),
      regular('tejer tornear transformar trenzar'),
      'colgad* construy* convirt* cuelg* impresa impresas impreso impresos recort*',
    ].join(' '),
    buy: [
      regular('adquirir alquilar comprar contratar encargar encontrar'),
      'buscad* buscar busco consegu* consig* encuentra encuentran encuentre llega llegada llegado llegan',
      'llegó prestada prestadas prestado prestados prestan prestar',
    ].join(' '),
    book: [regular('agendar reservar'), 'concertad* concertar programada programadas programado programados'].join(' '),
    money: [
      regular('abonar ahorrar amortizar cobrar costar financiar ingresar liquidar pagar recaudar saldar'),
      'cuesta cuestan devolver devuelt*',
    ].join(' '),
    paper: [
      regular('alegar apelar autenticar cancelar certificar compulsar denunciar empadronar firmar'),
      regular('heredar homologar impugnar inscribir legalizar matricular notariar notificar reclamar'),
      regular('registrar rescindir solicitar tramitar'),
      'asegurada asegurado asegurados asegurar domiciliad* empadronad* inscrit* presentad* presentar',
      'recurrid* recurrir',
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
    collect: [regular('identificar juntar localizar rastrear recolectar recopilar'), 'reunid* reunir'].join(' '),
    check: [
      regular('analizar castrar comprobar esterilizar evaluar examinar inspeccionar medir pesar probar'),
      regular('revisar tasar testear vacunar verificar'),
      'comprueb* inspecc* mide miden mido prueban pruebo',
    ].join(' '),
    repair: [
      regular('afilar aislar ajustar apretar arreglar desatascar desatrancar engrasar funcionar'),
      regular('impermeabilizar lubricar parchear purgar reemplazar reformar rehabilitar rejuntar'),
      regular('remendar reparar restaurar sellar sustituir tapar'),
      'gotea',
    ].join(' '),
    change: [
      regular('acostar caminar cenar comer correr desayunar descansar desconectar dormir ejercitar'),
      regular('entrenar estirar hidratar levantar madrugar mantener meditar pasear respirar'),
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
      regular('clasificar desalojar descartar desechar desguazar desmontar desocupar despejar donar'),
      regular('embalar empaquetar ordenar reciclar recoger regalar retirar tirar vaciar vender'),
      'recogid* vací* vacio',
    ].join(' '),
    clean: [
      regular('aspirar barrer cepillar desbrozar descongelar desinfectar fregar lavar limpiar planchar'),
      regular('pulir sacudir'),
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
      'acuerdan elig*',
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
    permission: 'aprobación autorización autorizaciones consentimiento licencia licencias permiso*',
    check: [
      'análisis analítica biopsia chequeo colonoscopia ecografía electro ensayo ensayos gammagrafía',
      'inspección inventario itv mamografía peritaje presión prueba pruebas radiografía resonancia revisión',
      'revisiones simulacro simulacros tac tasación tensión vacuna vacunas',
    ].join(' '),
    exam: [
      'b1 b2 c1 c2 certificación conducir dele ebau examen exámenes ielts mir oposición oposiciones',
      'parciales selectividad teórico',
    ].join(' '),
    paper: [
      'acta alegaciones apostilla apostillado autónomo autónomos candidatura* certificado* cesión contrato*',
      'convenio declaración demanda dependencia discapacidad divorcio dni documentación documento*',
      'domicilio empadronamiento escritura* expediente finiquito firma firmas formulario* herencia',
      'herencias homologación homologado inscripción inscripciones jubilación jubilado matrícula',
      'nacionalidad nie notarial padrón papeleo papeles paro pasaporte* pensión plaza poderes prestación',
      'prestaciones reclamación recurso registro renta seguro seguros separación solicitud solicitudes',
      'subsidio suscripción testamento título trámite* visado voluntades',
    ].join(' '),
    notice: [
      'anuncio* aviso* cartel* esquela folleto* invitación invitaciones normas octavilla* pancarta*',
      'participaciones recordatorio* reglas tarjetón',
    ].join(' '),
    write: [
      'artículo* biografía capítulo* carta* cuento* currículo currículum cv discurso* elogio guion guión',
      'informe* letra manuscrito novela obituario poema* programa propuesta redacción relato* reseña',
      'resumen sermón tesis texto* tfg tfm votos',
    ].join(' '),
    photo: 'foto* imagen imágenes retrato*',
    record: 'documental entrevista entrevistas grabación grabaciones película podcast video vídeo videos vídeos',
    food: [
      'almuerzo aperitivo bebida* bizcocho bocadillo* café caldo cena comida croquetas desayuno dulces',
      'empanada* galletas menú merienda mermelada paella pan pastel pasteles picoteo pizza* receta* sopa',
      'tapas tarta* tortilla* tupper*',
    ].join(' '),
    book: [
      'alojamiento autocaravana billete billetes cabaña camping cita* clase clases consulta dentista',
      'entrada* fecha fisio fisioterapia furgo furgoneta guardería hostal hostería hotel iglesia local',
      'logopedia mediación mudanza oculista operación peluquería pista podólogo psicólogo quirófano',
      'reserva* restaurante sala salón tanatorio taxi traslado tren vuelo vuelos',
    ].join(' '),
    money: [
      'ahorros alquiler aval beca colchón coste* costo* crédito* cuota* deuda* dinero donación donaciones',
      'euros fianza financiación fondo fondos gasto gastos hipoteca ingresos multa* nómina patrocinador*',
      'préstamo presupuesto* subvención subvenciones sueldo tarjeta tasa tasas',
    ].join(' '),
    collect: 'colección contactos direcciones extractos facturas justificantes lista recibos tickets',
    event: [
      'acto aniversario asamblea barbacoa bautizo boda bodas cabalgata carrera cata ceremonia* charla',
      'comunión concierto* convivencia cremación cumple cumpleaños degustación desfile despedida encuentro',
      'entierro estreno evento exposición feria festejo festival fiesta* función funeral graduación',
      'homenaje inauguración inaugural jornada* jubileo kermés kermesse mercadillo misa nochevieja partido',
      'picnic pregón procesión quedada recital reunión rifa romería sesión tertulia torneo velatorio',
      'verbena',
    ].join(' '),
    person: [
      'abogada abogado abogados abuela abuelo abuelos actor actriz albañil alcalde alcaldesa alguien',
      'alumna* alumno* amiga amigas amigo amigos apoderado aprendiz arquitecto arrendador* asesor asesora',
      'asistenta ayudante* babysitter bajista banda baterista canguro* carpintero cerrajera cerrajero',
      'cocinera* colaborador* compañer* concejal* coro costurera* cuidador cuidadora cuidadores cuñada',
      'cuñado cura director* dj doctor doctora electricista enfermera enfermero entrenador* familia',
      'familias fisioterapeuta fontanero* fotógraf* gestor gestora gruista guitarrista hermana hermanas',
      'hermano* hij* inquilin* invitad* jardiner* jefa jefe logopeda madre madrina madrinas mamá marido',
      'matrona mecánico mediador* modista monitor* músico músicos nieta* nieto* niñ* notario novia novio',
      'nuera organizador* orientador* padre padres padrino* papá pareja pediatra personas pianista pintor*',
      'portero prima primas primo primos profe profes profesor* psicóloga relevo repartidor* sobrina*',
      'sobrino* socia socias socio* solista* suegra suegro suplente* sustitut* techador tesorer* testigo*',
      'tía tío tíos trabajador* traductor* trompetista tutor tutora vecina vecinas vecino vecinos',
      'veterinari* voluntaria voluntarias voluntario voluntarios yerno yesero',
    ].join(' '),
    digital: [
      'aplicación app archivos blog contraseña* correo correos cuenta datos disco dominio facebook ficheros',
      'hosting impresora instagram internet newsletter nube ordenador* página pdf perfil portátil',
      'powerpoint redes router servidor software tablet usb web whatsapp wifi',
    ].join(' '),
    repair: [
      'avería averías bajante bisagra* caldera calefacción cañería* cerradura cerrojo cisterna cisternas',
      'desagüe embalse embrague enchufe* filtración fontanería fregadero freno* fuga fugas fusible* gotera*',
      'grieta* grifo grifos humedad humedades inodoro interruptor moho motor persiana* pinchazo techo',
      'tejado tubería*',
    ].join(' '),
    clear: [
      'altillo armario* basura buhardilla cachivaches chatarra despensa desván escombros garaje ropero',
      'sótano trastero* trastienda trastos',
    ].join(' '),
    clean: 'colada limpieza plancha polvo',
    travel: 'crucero escapada excursión itinerario ruta senderismo vacaciones viaje viajes',
    make: [
      'álbum altar belén bordado caja* camerino carroza* casita cojín cojines colcha decoración decorado*',
      'disfraces disfraz escenario escultura estante* gallinero invernadero jardinera* maqueta marco*',
      'marioneta* máscara* mosaico mural pérgola photocall placa* títere* valla vestuario',
    ].join(' '),
    skill: [
      'acorde acordes baile canción canciones coreografía dominadas melodía partitura pieza pronunciación',
      'soleá',
    ].join(' '),
    learn: 'abecedario alfabeto apuntes bases conceptos gramática kanji nociones temario temas vocabulario',
    reach: 'clientes kg kilogramos kilómetros kilos km maratón pasos puntos seguidores suscriptores',
    grow: [
      'abejas árbol árboles aromáticas bulbos calabacines césped colmena* compost cosecha esquejes frutales',
      'gallinas hortalizas huerta huerto lechugas limonero olivos plantas plantones rosales semillero seto',
    ].join(' '),
    decide: 'custodia decisión nombre nombres residencia turnos',
    stop: 'alcohol azúcar cafeína cigarrillos pantallas porros tabaco tragaperras ultraprocesados vapeo',
    change: 'deporte ejercicio estiramientos hábito* meditación pilates postura rutina* siesta yoga',
    buy: [
      'acuario agujas altavoces altavoz andador andamio* arena audífono* azulejo azulejos barniz barras',
      'batería* bici bicicleta bombilla* cable* cama carpa cemento cochecito collar correa cortacésped',
      'cortina* cubiertos cuerda* cuna detector* electrodomésticos equipo espejo farol* flores frigorífico',
      'gafas globos grava herramienta* juguetes ladrillo ladrillos lámpara* lana lápida lavadora lavaplatos',
      'lavavajillas llave* madera maleta mando material* mesa* micrófono* mochila muebles muletas nevera',
      'pañales pantalla parquet patinete pienso pilas pintura platos proyector recambio* regalo* ropa',
      'sábanas semilla* silla* sillita sofá tablas tacos taladro tarima teclado tejas tela telas toallas',
      'tornillos traje transportín trona uniforme* urna vajilla vajillas velas vestido zapatillas zapatos',
    ].join(' '),
  },
  leadIn:
    /^(?:(?:y|luego|después|también|primero|por fin|que|(?:yo )?(?:quiero|quisiera|queremos|necesito|necesitamos|debo|debemos|voy a|vamos a|tengo que|tenemos que|hay que|hace falta|falta|faltan|hay|tenemos|tengo))\s+)+/i,
  copula: /^(?:es|está|están|son|fue|queda|quedan|sea|esté|estén|ser|estar|sigue|siguen|quede)$/i,
  ability: /^(?:puedo|puede|pueden|podemos|sabe|saben|sé|sabemos|pueda)$/i,
  less: /(?<!\b(?:al|en|a|lo) )\bmenos\b|\b(?:ya no|nunca más)\b/i,
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
