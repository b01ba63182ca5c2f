/** Our own icons (spec §2, Footer), as paths in a square of 24 units. */
export const SOCIAL_MARKS: Readonly<Record<string, string>> = {
  facebook:
    'M14 8h2.5V4.500H14c-2.500 0-4 1.600-4 4V11H7.500v3.500H10V20h3.500v-5.500h2.600l.4-3.500h-3V9c0-.6.2-1 .5-1z',
  instagram:
    'M8 4h8a4 4 0 0 1 4 4v8a4 4 0 0 1-4 4H8a4 4 0 0 1-4-4V8a4 4 0 0 1 4-4zm4 4.500a3.500 3.500 0 1 0 0 7 3.500 3.500 0 0 0 0-7zM16.800 6.400a.8.8 0 1 0 0 1.600.8.8 0 0 0 0-1.600z',
  youtube: 'M5 6h14a2 2 0 0 1 2 2v8a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V8a2 2 0 0 1 2-2zm5 3v6l5-3z',
};
