import { writeFile } from 'node:fs/promises';

/** A reporter of Vitest. Writes the errors that belong to no test, which the JSON reporter leaves out, to a JSON file. */
export default class UnhandledErrors {
  /**
   * @param {unknown} _files
   * @param {readonly { message: string, stack?: string }[]} errors
   */
  async onTestRunEnd(_files, errors) {
    const file = process.env['UNHANDLED_ERRORS_FILE'];
    if (file === undefined) return;
    await writeFile(file, JSON.stringify(errors.map(({ message, stack }) => ({ message, stack }))));
  }
}
