import type { Booking } from '@wayfarer/contract';
import { addSpot, bookingInput } from '../factories.ts';
import type { TestPerson } from '../people.ts';
import type { TestApp } from '../app.ts';

export interface SampleRequest {
  params?: Readonly<Record<string, string>>;
  query?: Readonly<Record<string, string>>;
  body?: Readonly<Record<string, unknown>>;
  payload?: string | Buffer;
  headers?: Readonly<Record<string, string>>;
}

/** Creates the rows that a request needs, which belong to the owner, and returns the request. */
export type MakeSample = (owner: TestPerson, world: TestApp) => Promise<SampleRequest>;

export type Samples = Readonly<Record<string, MakeSample>>;

export const nothing: MakeSample = async () => ({});

let drawn = 0;
export const draw = () => (drawn += 1);

export async function book(owner: TestPerson) {
  const spot = await addSpot(owner);
  const { body } = await owner.post('/bookings', bookingInput(spot));
  return { spot, booking: body as Booking };
}

export const bookingId: MakeSample = async (owner) => ({
  params: { id: (await book(owner)).booking._id },
});

export const spotId: MakeSample = async (owner) => ({ params: { id: (await addSpot(owner))._id } });
