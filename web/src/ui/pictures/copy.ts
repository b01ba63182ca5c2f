import { PICTURE_UPLOAD } from '@wayfarer/contract';

const megabytes = PICTURE_UPLOAD.maxBytes / 1024 / 1024;

export const texts = {
  /** Shown to someone who submits a form too early. */
  wait: 'Please wait until the pictures are uploaded.',
  drop: 'Drop pictures here',
  choose: 'Choose pictures',
  chooseOne: 'Choose a picture',
  replace: 'Choose another',
  removeOne: (label: string) => `Remove ${label.toLowerCase()}`,
  camera: 'Take a photo',
  formats: `JPEG, PNG, WebP or AVIF, up to ${megabytes} MB each. We remove location and camera data.`,
  full: 'That’s the maximum. Remove one to add another.',
  list: 'Your pictures',
  cover: 'Cover',
  alt: (at: number) => `Description of picture ${at}`,
  altPlaceholder: 'The bay at dawn',
  credit: (at: number) => `Photographer of picture ${at}`,
  earlier: (at: number) => `Move picture ${at} forward`,
  later: (at: number) => `Move picture ${at} back`,
  remove: (at: number) => `Remove picture ${at}`,
  sending: (name: string) => `Uploading ${name}...`,
  waiting: (name: string) => `${name} is next`,
  failedFile: (name: string, why: string) => `${name}: ${why}`,
  dismiss: (name: string) => `Dismiss ${name}`,
  tooLarge: `This file is larger than ${megabytes} MB.`,
  tooMany: 'You’ve reached the maximum number of pictures.',
  progress: (done: number, all: number) => `${done} of ${all} pictures uploaded`,
  count: (count: number) => (count === 1 ? '1 picture' : `${count} pictures`),
} as const;
