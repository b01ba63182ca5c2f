import { beforeEach, expect, test, vi } from 'vitest';
import { openReader } from './frame-reader.ts';
import * as reading from './read-frame.ts';

const library = vi.fn<() => Promise<string | undefined>>();

beforeEach(() => {
  library.mockReset();
  vi.spyOn(reading, 'frameReader').mockReturnValue(library);
});

const video = {} as HTMLVideoElement;

/** A stub of the browser's reader that supports these formats. */
function own(formats: readonly string[], detect: () => Promise<readonly { rawValue: string }[]>) {
  class Detector {
    static getSupportedFormats = async () => formats;
    detect = detect;
  }
  vi.stubGlobal('BarcodeDetector', Detector);
}

test('uses the browser’s own reader if it has one', async () => {
  own(['aztec', 'qr_code'], async () => [{ rawValue: 'from the browser' }]);
  const read = await openReader();
  expect(await read(video)).toBe('from the browser');
  expect(library).not.toHaveBeenCalled();
});

test('uses the library if the browser has no reader, or none for these codes', async () => {
  library.mockResolvedValue('from the library');
  expect(await (await openReader())(video)).toBe('from the library');
  own(['aztec'], async () => []);
  expect(await (await openReader())(video)).toBe('from the library');
});

test('switches to the library if the browser’s own reader fails', async () => {
  library.mockResolvedValue('from the library');
  own(['qr_code'], async () => {
    throw new DOMException('no service', 'NotSupportedError');
  });
  const read = await openReader();
  expect(await read(video)).toBeUndefined();
  expect(await read(video)).toBe('from the library');
});
