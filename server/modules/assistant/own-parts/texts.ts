import type { PlaybookLanguage } from '../playbooks/playbook.ts';

/** The few words of ours in a plan of the user's own lines. */
export interface Texts {
  /** When there are fewer than three lines. */
  readonly askForLines: string;
  /** Why the plan has no steps of ours, and where to get some. */
  readonly ownLines: string;
  readonly labels: {
    readonly doneWhen: string;
    readonly by: string;
    readonly days: string;
    readonly budget: string;
    readonly without: string;
    readonly has: string;
    readonly start: string;
    readonly consider: string;
    readonly reason: string;
  };
  readonly separator: string;
  /** Between two numbers: '1 of 3'. */
  readonly of: string;
  /** Before '1 of 3', for what cannot be counted. */
  readonly part: string;
  /** A week without tasks. */
  readonly free: string;
  /** The plan has {minutes} altogether. */
  readonly tooLittleTime: string;
  /** The lines take {minutes} of {total}. */
  readonly spareTime: string;
}

export const texts: Readonly<Record<PlaybookLanguage, Texts>> = {
  en: {
    askForLines:
      'Say what has to be true before you are done – three to seven lines – and the plan will be about exactly that.',
    ownLines:
      'No playbook is about this goal, so the plan consists of your own lines. “Copy prompt” gives you a prompt for any chatbot; its plan can be pasted here.',
    labels: {
      doneWhen: 'Done when: ',
      by: 'by {date}',
      days: 'On: ',
      budget: 'At most ',
      without: 'Without: ',
      has: 'You have: ',
      start: 'Starting point: ',
      consider: 'Keep in mind: ',
      reason: 'Why: ',
    },
    separator: '; ',
    of: ' of ',
    part: 'part {numbers}',
    free: 'Free for steps of your own',
    tooLittleTime: 'Your lines need more than the {minutes} that you have, so each gets less time than it needs.',
    spareTime:
      'Your lines fill about {minutes} of your {total}: add the steps in between, or keep the rest as reserve.',
  },
  de: {
    askForLines:
      'Schreib auf, was am Ende wahr sein muss – drei bis sieben Zeilen –, dann handelt der Plan genau davon.',
    ownLines:
      'Zu diesem Ziel gibt es keine Vorlage, deshalb besteht der Plan aus deinen eigenen Zeilen. „Copy prompt“ liefert eine Anfrage für einen beliebigen Chatbot, dessen Plan du hier einfügen kannst.',
    labels: {
      doneWhen: 'Fertig, wenn: ',
      by: 'bis {date}',
      days: 'Tage: ',
      budget: 'Höchstens ',
      without: 'Ohne: ',
      has: 'Vorhanden: ',
      start: 'Ausgangspunkt: ',
      consider: 'Zu beachten: ',
      reason: 'Warum: ',
    },
    separator: '; ',
    of: ' von ',
    part: 'Teil {numbers}',
    free: 'Frei für eigene Schritte',
    tooLittleTime:
      'Deine Zeilen brauchen mehr als die {minutes}, die du hast. Jede bekommt deshalb weniger Zeit als nötig.',
    spareTime:
      'Deine Zeilen füllen etwa {minutes} von {total}: Ergänze die Schritte dazwischen oder behalte den Rest als Reserve.',
  },
  es: {
    askForLines: 'Di qué tiene que ser cierto al final, en tres a siete líneas, y el plan tratará exactamente de eso.',
    ownLines:
      'No hay ninguna plantilla para este objetivo, así que el plan son tus propias líneas. «Copy prompt» da un texto para cualquier chatbot, y su plan se puede pegar aquí.',
    labels: {
      doneWhen: 'Hecho cuando: ',
      by: 'antes del {date}',
      days: 'Días: ',
      budget: 'Como máximo ',
      without: 'Sin: ',
      has: 'Ya tienes: ',
      start: 'Punto de partida: ',
      consider: 'A tener en cuenta: ',
      reason: 'Por qué: ',
    },
    separator: '; ',
    of: ' de ',
    part: 'parte {numbers}',
    free: 'Libre para pasos propios',
    tooLittleTime:
      'Tus líneas piden más de las {minutes} que tienes, así que cada una recibe menos tiempo del que necesita.',
    spareTime:
      'Tus líneas ocupan unas {minutes} de {total}: añade los pasos intermedios o guarda el resto como reserva.',
  },
  fr: {
    askForLines:
      'Dites ce qui doit être vrai à la fin, en trois à sept lignes, et le plan portera exactement là-dessus.',
    ownLines:
      'Aucun modèle ne porte sur cet objectif : le plan se compose donc de vos propres lignes. « Copy prompt » donne un texte pour n’importe quel chatbot, dont le plan peut être collé ici.',
    labels: {
      doneWhen: 'Fini quand : ',
      by: 'avant le {date}',
      days: 'Jours : ',
      budget: 'Au maximum ',
      without: 'Sans : ',
      has: 'Déjà là : ',
      start: 'Point de départ : ',
      consider: 'À prendre en compte : ',
      reason: 'Pourquoi : ',
    },
    separator: ' ; ',
    of: ' sur ',
    part: 'partie {numbers}',
    free: 'Libre pour vos propres étapes',
    tooLittleTime:
      'Vos lignes demandent plus que les {minutes} dont vous disposez : chacune reçoit moins de temps qu’il n’en faut.',
    spareTime:
      'Vos lignes occupent environ {minutes} sur {total} : ajoutez les étapes intermédiaires ou gardez le reste en réserve.',
  },
  pt: {
    askForLines: 'Diga o que tem de ser verdade no fim, em três a sete linhas, e o plano será exatamente sobre isso.',
    ownLines:
      'Nenhum modelo trata deste objetivo, por isso o plano é feito das suas próprias linhas. “Copy prompt” dá um texto para qualquer chatbot, e o plano dele pode ser colado aqui.',
    labels: {
      doneWhen: 'Feito quando: ',
      by: 'antes de {date}',
      days: 'Dias: ',
      budget: 'No máximo ',
      without: 'Sem: ',
      has: 'Já existe: ',
      start: 'Ponto de partida: ',
      consider: 'A ter em conta: ',
      reason: 'Por quê: ',
    },
    separator: '; ',
    of: ' de ',
    part: 'parte {numbers}',
    free: 'Livre para passos próprios',
    tooLittleTime:
      'As suas linhas pedem mais do que as {minutes} que há, por isso cada uma recebe menos tempo do que precisa.',
    spareTime:
      'As suas linhas ocupam cerca de {minutes} de {total}: acrescente os passos intermédios ou guarde o resto como reserva.',
  },
  ja: {
    askForLines: '終わりに何がそろっていればよいかを三〜七行で書くと、計画はそのとおりの内容になります。',
    ownLines:
      'この目標に合うひな形はないので、計画はあなたの書いた行だけでできています。「Copy prompt」でチャットボット用の依頼文をコピーし、その計画をここに貼り付けられます。',
    labels: {
      doneWhen: '終わりの目安：',
      by: '{date}より前',
      days: '曜日：',
      budget: '上限 ',
      without: '使わない：',
      has: 'ある物：',
      start: '今の状態：',
      consider: '注意点：',
      reason: '理由：',
    },
    separator: '、',
    of: '/',
    part: 'その{numbers}',
    free: '予備の週',
    tooLittleTime: '書かれた内容には{minutes}では足りないため、それぞれの時間を短くしました。',
    spareTime: '書かれた内容は{total}のうち約{minutes}で済みます。間に入る手順を足すか、残りを予備にしてください。',
  },
};
