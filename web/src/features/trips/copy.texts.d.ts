// Made from copy.en.json by `npm run words`.
export declare const tripTexts: {
  readonly countdown: string;
  readonly firstDay: string;
  readonly startTime: string;
  readonly localTime: (time: string | number) => string;
  readonly lastDay: string;
  readonly who: string;
  readonly reference: string;
  readonly daysToGo: (days: number) => string;
  readonly dayOf: (given: { readonly days: number; readonly day: string | number }) => string;
  readonly daysAgo: (days: number) => string;
  readonly contact: string;
  readonly emergency: string;
  readonly dayAndNight: string;
  readonly question: string;
  readonly whatsapp: string;
  readonly addToCalendar: string;
};
