import { type Concern, concerns, type HelpReason } from '#domain/assistant/concerns.ts';

const EMERGENCY_HINT =
  'If anyone is in danger right now, call your local emergency number (112 in Europe, 911 in North America).';
const HELPLINE_HINT = 'findahelpline.com lists people near you who listen, for free and in confidence.';

interface HelpMessage {
  readonly opening?: string;
  /** Left out if the text is stored all the same. */
  readonly refusal: string;
  readonly support: string;
}

const messages: Readonly<Record<Concern, HelpMessage>> = {
  selfHarm: {
    opening: 'This sounds very hard, and we are glad you put it into words.',
    refusal: "We won't make a plan for it.",
    support: `You don't have to carry it alone: please talk to somebody today, a person you trust, a doctor or a crisis line. ${EMERGENCY_HINT} ${HELPLINE_HINT}`,
  },
  selfInjury: {
    opening: 'It sounds as if you are hurting, and we are glad you put it into words.',
    refusal: "We won't plan something that injures you.",
    support: `There are gentler ways through such moments, and people who know them: please show somebody you trust, a doctor or a helpline what is going on. If a wound is serious, call your local emergency number. ${HELPLINE_HINT}`,
  },
  abuse: {
    opening: 'What you describe is not your fault, and you deserve to be safe.',
    refusal: 'A plan from an app could put you in danger.',
    support: `A helpline for violence at home can plan each step with you, in confidence, even if you only want to talk. If somebody might look at this device, use another one and delete what you typed here. ${EMERGENCY_HINT}`,
  },
  violence: {
    refusal: "We don't make plans that could hurt a person or an animal.",
    support: `If you are afraid of what you might do, talk to somebody before it goes further. ${EMERGENCY_HINT} ${HELPLINE_HINT}`,
  },
  stalking: {
    refusal: "We don't make plans to follow, watch or control somebody.",
    support: `Letting go is hard, and a counsellor or a helpline can make it easier. ${HELPLINE_HINT} If you are being followed or threatened yourself, they can help you too.`,
  },
  eating: {
    opening: 'A plan like this could seriously harm you.',
    refusal: "We won't write it.",
    support: `If food or weight is on your mind most of the time, a doctor or an eating disorder helpline can help. ${HELPLINE_HINT}`,
  },
  medication: {
    opening: 'Changing or stopping a treatment on your own can be dangerous.',
    refusal: "We won't plan that.",
    support:
      'Please call your doctor or a pharmacist first: they can plan it with you, safely. If you feel unwell right now, call your local emergency number.',
  },
  crime: {
    refusal: "We don't make plans that break the law or take from others.",
    support: `If money trouble or pressure is behind this, a free debt or legal advice centre near you can help. ${HELPLINE_HINT}`,
  },
};

const join = (...sentences: readonly (string | undefined)[]) => sentences.filter(Boolean).join(' ');

const compose = (write: (message: HelpMessage) => string) =>
  Object.fromEntries(concerns.map((concern) => [concern, write(messages[concern])])) as Record<Concern, string>;

/** Shown instead of a plan. Short and warm, because the reader may be in crisis. */
export const helpMessages: Readonly<Record<HelpReason, string>> = {
  ...compose(({ opening, refusal, support }) => join(opening, refusal, support)),
  refused: `The assistant would rather not write a plan for this. If something is weighing on you, ${HELPLINE_HINT} Otherwise, describe another goal and it will gladly help.`,
};

/** Shown beside what the user has typed and stored. */
export const supportMessages: Readonly<Record<Concern, string>> = compose(({ opening, support }) =>
  join(opening, support),
);
