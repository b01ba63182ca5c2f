import { expect, it } from 'vitest';
import { createTestApp } from '../../test/app.ts';

it('the start may take minutes on a busy machine, though the framework would give up after ten seconds', async () => {
  const { app, close } = await createTestApp();
  expect(app.initialConfig.pluginTimeout).toBeGreaterThanOrEqual(300_000);
  await close();
});
