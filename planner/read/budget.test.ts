import { expect, test } from 'vitest';
import type { Language } from '../plan-fields.ts';
import { readBudget } from './budget.ts';
import { readTokens } from './tokens.ts';

const budgetOf = (language: Language, text: string) => readBudget(readTokens(text, language));

test.each<[language: Language, text: string, budget: string, words: string]>([
  ['en', 'build a kayak for at most €900', '€900', 'at most €900'],
  ['en', 'build a kayak for under 200 pounds', '200 pounds', 'under 200 pounds'],
  ['en', 'build a kayak. Budget: $1,200', '$1,200', 'Budget: $1,200'],
  ['en', 'plan a party with a budget of about 3k', '3k', 'budget of about 3k'],
  ['en', 'plan a party, 500 euros max', '500 euros', '500 euros max'],
  ['en', "I don't want to spend more than 80 euros", '80 euros', "don't want to spend more than 80 euros"],
  ['en', 'build a bench. We can pay about £40 a month', '£40 a month', 'can pay about £40 a month'],
  ['en', 'a €900 budget', '€900', '€900'],
  ['de', 'Terrasse bauen, höchstens 1.200 Euro', '1.200 Euro', 'höchstens 1.200 Euro'],
  ['de', 'Budget von 300 €', '300 €', 'Budget von 300 €'],
  ['de', 'Regal bauen, 80 Euro maximal', '80 Euro', '80 Euro maximal'],
  ['es', 'una fiesta por menos de 200 euros', '200 euros', 'por menos de 200 euros'],
  ['es', 'presupuesto de 3 mil pesos', '3 mil pesos', 'presupuesto de 3 mil pesos'],
  ['fr', 'une terrasse pour 500 euros maximum', '500 euros', '500 euros maximum'],
  ['es', 'podemos pagar unos 50 euros al mes', '50 euros al mes', 'podemos pagar unos 50 euros al mes'],
  ['fr', 'au plus 1 200 €', '1 200 €', 'au plus 1 200 €'],
  ['pt', 'gastar até 50 euros', '50 euros', 'gastar até 50 euros'],
  ['pt', 'uma festa por no máximo R$ 500', 'R$ 500', 'no máximo R$ 500'],
  ['ja', '予算は5万円', '5万円', '予算は5万円'],
  ['ja', '3万円以内で作りたい', '3万円', '3万円以内で'],
])('%s: finds the budget in "%s"', (language, text, value, words) => {
  expect(budgetOf(language, text)).toEqual({ value, words });
});

test.each<[language: Language, text: string]>([
  ['en', 'save €5,000 for a boat'],
  ['en', 'save up to £500'],
  ['en', 'lose up to 12 pounds'],
  ['en', 'get under 200 pounds'],
  ['en', 'the wood I bought for at most £300'],
  ['en', 'Lessons are £38 an hour'],
  ['en', 'I earn up to £2,000 a month'],
  ['en', 'I want to spend more than 80 euros on her'],
  ['en', 'pay off $4,200'],
  ['en', 'find a flat, rent up to £1,300 a month'],
  ['en', 'run under 40 minutes'],
  ['en', 'a budget for 30 people'],
  ['en', 'a budget that we keep and €900 for a rainy day'],
  ['en', 'find a job, not under £31k'],
  ['en', 'at most €900, and at most €100 for tools'],
  ['de', '5.000 Euro sparen'],
  ['de', 'das Rad hat 300 Euro gekostet'],
  ['es', 'ahorrar hasta 900 euros'],
  ['es', 'la guitarra que compré por 180 euros'],
  ['fr', "économiser jusqu'à 900 euros"],
  ['pt', 'juntar até 900 euros'],
  ['ja', '100万円まで貯めたい'],
])('%s: finds no budget in "%s"', (language, text) => {
  expect(budgetOf(language, text)).toBeNull();
});
