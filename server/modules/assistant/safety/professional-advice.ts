import { foldWords } from './fold.ts';
import { compile } from './pattern.ts';

interface Advice {
  readonly subject: RegExp;
  readonly line: string;
}

/** Goals for which a plan is not enough, and who knows more. */
const advice: readonly Advice[] = [
  {
    subject: compile(
      '(diabet*|blood pressure|hypertension|depression|depressed|anxiety disorder|adhd|pregnan*|surgery|operation on my|chronic (pain|illness|fatigue)|migraines?|cholesterol|medication|meds|cancer|tumou?r|heart (attack|disease|failure|condition)|asthma|burn ?out|herniated|slipped disc|rehab|eating disorder|long covid|bluthochdruck|depressionen|schwanger*|bandscheibe*|medikament*|krebs|embaraz*|enceinte|grossesse|gravid*|cancer|cancer de|presion alta|tension arterielle|pressao alta|infarto|infarct*|herzinfarkt|essstorung)',
    ),
    line: 'Talk to your doctor about this plan before you change a treatment, your diet or your training.',
  },
  {
    subject: compile(
      '(divorce|custody|lawsuit|sue|court case|my will|inheritance|probate|visa|immigration|asylum|patent|trademark|eviction|restraining order|employment tribunal|scheidung|sorgerecht|testament|erbe|erbschaft|klage|kundigungsschutz*|divorcio|custodia|herencia|demanda judicial|divorce|garde des enfants|heritage|proces|divorcio|guarda dos filhos|heranca|processo judicial)',
    ),
    line: 'Ask a lawyer or a free legal advice centre before you sign or send anything.',
  },
  {
    subject: compile(
      '(invest*|stock market|shares|etfs?|crypto*|bitcoin|pension|mortgage|bankruptcy|insolvency|debts?|loans?|retire early|tax return|aktien*|altersvorsorge|rente|schulden|privatinsolvenz|hypothek|inversion*|invertir|deudas|hipoteca|acciones en bolsa|investir|dettes|bourse|hypotheque|investimento*|dividas|acoes|hipoteca)',
    ),
    line: 'Before money is at stake, ask an independent adviser or a free debt advice centre.',
  },
];

/** One line about whom to ask, for goals in medicine, law and money. */
export function whomToAsk(text: string): string | undefined {
  const words = foldWords(text);
  return advice.find(({ subject }) => subject.test(words))?.line;
}
