import { PICTURE_UPLOAD } from '@wayfarer/contract';

const megabytes = PICTURE_UPLOAD.maxBytes / 1024 / 1024;

export const texts = {
  /** To who would send a form too early. */
  wait: 'Wait until the pictures have arrived.',
  drop: 'Drop pictures here',
  choose: 'Choose pictures',
  chooseOne: 'Choose a picture',
  replace: 'Choose another',
  removeOne: (label: string) => `Remove ${label.toLowerCase()}`,
  camera: 'Take a photograph',
  formats: `JPEG, PNG, WebP or AVIF, up to ${megabytes} MB each. We remove where and with what they were taken.`,
  full: 'That is as many as fit. Remove one to add another.',
  list: 'Your pictures',
  cover: 'Cover',
  alt: (at: number) => `What picture ${at} shows`,
  altPlaceholder: 'The bay at dawn',
  credit: (at: number) => `Who took picture ${at}`,
  earlier: (at: number) => `Move picture ${at} forward`,
  later: (at: number) => `Move picture ${at} back`,
  remove: (at: number) => `Remove picture ${at}`,
  sending: (name: string) => `Sending ${name}...`,
  waiting: (name: string) => `${name} is next`,
  failedFile: (name: string, why: string) => `${name}: ${why}`,
  dismiss: (name: string) => `Dismiss ${name}`,
  tooLarge: `This file has more than ${megabytes} MB.`,
  tooMany: 'There is no room for it any more.',
  progress: (done: number, all: number) => `${done} of ${all} pictures uploaded`,
  count: (count: number) => (count === 1 ? '1 picture' : `${count} pictures`),
} as const;
