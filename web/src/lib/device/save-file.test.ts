import { expect, test, vi } from 'vitest';
import { saveFile } from './save-file.ts';

test('the file stays readable after the download starts, and is released later', () => {
  vi.useFakeTimers();
  const revoke = vi.fn<(href: string) => void>();
  vi.stubGlobal(
    'URL',
    class extends URL {
      static override createObjectURL = () => 'blob:file';
      static override revokeObjectURL = revoke;
    },
  );
  const press = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  saveFile('data.json', 'application/json', '{}');
  expect(press).toHaveBeenCalledOnce();
  expect(revoke).not.toHaveBeenCalled();
  vi.runAllTimers();
  expect(revoke).toHaveBeenCalledExactlyOnceWith('blob:file');
});
