import type { BookingInput, OwnSpot, Spot, SpotInput } from '@wayfarer/contract';
import type { Caller } from './caller.ts';

export function spotInput(change: Partial<SpotInput> = {}): SpotInput {
  return {
    spot: 'Quiet Bay',
    country: 'Portugal',
    average_cost: '$120',
    image: 'https://example.com/bay.jpg',
    seasonality: 'Summer (June - August)',
    travel_time: '3 days',
    totalVisitorsPerYear: '40K+',
    description: 'A bay without a road.',
    location: 'Alentejo',
    category: 'beach',
    ...change,
  };
}

export async function addSpot(owner: Caller, change: Partial<SpotInput> = {}): Promise<OwnSpot> {
  const { status, body } = await owner.post('/allSpots', spotInput(change));
  if (status !== 201) throw new Error(`the spot was answered ${status}: ${JSON.stringify(body)}`);
  return body as OwnSpot;
}

export function bookingInput(spot: Spot, change: Partial<BookingInput> = {}): BookingInput {
  return {
    spotId: spot._id,
    travelSpot: spot.spot,
    travelCountry: spot.country,
    travelCost: spot.average_cost,
    travelSeason: spot.seasonality,
    travelName: 'Test Traveler',
    travelDate: '2090-06-15',
    travelDuration: 5,
    ...change,
  };
}
