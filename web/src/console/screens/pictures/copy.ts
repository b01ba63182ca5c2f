import type { AvifState, PictureSubject, PictureView } from '@wayfarer/contract';

export const viewNames: Readonly<Record<PictureView | 'external', string>> = {
  shown: 'In use',
  unused: 'Unused',
  missingAlt: 'Without a description',
  external: 'On other sites',
};

export const subjectNames: Readonly<Record<PictureSubject, string>> = {
  spot: 'Destination',
  spot_edit: 'Change that waits',
  review: 'Review',
  agency: 'Logo',
  member: 'Team',
};

/** Nothing is said of what is as it should be. */
export const avifNames: Readonly<Record<AvifState, string>> = {
  waiting: 'Smaller files to come',
  made: '',
  failed: 'No smaller files',
};

export const picturesTexts = {
  title: 'Pictures',
  text: 'What travelers and the agency have uploaded. Every upload is redrawn, without its location and camera data.',
  caption: 'Pictures',
  views: 'Which pictures',
  all: 'All',
  on: 'On',
  owner: 'Of one person',
  failed: 'The pictures could not be loaded',
  empty: 'No pictures yet',
  emptyText: 'What travelers upload with a destination or a review appears here.',
  emptyFilter: 'No picture fits these filters.',
  name: (places: string) => `Picture of ${places}`,
  idle: 'Picture that nothing shows',
  picture: 'Picture',
  uses: 'Shown by',
  by: 'Uploaded by',
  size: 'Size',
  state: 'State',
  actions: 'Actions',
  cover: 'cover',
  offline: 'not online',
  noAlt: 'no description',
  nameless: 'A place that is gone',
  settings: 'Settings',
  former: 'A deleted account',
  noName: 'Without a name',
  theirs: (name: string) => `Pictures by ${name}`,
  unused: (moment: string) => `Unused since ${moment}`,
  unusedText: 'Deleted a day after its last use.',
  shown: 'In use',
  pixels: (width: number, height: number) => `${width} × ${height}`,
  remove: 'Remove',
} as const;

export const removalTexts = {
  title: 'Remove this picture',
  text: 'It is deleted for good, wherever it is shown. A destination shows its next picture, or the drawing of its kind. Who uploaded it reads the reason.',
  reason: 'Reason',
  needed: 'Please say why.',
  submit: 'Remove',
  done: 'The picture is removed',
} as const;

export const externalTexts = {
  text: 'These destinations show a picture of another site, which learns who looks, and may take it away.',
  spot: 'Destination',
  host: 'Picture from',
  bring: 'Upload one instead',
  contributed: 'Contributed',
  own: 'Our own',
  from: 'From',
  empty: 'No destination shows a picture of another site.',
} as const;
