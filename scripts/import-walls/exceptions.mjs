/**
 * What the table refuses and the tree does all the same, each with its reason; one that is no longer
 * needed is an error.
 * @type {{ from: RegExp, to: RegExp, because: string }[]}
 */
export const exceptions = [
  {
    from: /^server\/src\/features\/bookings\/store\/booked-spots\.ts$/,
    to: /^server\/src\/features\/spots\/index\.ts$/,
    because: 'a booking by name finds its destination by the SQL that the catalogue compares with',
  },
  {
    from: /^web\/src\/console\/pages\.ts$/,
    to: /^web\/src\/features\/check-in\/desk\/desk-page\.tsx$/,
    because: 'the desk is a screen of the console, made of what travelers see of checking in',
  },
  {
    from: /^web\/src\/api\/response-schema\.ts$/,
    to: /^contract\/src\/schemas\.ts$/,
    because: 'an answer is checked by the schema of its call, loaded after the page is shown',
  },
  {
    from: /^server\/src\/root-folder\.ts$/,
    to: /^outside:\.\/$/,
    because: 'the folder of the product, from which the server names its files',
  },
  {
    from: /^(card-sandbox\/src\/browser\/static-assets|identity\/src\/idp\/handler-assets)\.ts$/,
    to: /^computed$/,
    because:
      'a service finds its assets by the name of its package, wherever the build put the code',
  },
  {
    from: /^web\/src\/app\/boot\.js$/,
    to: /^computed$/,
    because: 'the scripts of the page, whose names the build decides',
  },
  {
    from: /^server\/src\/pages\/page-renderer\.ts$/,
    to: /^computed$/,
    because: 'the renderer loads the built web application, wherever the build put it',
  },
];
