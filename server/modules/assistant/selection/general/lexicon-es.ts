import type { Lexicon } from './lexicon.ts';

export const es: Lexicon = {
  organise:
    'organiz*, celebrar, montar, preparar, hacer una (?:fiesta|feria|ceremonia|cena|exposicion), planear, planificar, dar una fiesta, acoger',
  learn: 'aprender, aprender a, dominar, saber hacer, ser capaz de, practicar, mejorar en, poder hacer',
  learnTo: 'aprender a, ser capaz de, saber hacer',
  use: 'usar, utilizar, manejar',
  understand:
    'entender, comprender, aprender sobre, aprender mas sobre, saber mas, saber mas sobre, conocer mejor, estudiar, conocer la historia, conceptos basicos, reconocer, identificar, aprender historia, formarme en',
  fix: 'arreglar, reparar, remendar, restaurar, sellar, desatascar, poner en marcha, que vuelva a (?:funcionar|sonar|andar), hacer funcionar, componer, recomponer',
  train:
    'ensenar, adiestrar, entrenar, acostumbrar, educar, que mi, que el, que la, que nuestro, lograr que, conseguir que, domar, presentar',
  apply:
    'solicitar, pedir, tramitar, inscribir, sacar el permiso, renovar, reclamar, conseguir el permiso, recurrir, homologar, legalizar, dar de alta',
  pass: 'aprobar, pasar, preparar, preparar el, presentarme, superar',
  retake:
    'repetir solo, segunda vez, tercera vez, segunda convocatoria, segundo intento, tercer intento, repetir el examen, volver a (?:hacer|presentarme|examinarme), recuperar (?:el examen|la asignatura|matematicas), a la segunda, a la tercera, recuperacion',
  convert:
    'convertir … en, transformar … en, reconvertir, adaptar … como, convertirlo en, hacer … a partir de, hacer de … un',
  save: 'ahorrar, juntar, apartar, reunir, guardar dinero',
  pay: 'pagar, devolver, devolverle, saldar, liquidar, debo, deuda*, pagarle',
  perform: 'cantar, recitar, interpretar, tocar, actuar, representar, bailar, declamar',
  visit:
    'visitar, recorrer, ver, caminar, fotografiar, probar, comer en, subir, conocer, nadar en, pisar, correr, dibujar, ir a, completar',
  make: 'hacer, montar, elaborar, crear',
  craft: 'construir, fabricar, coser, tallar, tejer, disenar, forjar, bordar, confeccionar, soldar',
  create: 'dibujar, pintar, fotografiar, componer, ilustrar, filmar, grabar, crear, hacer, escribir',
  write: 'escribir, redactar, terminar de escribir, componer, traducir',
  publish: 'imprimir, publicar, autopublicar, editar, lanzar, sacar (?:mi|un) (?:libro|disco|librito|juego), exponer',
  decide:
    'elegir (?:un|una|el|la) (?:colegio|escuela|carrera|universidad|nombre), decidir*, elegir que, elegir carrera, que estudiar, elegir entre, decision, si debo, si deberia, si quiero, escoger, aclararme, tomar una decision, saber si',
  buy: 'comprar*, adquirir, elegir un, elegir una, de segunda mano',
  clear: 'ordenar, vaciar, clasificar, catalogar, despejar, limpiar, deshacerme, revisar, seleccionar',
  record: 'grabar, recopilar, recoger, documentar, entrevistar, conservar, anotar, archivar, rescatar',
  found: 'crear, fundar, montar, formar, iniciar, empezar, poner en marcha, abrir',
  care: 'ocuparme de, ayudar, apoyar, cuidar, acompanar, atender, estar con, echar una mano',
  win: 'conseguir, vender, captar, atraer, encontrar, promocionar, ganar',
  quit: 'dejar de, dejar el, dejar la, dejar las, dejar los, menos, abandonar, reducir, no mas, renunciar, eliminar, quitarme, evitar',
  setUp:
    'montar, instalar, configurar, automatizar, migrar, pasar, sacar, programar, trasladar, exportar, crear, cambiar de, mudar, mover',
  grow: 'plantar, cultivar, recuperar, restaurar, sembrar, limpiar, desbrozar, podar, regenerar, arreglar, rehabilitar',
  move: 'mudarme, mudarnos, trasladarme, trasladarnos, irme a vivir, irnos a vivir, emigrar, mudanza, mudar, trasladar (?:nuestra|la|el)',
  cook: 'dar de comer, cocinar, hornear, preparar una (?:cena|comida|paella|tarta), guisar, asar, hacer (?:una|la) (?:paella|tarta|cena|comida)',
  travel:
    'tumba, viajar, viaje, excursion, peregrin*, llevar a … a, ir en tren, escapada, ruta por, ir con, vacaciones, hacer el camino, llevar a',
  return: 'volver a, retomar, volver, regresar, recuperar, otra vez, de nuevo, reanudar',
  research:
    'averiguar, investigar, descubrir (?:quien|que|donde|por que), rastrear, saber quien, quien (?:era|fue|construyo), que paso con, buscar el origen, indagar, de donde viene',
  campaign:
    'conseguir que el ayuntamiento, que el ayuntamiento, peticion, firmas, campana, convencer al (?:ayuntamiento|alcalde|colegio), impedir, salvar (?:el|la|nuestra|nuestro), prohibir, luchar, lograr que el (?:ayuntamiento|colegio|barrio), que pongan, que arreglen',
  reconcile:
    'las cosas con, discutir, discutir menos, reconciliar*, llevarme mejor, llevarnos mejor, relacion con, confianza, hacer las paces, acercarme a, pasar mas tiempo con, perdonar, pedir perdon, ser mejor (?:padre|madre|pareja|hijo|hija|marido), pelear menos, mi matrimonio, tener mas paciencia, hablar mas con, nuestra relacion, mi pareja',
  change: 'bajar, subir, mejorar, aumentar, reducir, disminuir, rebajar, de \\d+ a, por debajo de, doblar, elevar',
  end: 'dejar de ser, entregar el cargo, transmitir, traspasar, cerrar, dejar mi (?:trabajo|cargo|puesto), dimitir, jubilarme de, ceder, disolver, terminar con, cancelar, pasar el relevo, liquidar el negocio, relevo, dejar el cargo',
  find: 'contratar, sacar, sacarme, encontrar, buscar, conseguir, conocer, hacer amigos, obtener, hallar',
  teach: 'ensenar, ensenarle, explicar, dar clases, ayudar … a (?:leer|estudiar|aprender|aprobar), formar a',
  exercise:
    'correr, nadar, escalar, subir, caminar, remar, pedalear, esquiar, bailar, jugar, montar en bici, hacer \\d+, levantar, andar, cruzar, patinar, surfear, bucear, tocar',
  handle: 'hacer, estirar, beber, tomar, leer, dibujar, practicar, escribir, regar, caminar, meditar',

  recurring: 'cada mes, mensual, una vez al mes, cada semana, semanal',
  subject:
    '*logia, *nomia, fisica, quimica, historia, geografia, matematicas, filosofia, derecho, teoria, botanica, vino, estrellas, politica, estadistica, genetica, ciencia*, electronica, logica, etica, religion, cultura',
  event:
    'fiesta, feria, festival, torneo, ceremonia, exposicion, aniversario, cumpleanos, celebracion, boda, bautizo, comunion, encuentro, jornada, mercadillo, concierto, inauguracion, homenaje, funeral, despedida, picnic, concurso, subasta, reunion familiar, campamento, verbena, desfile, procesion, rifa, carrera solidaria, cena benefica, \\d+ anos de mi, bodas de, intercambio de, noche de, velada, gymkana, quinceanera',
  hand: 'nudos?, silbar, tallar, malabares, afilar, tejer, ganchillo, origami, papiroflexia, monociclo, lanzar, soldar, caligrafia, tiro con arco, trenzar, bordar, zurcir, coser, forjar, cesteria, encuadernar, trucos? de (?:cartas|magia), magia, cubo de rubik, hacer fuego, patinar, hacer el pino, voltereta, castanuelas, segar, albanileria, lenguaje de signos, lengua de signos, torno, ceramica, cortar el pelo, bumeran, yoyo, pelar, abrir cerraduras',
  animal:
    'perr[oa]s?, cachorr[oa]s?, gat[oa]s?, gatit[oa]s?, caballo, yegua, loro, periquito, conejos?, gallinas?, cabras?, ovejas?, burro, huron, hamster, galgo, potro, cobaya, vaca',
  misbehaviour:
    'lleven bien, tirar de la correa, tire, tira, ladr*, muerd*, morder, aran*, salt*, quedarse sol[oa], solo, sola, acostumbr*, transportin, correa, venga, llamada, subir al remolque, miedo, convivir, llevarse bien, petardos, veterinario, sentarse, truco, visitas, coche',
  exam: 'exam*, prueba, oposicion*, oposiciones, carne, carnet, mi licencia, licencia de (?:conducir|caza|pesca|piloto|armas), titulo, test, b1, b2, c1, dele, selectividad, examen de, diploma, teorico, acreditacion, ebau',
  failed:
    'suspendi, suspendido, suspendida, suspenso, he suspendido, no aprobe, no pase, reprobe, cateado, cate, me tumbaron, suspendio',
  document:
    'mi titulo, titulo de [a-z]+ en, nacionalidad, permiso, certificado, visado, visa, licencia, residencia, pasaporte, beca, subvencion, ayuda, pension, partida de nacimiento, registro, prestacion, acta, autorizacion, expediente, ciudadania, multa, titulo universitario, arraigo, homologacion, patente, huerto municipal, indemnizacion, devolucion, dependencia',
  money:
    '\\d[\\d.,]*\\s?(?:€|euros?|eur|dolares|pesos|soles|mil), [€$]\\s?\\d[\\d.,]*, dinero, deuda*, prestamo, hipoteca, tarjeta de credito, fianza, factura, cuota',
  piece:
    'cancion, canciones, poema, poemas, pieza, bolero, aria, duo, sketch, monologo, obra, baile, vals, balada, sonata, titeres, tango, villancico, salmo, preludio, solo, tema, copla',
  audience:
    'en la boda, en el cumpleanos, en la fiesta, ante el publico, delante de, en publico, en el escenario, en el funeral, en la ceremonia, en el concierto, en la iglesia, para mi (?:abuela|abuelo|madre|padre), en el colegio',
  everyOne:
    'tod[oa]s (?:los|las) (?!dias|noches|mananas|tardes|semanas|meses|anos|domingos|sabados|lunes|martes|miercoles|jueves|viernes)[a-z]+, l[oa]s \\d+ [a-z]+ (?:de|del), cada (?!dia|noche|manana|tarde|semana|mes|ano|domingo|lunes|sabado|vez)[a-z]+ (?:de|del)',
  daily:
    'cada (?:dia|noche|manana|tarde|semana|domingo), todos los (?:dias|domingos|lunes), todas las (?:noches|mananas|tardes|semanas), diario, diariamente, al dia, habito, regularmente, a diario, (?:dos|tres|cuatro|\\d) veces (?:a la semana|por semana|al dia), rutina, con constancia, antes de dormir',
  series:
    'serie, ciclo, coleccion de, (?:\\d+|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|quince|veinte|treinta|cuarenta|cincuenta|cien) (?:[a-z]+ )?(?:retratos|dibujos|poemas|fotos|fotografias|grabados|cuadros|acuarelas|ilustraciones|collages|cuentos|canciones|episodios|haikus|postales|relatos|puertas|ventanas|mascaras|comics|bocetos)',
  art: 'retratos, dibujos, poemas, fotos, grabados, cuadros, acuarelas, ilustraciones, collages, cuentos, haikus, postales, canciones, relatos',
  item: 'maqueta, casa de munecas, caballito, cuna, juguetes?, marionetas?, titeres?, lampara, farol, escultura, casita, comedero, joyas, collar, pulsera, pendientes, velas?, jabon(?:es)?, mascara, cometa, mosaico, cesta, cuenco, taza, jarron, taburete, silla, estanteria, cofre, tablero, letrero, bandera, alfombra, cojin, sombrero, vestido, camisa, bufanda, manta, belen, tambor, flauta, remo, canoa, balsa, trineo, de (?:madera|cuero|barro|fieltro|papel)',
  digital:
    'servidor, google, icloud, nube, web, pagina web, base de datos, hoja de calculo, linux, windows, correo, e-?mails?, gmail, raspberry*, copia de seguridad, dominio, app, aplicacion, script, online, digital, facturas, iphone, android, wifi, nas, blog, whatsapp, disco duro',
  transition:
    'rehacer mi, jubilacion, jubilarme, me jubile, jubilad[oa], vivir sol[oa], nueva vida, nueva etapa, empezar de cero, despues del divorcio, tras el divorcio, tras la separacion, nido vacio, adaptarme, acostumbrarme a vivir, los hijos se han ido, rehacer mi vida, estructura a mis dias, tras la jubilacion',
  work: 'trabajo, oficina, reuniones, reunion, jefe, jefa, companeros, companeras, colegas, equipo, correos, horario laboral, empresa',
  conduct:
    'decir que no, decir no, hablar en, intervenir, interrumpir, limites, feedback, puntual, procrastin*, pedir ayuda, delegar, desconectar, a mi hora, participar, contestar, concentr*, criticas, asertiv*, opinar, alzar la voz',
  illness:
    'ictus, cancer, quimio*, demencia, alzheimer, parkinson, depresion, operacion, operad[oa], accidente, enferm*, hospital, discapacidad, cieg[oa], infarto, cadera, diagnostic*, viud[oa], dependiente',
  person:
    '(?:mi|mis|nuestr[oa]s?|un|una) (?:[a-z]+ )?(?:madre|padre|padres|abuel[oa]s?|herman[oa]s?|hij[oa]s?|marido|mujer|esposa|esposo|pareja|amig[oa]s?|ti[oa]|prim[oa]|vecin[oa]s?|sobrin[oa]s?|niet[oa]s?|ahijad[oa]|jefe|companer[oa]|suegr[oa]s?|nin[oa]s?|ex)',
  collection:
    'coleccion, cajas, archivo, papeles, taller, trastero, desvan, sotano, garaje, diapositivas, cartas, discos, libros, biblioteca, sellos, herencia, cosas, ropa, armario, herramientas, documentos, monedas, fotos, cocina, despacho, juguetes, partituras, casa, piso, habitacion, almacen',
  heritage:
    'historias, canciones, recetas, dialecto, memorias, recuerdos, refranes, leyendas, tradiciones, oficio, juegos, nanas, testimonios, coplas, relatos, costumbres, remedios, palabras',
  friends:
    'nuevos vecinos, conocer a los vecinos, otros padres, otras madres, otras familias, personas para, gente para, amigos, amigas, amistades, gente, no conozco a nadie, conocer gente, companer[oa] de, grupo de amigos, sola en la ciudad, vecinos nuevos',
  ground:
    'huerto, jardin, seto, estanque, prado, cesped, huerta, zarzas, parcela, terreno, vina, vinedo, bancal, frutales, olivos, olivar, patio, maleza, invernadero, balcon, finca, arboles, azotea',
  injury:
    'lesion, operacion, fractura, rotura, me rompi, hernia, covid, neumonia, infarto, ictus, esguince, tendon*, menisco, ligamento*, cirugia, enfermedad, accidente, caida, quimio*, protesis',
  group:
    'club, grupo, circulo, coro, banda, asociacion, tertulia, colectivo, cooperativa, pena, equipo, red de, taller semanal, orquesta, comparsa, liga',
  customers:
    'mis primer[oa]s, clientes, clientas, clientela, compradores, pedidos, reservas, alumnos para, suscriptores, ventas, encargos, mis primeros clientes',
  broken:
    'gote*, rot[oa]s?, estropead[oa]s?, averiad[oa]s?, fuga, atascad[oa]s?, no funciona, no sube, no cierra, no arranca, no abre, chirri*, cruje, agrietad[oa]s?, suelt[oa], filtra*, humedad, oxidad[oa]s?, desafinad[oa]s?, atranca, pierde agua',
  text: 'unas palabras, discurso, carta, articulo, ensayo, cuento, relato, guion, obituario, informe, novela, libro, memorias, poema, letra, manual, guia, tesis, votos, cronica, biografia, sermon, texto, tfg, tfm, capitulo, obra de teatro, pregon',
  tool: 'programa de, torno, lector de pantalla, cortadora, excel, blender, photoshop, lightroom, gimp, figma, autocad, cad, sketchup, premiere, davinci, illustrator, indesign, notion, ableton, maquina de coser, impresora 3d, camara, reflex, dron, telescopio, motosierra, microscopio, sintetizador, power bi, latex, git, sql, hojas de calculo, sap, telar, movil, tableta, tablas dinamicas',
  meal: 'bufe, tartas, conserva, botes de, mermelada, sopa, cena, comida, menu, banquete, tarta, pastel, paella, asado, cordero, cocido, buffet, almuerzo, roscon, platos, barbacoa, merienda, turron, tamales, asado',
  guests:
    'invitados, \\d+ personas, (?:seis|ocho|diez|doce|quince|veinte|treinta|cuarenta|cincuenta) personas, para (?:seis|ocho|diez|doce|veinte|treinta|\\d+), suegros, para la (?:boda|familia|fiesta), para el (?:cumpleanos|bautizo), en nochebuena, en navidad, de navidad, para toda',
  community:
    'en la parada, norma, comunidad, rampa, ayuntamiento, alcalde, alcaldesa, barrio, nuestra calle, mi calle, nuestro pueblo, paso de peatones, carril bici, parque infantil, parada de autobus, trafico, semaforo, basura, ruido, biblioteca, colegio, plaza, farolas, bancos, piscina municipal, velocidad',
  challenge:
    '\\d+ ?(?:km|kilometros|m|metros|largos|kg|flexiones|dominadas), maraton, media maraton, triatlon, cima, cumbre, travesia, sin parar, dominadas?, flexiones, el pino, plancha, carrera, camino de santiago, aguas abiertas, estrecho, pirineos, ultra, teide, seguidas',
  measure:
    'sobrepeso, adelgazar, demasiado gord[oa], por minuto, porcentaje, pulso, respiracion, colesterol, tension, presion arterial, glucosa, azucar en sangre, peso, grasa corporal, pulsaciones, elo, handicap, nota media, notas, media, factura de la luz, consumo, huella, tiempo de pantalla, marca personal, velocidad de lectura, pulsaciones por minuto, hierro, trigliceridos, desperdicio, residuos',
  place:
    'a otra, al campo, a la costa, al extranjero, al pueblo, a la ciudad, a un piso, a una casa, a vivir, a otro, cerca de, a [a-z]+ con, a (?:madrid|barcelona|valencia|lisboa|berlin|londres|paris|mexico|canada|alemania|francia|portugal)',
  job: 'asistenta, limpiadora, jardiner[oa], fontaner[oa], electricista, albanil, abogad[oa], ninera, profesora? de, cuidadora?, trabajo, empleo, practicas, piso, habitacion, plaza de guarderia, plaza, aprendiz*, puesto, vivienda, terapeuta, psicolog[oa], dentista, residencia para, alquiler, local de ensayo, beca de, editorial, canguro, alojamiento, taller compartido, estudio compartido, local',
  business: 'negocio, empresa, startup, autonom[oa], ingresos, carrera profesional, tienda',
  language:
    'ingles, espanol, frances, aleman, italiano, portugues, japones, chino, mandarin, coreano, arabe, ruso, catalan, euskera, gallego, latin, idioma, lengua',
};
