import type { Language } from '@wayfarer/contract';

interface OfferTexts {
  text: string;
  open: string;
  close: string;
}

/** The line that offers a language, written in the language that it offers. */
export const offerTexts: Readonly<Record<Language, OfferTexts>> = {
  en: { text: 'This site is also in English.', open: 'Read it in English', close: 'No, thanks' },
  de: {
    text: 'Diese Seite gibt es auch auf Deutsch.',
    open: 'Auf Deutsch lesen',
    close: 'Nein, danke',
  },
  es: {
    text: 'Este sitio también está en español.',
    open: 'Leer en español',
    close: 'No, gracias',
  },
  fr: {
    text: 'Ce site existe aussi en français.',
    open: 'Lire en français',
    close: 'Non, merci',
  },
  ar: { text: 'هذا الموقع متاح بالعربية أيضًا.', open: 'اقرأ بالعربية', close: 'لا، شكرًا' },
  'en-XA': {
    text: '[!!! Ţĥîš šîţé îš àļšö îñ ţĥé þšéûðö-ļàñĝûàĝé !!!]',
    open: '[!!! Ŕéàð îţ !!!]',
    close: '[!!! Ñö, ţĥàñķš !!!]',
  },
};
