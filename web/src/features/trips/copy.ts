/** Texts shared by the trip page, its voucher and the companions' page. */
export const tripTexts = {
  countdown: 'Countdown',
  firstDay: 'First day',
  lastDay: 'Last day',
  who: 'Who',
  reference: 'Reference',
  daysToGo: (days: number) => (days === 1 ? 'Tomorrow' : `${days} days to go`),
  dayOf: (day: number, days: number) => (days === 1 ? 'Today' : `Day ${day} of ${days}`),
  daysAgo: (days: number) => (days === 1 ? 'Ended yesterday' : `Ended ${days} days ago`),
  contact: 'Contact',
  emergency: 'If something goes wrong on the way',
  dayAndNight: 'day and night',
  question: 'Questions about your trip',
  addToCalendar: 'Add to calendar',
} as const;
