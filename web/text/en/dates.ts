/** By hand: asking the browser for a date takes a phone as long as drawing half of home. */
const MONTHS = [
  ...['January', 'February', 'March', 'April', 'May', 'June'],
  ...['July', 'August', 'September', 'October', 'November', 'December'],
];

export const dayAndMonth = (day: number, month: number): string => `${day} ${MONTHS[month]}`;

export const monthOf = (month: number): string => MONTHS[month];
