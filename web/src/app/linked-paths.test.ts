import { expect, it } from 'vitest';
import { linkedPaths } from '../lib/paths.ts';
import { screens } from './routes.tsx';

it('[spec §2 Routes: linked paths outside the table] every linked address has a screen', () => {
  const addresses = Object.values(linkedPaths).map((href) => href());
  const patterns = screens.map(({ path }) => path);
  expect(patterns).toEqual(
    expect.arrayContaining([...addresses, '/forgot-password', '/updateTouristSpot/:id']),
  );
});
