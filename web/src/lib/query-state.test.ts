import { expect, it } from 'vitest';
import { queryState } from './query-state.ts';

const NOT_FOUND = { status: 404, data: { code: 'not_found', message: 'There is no such spot.' } };
const refetch = () => undefined;

it('says that something does not exist even while it is fetched again', () => {
  expect(queryState({ isError: false, error: NOT_FOUND, refetch })).toMatchObject({
    status: 'not-found',
  });
});

it('shows no data of something that no longer exists', () => {
  const query = { isError: true, error: NOT_FOUND, currentData: { spot: 'Alhambra' }, refetch };
  expect(queryState(query).status).toBe('not-found');
});

it('loads while another failure is being retried', () => {
  const error = { status: 500, data: { code: 'internal', message: 'Something broke.' } };
  expect(queryState({ isError: true, error, refetch }).status).toBe('failed');
  expect(queryState({ isError: false, error, refetch })).toEqual({ status: 'loading' });
});
