/**
 * Imports that are allowed although the table refuses them, each with its reason; an exception that is no longer
 * needed is an error.
 * @type {{ from: RegExp, to: RegExp, because: string }[]}
 */
export const exceptions = [
  {
    from: /^server\/src\/features\/bookings\/store\/booked-spots\.ts$/,
    to: /^server\/src\/features\/spots\/index\.ts$/,
    because: 'a booking by name finds its destination with the same SQL comparison as the catalog',
  },
  {
    from: /^web\/src\/console\/pages\.ts$/,
    to: /^web\/src\/features\/check-in\/desk\/desk-page\.tsx$/,
    because: 'the desk is a screen of the console that is built from the check-in feature',
  },
  {
    from: /^web\/src\/api\/response-schema\.ts$/,
    to: /^contract\/src\/schemas\.ts$/,
    because: 'responses are checked by schemas that load after the page is shown',
  },
  {
    from: /^server\/src\/root-folder\.ts$/,
    to: /^outside:\.\/$/,
    because: 'the folder of the product, which the paths of its files are relative to',
  },
  {
    from: /^(card-sandbox\/src\/browser\/static-assets|identity\/src\/idp\/handler-assets)\.ts$/,
    to: /^computed$/,
    because:
      'a service finds its assets by the name of its package, because the build moves the code',
  },
  {
    from: /^web\/src\/app\/boot\.js$/,
    to: /^computed$/,
    because: 'the scripts of the page, whose names the build generates',
  },
  {
    from: /^server\/src\/pages\/page-renderer\.ts$/,
    to: /^computed$/,
    because: 'the renderer loads the built web application',
  },
];
