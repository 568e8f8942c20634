import { normalizeWords } from './normalize-words.ts';
import { compilePattern } from './compile-pattern.ts';

interface AdviceRule {
  readonly pattern: RegExp;
  readonly line: string;
}

/** Goals that call for professional advice in addition to a plan. */
const adviceRules: readonly AdviceRule[] = [
  {
    pattern: compilePattern(
      '(diabet*|blood pressure|hypertension|depression|depressed|anxiety disorder|adhd|pregnan*|surgery|operation on my|chronic (pain|illness|fatigue)|migraines?|cholesterol|medication|meds|cancer|tumou?r|heart (attack|disease|failure|condition)|asthma|burn ?out|herniated|slipped disc|rehab|eating disorder|long covid|bluthochdruck|depressionen|schwanger*|bandscheibe*|medikament*|krebs|embaraz*|enceinte|grossesse|gravid*|cancer|cancer de|presion alta|tension arterielle|pressao alta|infarto|infarct*|herzinfarkt|essstorung)',
    ),
    line: 'Talk to your doctor about this plan before you change a treatment, your diet or your training.',
  },
  {
    pattern: compilePattern(
      '(divorce|custody|lawsuit|sue|court case|my will|inheritance|probate|visa|immigration|asylum|patent|trademark|eviction|restraining order|employment tribunal|scheidung|sorgerecht|testament|erbe|erbschaft|klage|kundigungsschutz*|divorcio|custodia|herencia|demanda judicial|divorce|garde des enfants|heritage|proces|divorcio|guarda dos filhos|heranca|processo judicial)',
    ),
    line: 'Ask a lawyer or a free legal advice centre before you sign or send anything.',
  },
  {
    pattern: compilePattern(
      '(invest*|stock market|shares|etfs?|crypto*|bitcoin|pension|mortgage|bankruptcy|insolvency|debts?|loans?|retire early|tax return|aktien*|altersvorsorge|rente|schulden|privatinsolvenz|hypothek|inversion*|invertir|deudas|hipoteca|acciones en bolsa|investir|dettes|bourse|hypotheque|investimento*|dividas|acoes|hipoteca)',
    ),
    line: 'Before money is at stake, ask an independent adviser or a free debt advice centre.',
  },
];

/** A line about whom to consult, for goals about health, law or money. */
export function findProfessionalAdvice(text: string): string | undefined {
  const words = normalizeWords(text);
  return adviceRules.find(({ pattern }) => pattern.test(words))?.line;
}
