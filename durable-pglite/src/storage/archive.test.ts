import fs from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { packDirectory, unpackArchive } from './archive.ts';
import { temporaryDirectory } from '../test/child.ts';

let parent: string;

beforeEach(() => {
  parent = temporaryDirectory();
});
afterEach(() => fs.rmSync(parent, { recursive: true, force: true }));

describe('an archive', () => {
  it('gives back files of every length and empty folders, with private modes', () => {
    const source = path.join(parent, 'source');
    fs.mkdirSync(path.join(source, 'deep', 'empty'), { recursive: true });
    const lengths = [0, 1, 511, 512, 513, 8192];
    for (const length of lengths) {
      fs.writeFileSync(path.join(source, 'deep', String(length)), Buffer.alloc(length, length % 7));
    }
    const target = path.join(parent, 'target');
    unpackArchive(packDirectory(source), target);

    expect(fs.readdirSync(path.join(target, 'deep')).sort()).toEqual(
      ['0', '1', '511', '512', '513', '8192', 'empty'].sort(),
    );
    for (const length of lengths) {
      const file = path.join(target, 'deep', String(length));
      expect(fs.readFileSync(file)).toEqual(Buffer.alloc(length, length % 7));
      expect(fs.statSync(file).mode & 0o777).toBe(0o600);
    }
    expect(fs.readdirSync(path.join(target, 'deep', 'empty'))).toEqual([]);
  });

  it('refuses a name that does not fit', () => {
    fs.writeFileSync(path.join(parent, 'n'.repeat(120)), '');
    expect(() => packDirectory(parent)).toThrow('name too long');
  });
});
