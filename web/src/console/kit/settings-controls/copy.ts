/** Texts for the controls of settings. */
export const controlTexts = {
  notSaved: 'not saved',
  on: 'Yes',
  off: 'No',
  saved: 'Settings saved',
  conflict: (value: string) =>
    `Someone else changed this to “${value}” in the meantime. Your text is still here: save again to overwrite.`,
  zoneNow: (time: string) => `It is ${time} there.`,
  hidden: 'Changed; previous values aren’t stored.',
  empty: 'nothing',
  aPicture: 'a picture',
  remove: (label: string, number: number) => `Remove ${label.toLowerCase()}, line ${number}`,
  up: (label: string, number: number) => `Move ${label.toLowerCase()}, line ${number}, up`,
  choose: 'Choose ...',
  gone: 'Deleted',
  usual: 'Default',
  pick: 'Choose a color',
  adjusted: 'Too light for white text: buttons use a darker shade.',
} as const;
