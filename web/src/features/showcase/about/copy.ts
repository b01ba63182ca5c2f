/** Texts of the About page. */
export const aboutPageTexts = {
  title: 'About us',
  text: 'Who we are, and why we draw every place before we send you there.',
  story: [
    'It began with a sketchbook on a night train, and a page that made someone ask: can we go there?',
    'A drawing cannot lie as easily as a photograph. To draw a bridge you have to find out where to stand, when the light comes, and which train crosses it. That is also what you need to know to visit it. So we kept the habit: no place of ours enters the catalog before one of us has looked at it for that long.',
    'Today the catalog holds places in 36 countries, added by us and by travelers who know them better than we do.',
  ],
  promisesTitle: 'What you can hold us to',
  promises: [
    {
      title: 'The price is the price',
      text: 'The cost per day times the number of days. You see it before you book, and it does not grow along the way.',
    },
    {
      title: 'A person answers',
      text: 'Whoever plans your trip reads your message. If we do not know something, we say so and find out.',
    },
    {
      title: 'Pictures that promise nothing false',
      text: 'Our posters are drawings and look like drawings. They show what a place is about, not what the weather will be.',
    },
    {
      title: 'Your data stays yours',
      text: 'Take it with you as a file, or delete your account. Both work without writing to us.',
    },
  ],
  nextTitle: 'Where should we start?',
  nextText: 'Look around, or tell us what you have in mind.',
  destinations: 'See all destinations',
  contact: 'Write to us',
} as const;
