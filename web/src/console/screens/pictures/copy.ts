import type { AvifState, PictureSubject, PictureView } from '@wayfarer/contract';

export const viewNames: Readonly<Record<PictureView | 'external', string>> = {
  shown: 'In use',
  unused: 'Unused',
  missingAlt: 'Without a description',
  external: 'On other sites',
};

export const subjectNames: Readonly<Record<PictureSubject, string>> = {
  spot: 'Destination',
  spot_edit: 'Change awaiting review',
  review: 'Review',
  agency: 'Logo, Home',
  member: 'Team',
};

/** States that need no attention have no text. */
export const avifNames: Readonly<Record<AvifState, string>> = {
  waiting: 'Compression pending',
  made: '',
  failed: 'Compression failed',
};

export const picturesTexts = {
  title: 'Pictures',
  text: 'What travelers and the agency have uploaded. Location and camera data are removed from every upload.',
  caption: 'Pictures',
  views: 'Which pictures',
  all: 'All',
  on: 'On',
  owner: 'Uploaded by',
  failed: 'The pictures could not be loaded',
  empty: 'No pictures yet',
  emptyText: 'What travelers upload with a destination or a review appears here.',
  emptyFilter: 'No pictures match these filters.',
  name: (places: string) => `Picture of ${places}`,
  idle: 'Unused picture',
  picture: 'Picture',
  uses: 'Shown by',
  by: 'Uploaded by',
  size: 'Size',
  state: 'State',
  actions: 'Actions',
  cover: 'cover',
  offline: 'not online',
  noAlt: 'no description',
  nameless: 'A deleted destination',
  settings: 'Settings',
  former: 'A deleted account',
  noName: 'No name',
  theirs: (name: string) => `Pictures by ${name}`,
  unused: (moment: string) => `Unused since ${moment}`,
  unusedText: 'Deleted a day after its last use.',
  shown: 'In use',
  pixels: (width: number, height: number) => `${width} × ${height}`,
  remove: 'Remove',
} as const;

export const removalTexts = {
  title: 'Remove this picture',
  text: 'This permanently deletes the picture everywhere. A destination shows its next picture instead, or the illustration of its category. The person who uploaded it sees the reason.',
  reason: 'Reason',
  needed: 'Please say why.',
  submit: 'Remove',
  done: 'Picture removed',
} as const;

export const externalTexts = {
  text: 'These destinations show a picture from another site, which can track your visitors and may remove the picture.',
  spot: 'Destination',
  host: 'Picture from',
  bring: 'Upload one instead',
  contributed: 'Contributed',
  own: 'Our own',
  from: 'From',
  empty: 'No destination shows a picture from another site.',
} as const;
