/** Texts of a setting's control, wherever it stands. */
export const controlTexts = {
  notSaved: 'not saved',
  on: 'Yes',
  off: 'No',
  saved: 'Settings saved',
  changedMeanwhile: (value: string) =>
    `Somebody has changed this meanwhile, to “${value}”. Your text is still here: save again to replace it.`,
  zoneNow: (time: string) => `It is ${time} there.`,
  hidden: 'Changed; former values are not kept.',
  empty: 'nothing',
  aPicture: 'a picture',
  remove: (label: string, number: number) => `Remove ${label.toLowerCase()}, line ${number}`,
  up: (label: string, number: number) => `Move ${label.toLowerCase()}, line ${number}, up`,
  choose: 'Choose ...',
  gone: 'No longer there',
  usual: 'The product’s own',
  pick: 'Choose a color',
  adjusted: 'Too light for white text: buttons use a darker shade.',
} as const;
