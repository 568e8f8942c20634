import type { HelpReason } from '#domain/assistant/concerns.ts';

const EMERGENCY_HINT =
  'If anyone is in danger right now, call your local emergency number (112 in Europe, 911 in North America).';
const HELPLINE_HINT = 'findahelpline.com lists people near you who listen, for free and in confidence.';

/** The message shown instead of a plan. Short and warm, because the reader may be in crisis. */
export const helpMessages: Readonly<Record<HelpReason, string>> = {
  selfHarm: `This sounds very hard, and we are glad you put it into words. We won't make a plan for it, but you don't have to carry it alone. Please talk to somebody today: a person you trust, a doctor or a crisis line. ${EMERGENCY_HINT} ${HELPLINE_HINT}`,
  selfInjury: `It sounds as if you are hurting, and we are glad you put it into words. We won't plan something that injures you, but there are gentler ways to get through such moments, and people who know them. Please show somebody you trust, a doctor or a helpline what is going on. If a wound is serious, call your local emergency number. ${HELPLINE_HINT}`,
  abuse: `What you describe is not your fault, and you deserve to be safe. We would rather leave this to people who know how: a helpline for violence at home plans each step with you, in confidence, also if you only want to talk or are not sure. Use a device that the other person can't see, and delete what you typed here if they might. ${EMERGENCY_HINT}`,
  violence: `We don't make plans that could hurt a person or an animal. If you are afraid of what you might do, talk to somebody before it goes further. ${EMERGENCY_HINT} ${HELPLINE_HINT}`,
  stalking: `We don't make plans to follow, watch or control somebody. Letting go is hard, and a counsellor or a helpline can make it easier. ${HELPLINE_HINT} If you are being followed or threatened yourself, they can help you too.`,
  eating: `A plan like this could seriously harm you, so we won't write it. If food or weight is on your mind most of the time, a doctor or an eating disorder helpline can help. ${HELPLINE_HINT}`,
  medication: `Changing or stopping a treatment on your own can be dangerous, so we won't plan that. Please call your doctor or a pharmacist first: they can plan it with you, safely. If you feel unwell right now, call your local emergency number.`,
  crime: `We don't make plans that break the law or take from others. If money trouble or pressure is behind this, a free debt or legal advice centre near you can help. ${HELPLINE_HINT}`,
  refused: `The assistant would rather not write a plan for this. If something is weighing on you, ${HELPLINE_HINT} Otherwise, describe another goal and it will gladly help.`,
};
