import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readPastedPlan } from './read-pasted-plan.ts';

/** Title, goals, tasks ('-') and resources ('+') of each reply, and the number of lines that are listed next to the draft. */
const expected: Readonly<Record<string, { readonly plan: string; readonly leftOut: number }>> = {
  'de-table.md': {
    plan: `
Anatomie
Week 1: Anatomie
- Herz und Lunge des Igels skizzieren (45 min)
- Fundstellen in der Karte eintragen (2 h)
Week 2: Bauen
- Futterhaus aus Sperrholz sägen (1 h 30 min)
Week 3: Beobachten
- Wildkamera prüfen (3 × 20 min)
+ Igel-Handbuch vom NABU
+ Pro Igel
`,
    leftOut: 2,
  },
  'de-text.txt': {
    plan: `
Grundlagen
Week 1: Grundlagen
- Mundharmonika in C-Dur kaufen (30 min)
- Einzeltöne sauber spielen (2 × 30 min)
- Tonleiter auswendig lernen (1 h)
Week 2: Erstes Lied
- „Oh Susanna“ langsam spielen (45 min)
- Mit Metronom üben (1 h 30 min)
`,
    leftOut: 4,
  },
  'docs-list.html': {
    plan: `
Raised bed by April
Week 1: Wood
- Measure the corner by the shed (15 min)
- Order larch boards, at most €80 (30 min)
Week 2: Earth
- Screw the boards together (2 h 30 min)
- Fill in compost with this mix (2 h)
+ this mix
`,
    leftOut: 0,
  },
  'en-bold-weeks.md': {
    plan: `
One and two balls
Week 1: One and two balls
- Throw one ball from hand to hand at eye level (20 min)
- Watch a slow-motion tutorial and note the arc (15 min)
- Practice the two-ball exchange (3 × 20 min)
Week 2: Three balls
- Start with two balls in one hand (30 min)
- Aim for three catches in a row (2 × 30 min)
Week 3: The cascade
- Ten throws without a drop (45 min)
- Film yourself and compare (30 min)
`,
    leftOut: 7,
  },
  'en-nested.md': {
    plan: `
🎸 Play Your First Song
Week 1: Open chords
- Tune the guitar: Use a free tuner app (15 min)
- Learn the three chords (1 h 30 min)
- Switch between chords: G to C (2 × 20 min)
- Switch between chords: C to D (2 × 20 min)
Week 2: The song
- Play the verse slowly (1 h 30 min)
- Play the chorus with a metronome at 60 bpm (3 × 20 min)
- Play the whole song for a friend (30 min)
+ JustinGuitar
+ "Guitar for Beginners" by a local teacher
`,
    leftOut: 3,
  },
  'es-chat.md': {
    plan: `
La masa madre
Week 1: La masa madre
- Mezclar harina y agua cada mañana (7 × 5 min)
- Comprar una báscula de cocina (30 min)
- Leer sobre la fermentación (1 h 30 min)
Week 2: El primer pan
- Preparar el prefermento (20 min)
- Amasar y dejar reposar (2 h)
- Hornear el primer pan (1 h)
Week 3: Mejorar la miga
- Probar dos niveles de hidratación (2 × 2 h)
- Anotar los resultados (30 min)
+ "Pan casero" de Ibán Yarza
+ El Foro del Pan
`,
    leftOut: 4,
  },
  'fr-days.md': {
    plan: `
Jour 1 – Jour 5
Week 1: Jour 1 – Jour 5
- Jour 1 : Relire l'annonce et noter cinq mots-clés (30 min)
- Jour 2 : Préparer trois exemples de réussite (1 h)
- Jour 3 : Répéter la présentation à voix haute (2 × 15 min)
- Jour 4 : Simuler l'entretien avec une amie (1 h 30 min)
- Jour 5 : Préparer la tenue et le trajet (30 min)
`,
    leftOut: 2,
  },
  'fr-weeks.md': {
    plan: `
Plan pour tailler une haie en dragon
Week 1: Le dessin
- Mesurer la haie (20 min)
- Dessiner la silhouette (1 h 30 min)
Week 2: La structure
- Planter les tuteurs (2 h)
- Tendre le fil de fer (2 × 45 min)
`,
    leftOut: 2,
  },
  'gemini-table.html': {
    plan: `
Find your voice
Week 1: Find your voice
- Monday: Warm up with lip trills (15 min)
- Thursday: Record a scale (20 min)
Week 2: Sing with others
- Tuesday: Visit the open rehearsal of a choir (2 h)
`,
    leftOut: 2,
  },
  'ja-weeks.md': {
    plan: `
基礎を固める
Week 1: 基礎を固める
- ひらがなの短歌を10首読む (30 min)
- 季語を20個書き出す (45 min)
- 毎日1首つくる (7 × 10 min)
Week 2: 発表の準備
- 自作から3首を選ぶ (1 h 30 min)
- 声に出して読む練習 (3 × 20 min)
+ 『短歌入門』
+ 短歌のサイト
`,
    leftOut: 2,
  },
  'llama-phases.md': {
    plan: `
Preparation (1 of 2)
Week 1: Preparation (1 of 2)
- Read the rules of Go (1 h)
Week 2: Preparation (2 of 2)
- Play on a 9×9 board (2 × 45 min)
Week 3: Practice (1 of 2)
- Solve ten problems (7 × 30 min)
- Review a lost game with a stronger player (1 h 30 min)
Week 4: Practice (2 of 2)
- Solve ten problems (7 × 30 min)
`,
    leftOut: 2,
  },
  'mail-quoted.txt': {
    plan: `
Walk 2 km on Monday, Wednesday and Friday
Week 1: Walk 2 km on Monday, Wednesday and Friday
- Walk 2 km on Monday, Wednesday and Friday (30 min)
- Stretch the calves (10 min)
Week 2: Walk 3 km and jog the last 500 metres
- Walk 3 km and jog the last 500 metres (3 × 35 min)
`,
    leftOut: 1,
  },
  'notes-app.txt': {
    plan: `
Flat move
Kitchen
- Wrap the glasses (1 h)
- Empty the freezer
- Label all boxes
Papers
- Cancel the gas contract (20 min)
- Tell the bank (15 min)
`,
    leftOut: 0,
  },
  'pt-list.md': {
    plan: `
Preparação
Week 1: Preparação
- Escolher o percurso de bicicleta (30 min)
- Trocar os pneus (1 h)
- Pedalar 10 km no plano (2 × 45 min)
Week 2: Subida
- Pedalar até o mirante (2 h)
- Descansar e alongar (7 × 15 min)
`,
    leftOut: 4,
  },
  'sheet.txt': {
    plan: `
Contacts
Week 1: Contacts
- List the donors of last year (2 h)
- Write the letter (1 h 30 min)
Week 2: Evening
- Book the hall (30 min)
`,
    leftOut: 0,
  },
  'en-italic-days.md': {
    plan: `
Foundation
Week 1: Foundation
- Monday: Set up the easel and test the brushes; Paint a value scale (45 min)
- Wednesday: Paint an apple in three values (1 h)
Week 2: Color
- Monday: Mix twelve greens (45 min)
- Saturday: Paint a leaf from life (2 h)
`,
    leftOut: 2,
  },
  'ja-table.md': {
    plan: `
道具をそろえる
Week 1: 道具をそろえる
- 毛糸と棒針を買う (1 h)
Week 2: 表編みを覚える
- 作り目を30目つくる; 10段編む (2 h)
Week 3: 仕上げ (1 of 2)
- 残りを編む (3 h)
Week 4: 仕上げ (2 of 2)
- 残りを編む (3 h)
`,
    leftOut: 3,
  },
  'pt-table.md': {
    plan: `
Montar o galinheiro; Comprar ração
Week 1: Montar o galinheiro; Comprar ração
- Montar o galinheiro; Comprar ração (3 h)
+ Guia Embrapa
Week 2: Vacinar as galinhas
- Vacinar as galinhas (1 h 30 min)
+ Veterinário local
`,
    leftOut: 3,
  },
};

test.each(Object.entries(expected))(
  'every task of %s arrives with its size, and nothing else does',
  (name, { plan, leftOut }) => {
    const text = readFileSync(join(import.meta.dirname, 'replies', name), 'utf8');
    const isHtml = name.endsWith('.html');
    const read = readPastedPlan({
      text: isHtml ? text.replaceAll(/<[^>]*>/g, ' ') : text,
      html: isHtml ? text : null,
      today: '2026-11-18',
    })!;
    const lines = read.draft.goals.flatMap(({ title, tasks, resources }) => [
      title,
      ...tasks.map((task) => `- ${task.title}`),
      ...resources.map((resource) => `+ ${resource.title}`),
    ]);
    expect([read.draft.title, ...lines]).toEqual(plan.trim().split('\n'));
    expect(read.leftOut).toHaveLength(leftOut);
  },
);
