// Loaded before the product (NODE_OPTIONS=--import=...), in its worker threads too: while the file
// FULL_DISK_FLAG exists, files below FULL_DISK_ROOT cannot grow, as on a disk without a free block.
import fs from 'node:fs';
import path from 'node:path';
import { syncBuiltinESMExports } from 'node:module';

const { FULL_DISK_ROOT: root = '', FULL_DISK_FLAG: flag = '' } = process.env;
const { openSync, closeSync, writeSync } = fs;
/** @type {Set<number>} */
const below = new Set();

fs.openSync = (name, flags, mode) => {
  const descriptor = openSync(name, flags, mode);
  if (path.resolve(String(name)).startsWith(root)) below.add(descriptor);
  return descriptor;
};

fs.closeSync = (descriptor) => {
  closeSync(descriptor);
  below.delete(descriptor);
};

/** PGlite always passes the offset, the length and the position. */
fs.writeSync = (descriptor, buffer, from, length, at) => {
  const size = () => fs.fstatSync(descriptor).size;
  if (below.has(descriptor) && fs.existsSync(flag) && at + length > size()) {
    throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
  }
  return writeSync(descriptor, buffer, from, length, at);
};

syncBuiltinESMExports();
