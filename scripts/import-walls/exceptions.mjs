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
    from: /^server\/src\/pages\/page-renderer\.ts$/,
    to: /^computed$/,
    because: 'the renderer loads the built web application, wherever the build put it',
  },
];
