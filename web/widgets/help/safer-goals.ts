/** A safe alternative goal for each concern that has one. */
export const saferGoals: Readonly<Record<string, string>> = {
  selfInjury: 'Find gentler ways through hard moments, with a counsellor',
  abuse: 'Gather support: people I trust, advice, my papers and some money of my own',
  violence: 'Learn to handle anger and conflict, with a counsellor or a course',
  stalking: 'Get over a break-up and find my feet again',
  eating: 'Eat regularly and get stronger over twelve weeks, with a doctor or dietitian',
  medication: 'Prepare to talk to my doctor about my medication: questions, side effects, options',
  crime: 'Get on top of my money with free debt advice',
};
