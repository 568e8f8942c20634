/** A safe alternative goal by concern. Not every concern has one. */
export const saferGoals: Readonly<Record<string, string>> = {
  violence: 'Learn to handle anger and conflict, with a counsellor or a course',
  stalking: 'Get over a break-up and rebuild my own days',
  eating: 'Eat regularly and get stronger over twelve weeks, with a doctor or dietitian',
  medication: 'Prepare a talk with my doctor about my medication: questions, side effects, options',
  crime: 'Get on top of my money with free debt advice',
};
