import { afterAll } from 'vitest';
import { takeForeignWrites, watchOrm } from './database/watch-writes.ts';

watchOrm();
afterAll(() => {
  const foreign = takeForeignWrites();
  if (foreign.length > 0) {
    const owners = 'server/src/test/database/writers.ts says which room writes each table';
    throw new Error([...foreign, owners].join('\n'));
  }
});
