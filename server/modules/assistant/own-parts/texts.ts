import type { PlaybookLanguage } from '../playbooks/playbook.ts';
import type { ObstacleKind } from './obstacles.ts';

/** What a plan says besides the steps of its parts. {o} is an obstacle and {w} a weak spot in the user's words. */
export interface Texts {
  /** What one of several sessions on the same task is about. */
  readonly nameSession: (task: string, session: number, of: number) => string;
  /** For a goal of which only a sentence is known. */
  readonly askForLines: string;
  readonly firstSteps: readonly string[];
  readonly remedies: Readonly<Record<ObstacleKind, string>>;
  readonly weakSpots: readonly string[];
  readonly possessions: string;
  readonly labels: {
    readonly doneWhen: string;
    readonly by: string;
    readonly days: string;
    readonly budget: string;
    readonly without: string;
    readonly has: string;
    readonly start: string;
    readonly reason: string;
  };
  readonly separator: string;
  /** {r} is what is not completed yet, {p} how far it is. */
  readonly underWay: string;
  /** At the beginning, half done, nearly done. */
  readonly progress: readonly [string, string, string];
  /** A {step} of the day itself, in a plan that ends before it. */
  readonly onDay: string;
  /** {minutes} a week for {parts} parts. */
  readonly tooLittleTime: string;
  /** The steps take {minutes} of {total}. */
  readonly spareTime: string;
}

/** A shorter beginning does not name the task. */
const MIN_HEAD = 12;

/** The first and the last of them, and the others in turn. */
function sessionNames(first: string, last: string, between: readonly string[], separator = ' – ') {
  return (task: string, session: number, of: number) => {
    const name = session === 1 ? first : session === of ? last : between[(session - 2) % between.length]!;
    const [head = ''] = task.split(/[,;:(：、；]/u, 1);
    return `${session > 1 && head.length >= MIN_HEAD ? head.trim() : task}${separator}${name}`;
  };
}

export const texts: Readonly<Record<PlaybookLanguage, Texts>> = {
  en: {
    askForLines:
      'Say what has to be true before you are done – three to seven lines – and the plan will be about exactly that.',
    firstSteps: [
      '20* Write down what has to be true in the end, in three to seven lines that somebody else could check',
      '30* Ask one person who has done this, or who is needed for it, what came first and what took longest; add that to the list',
      '45* Do the first thing on the list that needs nobody else, and write down what it showed',
    ],
    nameSession: sessionNames('the first half', 'the second half, and check it', [
      'go on where you stopped',
      'the hardest place first',
      'redo what did not hold',
    ]),
    remedies: {
      time: '20 {o}: mark the two slots of the week that are really free, and write the first three tasks of this plan into them',
      energy:
        '15 {o}: put the longest task of each week at the hour when you are most awake, and lay out what it needs the evening before',
      distraction:
        '15 {o}: before each session, put what distracts you into another room, and set a clock to 25 minutes',
      delay:
        '15 {o}: agree a weekly time with one person to whom you show what is done, and begin today with ten minutes',
      waiting:
        '25 {o}: send what depends on it first, in writing and with a date to ask again; list what can go on meanwhile',
      money: '30 {o}: list what costs money, and next to it what can be borrowed, second hand or left out',
      health: '25 {o}: ask a doctor or physiotherapist what you may do, and set a rule for when you stop',
      fear: '30 {o}: do the smallest version in front of one kind person, and write down what really happened',
      people:
        '25 {o}: talk to them before anything else: what you need, from when to when, and what they get in return',
      weather: '20 {o}: mark which tasks can be done indoors or at short notice, and fix a second day for the others',
      knowledge: '30 {o}: write down your three questions, and put them to somebody who does this every week',
      missing: '30 {o}: write down who has it, knows it or knows somebody, and ask two of them today',
      other: '30 {o}: write down what exactly it holds up and who could change that, and make the first call',
    },
    weakSpots: [
      '30 {w}: find your three most frequent mistakes, and practise the first one on its own',
      '30 {w}: practise the second mistake slowly, then in the middle of the real thing',
      '30 {w}: repeat the test of the first week, and compare the number of mistakes',
    ],
    possessions: '20 Check what you already have ({has}), try it out, and list only what is missing',
    labels: {
      doneWhen: 'Done when: ',
      by: 'by {date}',
      days: 'On: ',
      budget: 'At most ',
      without: 'Without: ',
      has: 'You have: ',
      start: 'Starting point: ',
      reason: 'Why: ',
    },
    separator: '; ',
    underWay: '{r}: {p}',
    progress: ['under way', 'half done', 'nearly done'],
    onDay: 'On {date}: {step}',
    tooLittleTime: 'You have {minutes} for {parts} parts, so each gets only its most important step.',
    spareTime: 'The steps take about {minutes} altogether. You have {total}, so the rest is reserve.',
  },
  de: {
    askForLines:
      'Schreib auf, was am Ende wahr sein muss – drei bis sieben Zeilen –, dann handelt der Plan genau davon.',
    firstSteps: [
      '20* In drei bis sieben Zeilen aufschreiben, was am Ende wahr sein muss, so dass jemand anderes es prüfen könnte',
      '30* Jemanden fragen, der das schon gemacht hat oder dafür gebraucht wird: Was kam zuerst, was dauerte am längsten?',
      '45* Das Erste von der Liste tun, wofür niemand sonst nötig ist, und notieren, was dabei herauskam',
    ],
    nameSession: sessionNames('die erste Hälfte', 'die zweite Hälfte, dann prüfen', [
      'dort weiter, wo Schluss war',
      'die schwerste Stelle zuerst',
      'wiederholen, was nicht hielt',
    ]),
    remedies: {
      time: '20 {o}: die zwei wirklich freien Zeiten der Woche suchen und dort eintragen',
      energy: '15 {o}: auf die wachste Stunde legen und am Vorabend vorbereiten',
      distraction: '15 {o}: vor jeder Einheit in einen anderen Raum legen, was ablenkt',
      delay: '15 {o}: mit jemandem einen wöchentlichen Termin vereinbaren, an dem der Stand gezeigt wird',
      waiting: '25 {o}: was davon abhängt, zuerst und schriftlich anstoßen, Termin zum Nachfragen notieren',
      money: '30 {o}: alle Kosten auflisten und was sich leihen, gebraucht kaufen oder weglassen lässt',
      health: '25 {o}: ärztlich oder in der Physiotherapie fragen, was erlaubt ist, und eine Abbruchregel festlegen',
      fear: '30 {o}: die kleinste Version vor einem wohlwollenden Menschen machen',
      people: '25 {o}: darüber reden, was gebraucht wird, von wann bis wann, und was sie dafür bekommen',
      weather: '20 {o}: auflisten, was drinnen oder kurzfristig geht',
      knowledge: '30 {o}: drei Fragen aufschreiben und jemandem stellen, der sich auskennt',
      missing: '30 {o}: herausfinden, wer das Fehlende leihen, verkaufen oder ersetzen kann',
      other: '30 {o}: aufschreiben, was es halb so schlimm machen würde, und das Erste davon tun',
    },
    weakSpots: [
      '30 {w}: die drei häufigsten Fehler finden und den ersten einzeln üben',
      '30 {w}: den zweiten Fehler langsam üben, dann mitten im Ernstfall',
      '30 {w}: den Test vom Anfang wiederholen und die Fehler vergleichen',
    ],
    possessions: '20 Prüfen, was schon da ist ({has}), und nur das Fehlende auflisten',
    labels: {
      doneWhen: 'Fertig, wenn: ',
      by: 'bis {date}',
      days: 'Tage: ',
      budget: 'Höchstens ',
      without: 'Ohne: ',
      has: 'Vorhanden: ',
      start: 'Ausgangspunkt: ',
      reason: 'Warum: ',
    },
    separator: '; ',
    underWay: '{r}: {p}',
    progress: ['in Arbeit', 'zur Hälfte', 'fast fertig'],
    onDay: 'Am {date}: {step}',
    tooLittleTime: '{minutes} für {parts} Teile: Jeder bekommt nur seinen wichtigsten Schritt.',
    spareTime: 'Die Schritte dauern zusammen etwa {minutes}. Zeit ist für {total}, der Rest ist Reserve.',
  },
  es: {
    askForLines: 'Di qué tiene que ser cierto al final, en tres a siete líneas, y el plan tratará exactamente de eso.',
    firstSteps: [
      '20* Escribir en tres a siete líneas qué tiene que ser cierto al final, de modo que otra persona pueda comprobarlo',
      '30* Preguntar a alguien que ya lo haya hecho, o que haga falta para ello, qué fue lo primero y qué llevó más tiempo',
      '45* Hacer lo primero de la lista que no dependa de nadie y anotar qué salió',
    ],
    nameSession: sessionNames('la primera mitad', 'la segunda mitad, y comprobarla', [
      'seguir donde se quedó',
      'primero lo más difícil',
      'repetir lo que falló',
    ]),
    remedies: {
      time: '20 {o}: buscar los dos huecos de la semana que están libres de verdad y apuntar ahí',
      energy: '15 {o}: pasarlo a la hora de más energía y dejarlo preparado la víspera',
      distraction: '15 {o}: antes de cada sesión, dejar en otra habitación lo que distrae',
      delay: '15 {o}: fijar una cita semanal con alguien para enseñarle lo hecho',
      waiting: '25 {o}: empezar por lo que depende de ello, por escrito y con fecha para volver a preguntar',
      money: '30 {o}: anotar lo que cuesta y lo que se puede pedir prestado, comprar usado u omitir',
      health: '25 {o}: preguntar al médico o fisioterapeuta qué se puede hacer y fijar cuándo parar',
      fear: '30 {o}: hacer la versión más pequeña delante de una persona amable',
      people: '25 {o}: hablar de lo que hace falta, de cuándo a cuándo, y qué reciben a cambio',
      weather: '20 {o}: anotar qué pasos se pueden hacer a cubierto o con poco aviso',
      knowledge: '30 {o}: escribir tres preguntas y hacérselas a alguien que sepa',
      missing: '30 {o}: averiguar quién puede prestar, vender o sustituir lo que falta',
      other: '30 {o}: escribir qué lo haría la mitad de malo y hacer lo primero',
    },
    weakSpots: [
      '30 {w}: encontrar los tres errores más frecuentes y practicar el primero por separado',
      '30 {w}: practicar el segundo error despacio y después en una situación real',
      '30 {w}: repetir la prueba del principio y comparar los errores',
    ],
    possessions: '20 Revisar lo que ya hay ({has}) y anotar solo lo que falta',
    labels: {
      doneWhen: 'Hecho cuando: ',
      by: 'antes del {date}',
      days: 'Días: ',
      budget: 'Como máximo ',
      without: 'Sin: ',
      has: 'Ya tienes: ',
      start: 'Punto de partida: ',
      reason: 'Por qué: ',
    },
    separator: '; ',
    underWay: '{r}: {p}',
    progress: ['en marcha', 'a medias', 'a punto'],
    onDay: 'El {date}: {step}',
    tooLittleTime: '{minutes} para {parts} partes: cada una recibe solo su paso más importante.',
    spareTime: 'Los pasos llevan en total unas {minutes}. Hay {total}: el resto es reserva.',
  },
  fr: {
    askForLines:
      'Dites ce qui doit être vrai à la fin, en trois à sept lignes, et le plan portera exactement là-dessus.',
    firstSteps: [
      '20* Écrire en trois à sept lignes ce qui doit être vrai à la fin, de sorte que quelqu’un d’autre puisse le vérifier',
      '30* Demander à quelqu’un qui l’a déjà fait, ou dont on a besoin, ce qui venait d’abord et ce qui a pris le plus de temps',
      '45* Faire la première chose de la liste qui ne dépend de personne, et noter ce qui en est sorti',
    ],
    nameSession: sessionNames('la première moitié', 'la seconde moitié, puis vérifier', [
      'reprendre là où c’était resté',
      'le plus difficile d’abord',
      'refaire ce qui n’a pas tenu',
    ]),
    remedies: {
      time: '20 {o} : trouver les deux créneaux vraiment libres de la semaine et y inscrire',
      energy: '15 {o} : le placer à l’heure la plus en forme et tout préparer la veille',
      distraction: '15 {o} : avant chaque séance, mettre dans une autre pièce ce qui distrait',
      delay: '15 {o} : fixer un rendez-vous chaque semaine avec quelqu’un pour montrer l’avancée',
      waiting: '25 {o} : lancer d’abord ce qui en dépend, par écrit et avec une date de relance',
      money: '30 {o} : lister les coûts et ce qui peut s’emprunter, s’acheter d’occasion ou s’omettre',
      health: '25 {o} : demander à un médecin ou kiné ce qui est permis et fixer une règle d’arrêt',
      fear: '30 {o} : faire la plus petite version devant une personne bienveillante',
      people: '25 {o} : parler de ce qu’il faut, de quand à quand, et de ce qu’ils reçoivent en échange',
      weather: '20 {o} : lister les étapes faisables à l’abri ou au dernier moment',
      knowledge: '30 {o} : écrire trois questions et les poser à quelqu’un qui s’y connaît',
      missing: '30 {o} : trouver qui peut prêter, vendre ou remplacer ce qui manque',
      other: '30 {o} : écrire ce qui le rendrait deux fois moins gênant et faire la première chose',
    },
    weakSpots: [
      '30 {w} : trouver les trois erreurs les plus fréquentes et travailler la première seule',
      '30 {w} : travailler la deuxième erreur lentement, puis en situation réelle',
      '30 {w} : refaire le test du début et comparer les erreurs',
    ],
    possessions: '20 Vérifier ce qui est déjà là ({has}) et ne lister que ce qui manque',
    labels: {
      doneWhen: 'Fini quand : ',
      by: 'avant le {date}',
      days: 'Jours : ',
      budget: 'Au maximum ',
      without: 'Sans : ',
      has: 'Déjà là : ',
      start: 'Point de départ : ',
      reason: 'Pourquoi : ',
    },
    separator: ' ; ',
    underWay: '{r} : {p}',
    progress: ['en cours', 'à moitié', 'bientôt là'],
    onDay: 'Le {date} : {step}',
    tooLittleTime: '{minutes} pour {parts} parties : chacune ne reçoit que son étape la plus importante.',
    spareTime: 'Les étapes prennent environ {minutes} en tout. Vous avez {total} : le reste est une réserve.',
  },
  pt: {
    askForLines: 'Diga o que tem de ser verdade no fim, em três a sete linhas, e o plano será exatamente sobre isso.',
    firstSteps: [
      '20* Escrever em três a sete linhas o que tem de ser verdade no fim, de modo que outra pessoa possa verificar',
      '30* Perguntar a alguém que já fez isso, ou de quem se precisa, o que veio primeiro e o que demorou mais',
      '45* Fazer a primeira coisa da lista que não depende de ninguém e anotar o resultado',
    ],
    nameSession: sessionNames('a primeira metade', 'a segunda metade, e conferir', [
      'continuar de onde parou',
      'o mais difícil primeiro',
      'refazer o que falhou',
    ]),
    remedies: {
      time: '20 {o}: encontrar os dois horários realmente livres da semana e marcar neles',
      energy: '15 {o}: passar para a hora de mais energia e deixar tudo pronto na véspera',
      distraction: '15 {o}: antes de cada sessão, deixar em outro cômodo o que distrai',
      delay: '15 {o}: combinar um horário semanal com alguém para mostrar o que foi feito',
      waiting: '25 {o}: começar pelo que depende disso, por escrito e com data para perguntar de novo',
      money: '30 {o}: listar os custos e o que dá para pedir emprestado, comprar usado ou deixar de fora',
      health: '25 {o}: perguntar ao médico ou fisioterapeuta o que pode ser feito e definir quando parar',
      fear: '30 {o}: fazer a menor versão diante de uma pessoa gentil',
      people: '25 {o}: conversar sobre o que é preciso, de quando a quando, e o que recebem em troca',
      weather: '20 {o}: listar os passos que dá para fazer em lugar coberto ou em cima da hora',
      knowledge: '30 {o}: escrever três perguntas e fazê-las a alguém que entende',
      missing: '30 {o}: descobrir quem pode emprestar, vender ou substituir o que falta',
      other: '30 {o}: escrever o que deixaria isso pela metade e fazer a primeira coisa',
    },
    weakSpots: [
      '30 {w}: encontrar os três erros mais frequentes e praticar o primeiro sozinho',
      '30 {w}: praticar o segundo erro devagar e depois numa situação real',
      '30 {w}: repetir o teste do início e comparar os erros',
    ],
    possessions: '20 Ver o que já existe ({has}) e listar só o que falta',
    labels: {
      doneWhen: 'Feito quando: ',
      by: 'antes de {date}',
      days: 'Dias: ',
      budget: 'No máximo ',
      without: 'Sem: ',
      has: 'Já existe: ',
      start: 'Ponto de partida: ',
      reason: 'Por quê: ',
    },
    separator: '; ',
    underWay: '{r}: {p}',
    progress: ['em andamento', 'pela metade', 'quase lá'],
    onDay: 'Em {date}: {step}',
    tooLittleTime: '{minutes} para {parts} partes: cada uma recebe só o passo mais importante.',
    spareTime: 'Os passos levam cerca de {minutes} no total. Há {total}: o resto é reserva.',
  },
  ja: {
    askForLines: '終わりに何がそろっていればよいかを三〜七行で書くと、計画はそのとおりの内容になります。',
    firstSteps: [
      '20* 終わりに何がそろっていればよいかを、他人が確かめられる三〜七行で書く',
      '30* 同じことをした人か、力を借りたい人に、最初にしたことと時間がかかったことを聞き、一覧に足す',
      '45* 一覧のうち一人でできる最初の一つをして、分かったことを書く',
    ],
    nameSession: sessionNames(
      '前半',
      '後半と確認',
      ['続きから', 'いちばん難しい所から', 'うまくいかなかった所をもう一度'],
      '：',
    ),
    remedies: {
      time: '20 {o}：週のうち本当に空いている二つの時間を見つけ、最初の三つの課題を書き込む',
      energy: '15 {o}：いちばん元気な時間に一番長い課題を移し、前の晩に準備する',
      distraction: '15 {o}：始める前に、気が散る物を別の部屋に置く',
      delay: '15 {o}：進み具合を毎週見せる相手と時間を決める',
      waiting: '25 {o}：それ次第のことを先に書面で頼み、問い合わせる日を書く',
      money: '30 {o}：費用と、借りる物、中古で済む物、省ける物を書き出す',
      health: '25 {o}：してよいことを医師か理学療法士に聞き、やめる目安を決める',
      fear: '30 {o}：いちばん小さな形を、やさしい人一人の前でやってみる',
      people: '25 {o}：必要なこと、時間、お返しについて相手と話す',
      weather: '20 {o}：屋内や急な時にできることを書き出す',
      knowledge: '30 {o}：質問を三つ書き、詳しい人に聞く',
      missing: '30 {o}：足りない物を貸す人、売る人、代わりの物を調べる',
      other: '30 {o}：何があれば半分楽になるかを書き、一つ目をする',
    },
    weakSpots: [
      '30 {w}：よくある間違いを三つ見つけ、一つ目だけを練習する',
      '30 {w}：二つ目の間違いをゆっくり、次に本番の中で練習する',
      '30 {w}：最初の試しをもう一度して、間違いの数を比べる',
    ],
    possessions: '20 今ある物（{has}）を確かめ、足りない物だけを書き出す',
    labels: {
      doneWhen: '終わりの目安：',
      by: '{date}より前',
      days: '曜日：',
      budget: '上限 ',
      without: '使わない：',
      has: 'ある物：',
      start: '今の状態：',
      reason: '理由：',
    },
    separator: '、',
    underWay: '{r}（{p}）',
    progress: ['着手', '半分まで', 'あと少し'],
    onDay: '{date}：{step}',
    tooLittleTime: '{parts}個に対して{minutes}なので、それぞれいちばん大事な一歩だけにしました。',
    spareTime: '全部で約{minutes}です。時間は{total}あるので、残りは予備です。',
  },
};
