/** Departures in every state: with start times, full, oversold, below their minimum, on request and waited for. */
import { apiAs, put } from './guide/stage.ts';
import { confirmAddress, DESK, type DeskStage } from './desk.ts';
import {
  type Api,
  dayFromNow,
  pay,
  PASSWORD,
  send,
  share,
  type SpotRow,
  type Stage,
} from './stage.ts';

export interface DeparturesStage {
  /** Destinations with two departures a day, with places a day, and on request. */
  timedId: string;
  dailyId: string;
  requestSpotId: string;
  /** Paths below `/admin/departures/` of a full departure, and of two below their minimum, one of which is empty. */
  fullDeparture: string;
  unsureDeparture: string;
  emptyDeparture: string;
  /** The traveler's trips: held, waiting for an answer, paid with a start time, and offered from the waiting list. */
  heldId: string;
  requestId: string;
  timedTripId: string;
  offeredId: string;
  timedLink: string;
  /** The link of a customer without an account. */
  guestLink: string;
}

const IDENTITY = '/identitytoolkit.googleapis.com/v1/accounts:';
const [MORNING, AFTERNOON] = ['06:00', '16:30'] as const;
const JOB_TRIES = 120;

interface Row {
  _id: string;
}

interface Made {
  booking: Row;
}

/** The first destination that a search finds. */
async function find(api: Api, name: string): Promise<SpotRow> {
  const [spot] = await api<SpotRow[]>(`/allSpots?search=${encodeURIComponent(name)}&limit=1`);
  if (!spot) throw new Error(`the demonstration has no ${name}`);
  return spot;
}

interface Wanted {
  day: string;
  startTime?: string;
  adults?: number;
  days?: number;
}

const tripOf = (spot: SpotRow, { adults = 2, day, days = 2, startTime }: Wanted) => ({
  spotId: spot._id,
  travelSpot: spot.spot,
  travelCountry: spot.country,
  travelCost: spot.average_cost,
  travelSeason: spot.seasonality,
  travelDate: day,
  travelDuration: days,
  travellers: { adults, children: 0, infants: 0 },
  ...(startTime !== undefined && { startTime }),
});

/** Books as the agency, for a customer without an account. */
const bookFor =
  (deskApi: Api, spot: SpotRow) =>
  async (name: string, wanted: Wanted): Promise<string> => {
    const customer = { name, email: `${name.split(' ')[0]?.toLowerCase()}.guest@example.com` };
    const made = await deskApi<Made>('/operator/bookings', { ...tripOf(spot, wanted), customer });
    return made.booking._id;
  };

async function limit(origin: string, deskApi: Api, spot: SpotRow, part: object): Promise<void> {
  const path = `/operator/spots/${spot._id}/availability`;
  const span = `?from=${dayFromNow(0)}&to=${dayFromNow(1)}`;
  const { limits, revision } = await deskApi<{ limits: object; revision: number }>(path + span);
  await put(origin, DESK, path, { limits: { ...limits, ...part }, revision });
}

/** Makes a destination bookable for tomorrow, so that everything is in one week. */
async function liftLeadTime(origin: string, deskApi: Api, spot: SpotRow): Promise<void> {
  const path = `/operator/spots/${spot._id}/details`;
  const { details, revision } = await deskApi<{ details: object; revision: number }>(path);
  await put(origin, DESK, path, { details: { ...details, leadDays: 0 }, revision });
}

const plan = (origin: string, spot: SpotRow, body: object) =>
  put(origin, DESK, `/operator/spots/${spot._id}/departures`, body);

/** Registers someone with a confirmed address, as the waiting list requires. */
async function someone(origin: string, name: string): Promise<Api> {
  const email = `${name.split(' ')[0]?.toLowerCase()}.waits@example.com`;
  const account = { email, password: PASSWORD, displayName: name, returnSecureToken: true };
  const made = await send<{ idToken: string }>(`${origin}${IDENTITY}signUp?key=wayfarer-web`, account); // prettier-ignore
  await confirmAddress(origin, email, made.idToken);
  return apiAs(origin, email);
}

const wait = (api: Api, spot: SpotRow, wanted: Wanted) => {
  const { spotId, startTime, travelDate, travelDuration, travellers } = { startTime: undefined, ...tripOf(spot, wanted) }; // prettier-ignore
  return api('/waitlist', { spotId, startTime, travelDate, travelDuration, travellers });
};

/** Asks once a second until one of the server's jobs has done its work. */
async function untilDone<T>(what: string, ask: () => Promise<T | null | undefined>): Promise<T> {
  for (let tries = 0; tries < JOB_TRIES; tries += 1) {
    const answer = await ask();
    if (answer) return answer;
    await new Promise((resolve) => {
      setTimeout(resolve, 1000);
    });
  }
  throw new Error(`the server's job has not ${what}`);
}

/** Waits for places to be offered; returns the booking that holds them. */
const offerTo = (api: Api, spot: SpotRow) =>
  untilDone('offered places', async () => {
    const list = await api<{ spotId: string; bookingId: string | null }[]>('/waitlist');
    return list.find(({ bookingId, spotId }) => spotId === spot._id && bookingId !== null)
      ?.bookingId;
  });

/** Waits until a departure on a day is guaranteed because enough people have booked. */
const guaranteedOn = (api: Api, spot: SpotRow, day: string) =>
  untilDone('guaranteed a departure', async () => {
    const path = `/allSpots/${spot._id}/availability?from=${day}&to=${day}`;
    const { days } = await api<{ days: { guaranteed?: boolean }[] }>(path);
    return days.find(({ guaranteed }) => guaranteed);
  });

/** The customers of the agency, and the departures that they have booked: the number of days from now, and the time. */
const FLIGHTS = [
  { name: 'Priya Nair', day: 1, startTime: MORNING, adults: 5 },
  { name: 'Diego Salas', day: 1, startTime: MORNING, adults: 2 },
  { name: 'Hannah Weiss', day: 1, startTime: AFTERNOON, adults: 2 },
  { name: 'Omar Haddad', day: 2, startTime: MORNING, adults: 3 },
  { name: 'Noemi Rossi', day: 3, startTime: AFTERNOON, adults: 5 },
  { name: 'Marta Kowalska', day: 5, startTime: AFTERNOON, adults: 4 },
] as const;

/** Two departures on each of the next days: full, nearly full, below the minimum, or offered to someone who waits. */
async function setTimed(origin: string, deskApi: Api, ada: Api) {
  const spot = await find(ada, 'Cappadocia Balloons');
  await liftLeadTime(origin, deskApi, spot);
  await limit(origin, deskApi, spot, { mode: 'departures', capacity: 8 });
  const days = Array.from({ length: 12 }, (_, at) => dayFromNow(at + 1));
  await plan(origin, spot, { days, startTimes: [MORNING, AFTERNOON], set: { scheduled: true } });
  const minimum = { people: 4, decideDays: 2 };
  await plan(origin, spot, { days, startTimes: [AFTERNOON], set: { minimum } });
  const offered = { days: [dayFromNow(5)], startTimes: [AFTERNOON] };
  await plan(origin, spot, { ...offered, set: { capacity: 4, note: 'Pilot: Elif' } });
  const guest = bookFor(deskApi, spot);
  for (const { name, day, ...party } of FLIGHTS)
    await guest(name, { ...party, day: dayFromNow(day) });
  const full = { day: dayFromNow(4), startTime: MORNING };
  const guestId = await guest('Lucia Ferreira', { ...full, adults: 8 });
  for (const [name, adults] of [
    ['Sofia Lindqvist', 4],
    ['Kenji Mori', 2],
  ] as const)
    // prettier-ignore
    await wait(await someone(origin, name), spot, { ...full, adults });
  await wait(ada, spot, full);
  await wait(ada, spot, { day: dayFromNow(5), startTime: AFTERNOON });
  await plan(origin, spot, { ...offered, set: { capacity: 6 } });
  await guaranteedOn(deskApi, spot, dayFromNow(5));
  const own = tripOf(spot, { day: dayFromNow(9), startTime: MORNING });
  const { _id: timedTripId } = await ada<Row>('/bookings', {
    ...own,
    travelName: 'Ada Lovelace',
    companionNames: 'William King-Noel',
  });
  await pay(origin, ada, timedTripId);
  const { url } = await deskApi<{ url: string }>(`/operator/bookings/${guestId}/tripLink`);
  const { hash, pathname } = new URL(url);
  return {
    timedId: spot._id,
    fullDeparture: `${spot._id}/${full.day}/${full.startTime}`,
    unsureDeparture: `${spot._id}/${dayFromNow(1)}/${AFTERNOON}`,
    emptyDeparture: `${spot._id}/${dayFromNow(2)}/${AFTERNOON}`,
    timedTripId,
    timedLink: await share(ada, timedTripId),
    guestLink: pathname + hash,
    offeredId: await offerTo(ada, spot),
  };
}

/** A day with more people than places. */
async function setDaily(origin: string, deskApi: Api): Promise<string> {
  const spot = await find(deskApi, 'Great Barrier Reef');
  const [day, other] = [dayFromNow(2), dayFromNow(4)];
  const guest = bookFor(deskApi, spot);
  await guest('Amara Okafor', { day, adults: 8, days: 1 });
  await guest('Liam Byrne', { day, adults: 6, days: 3 });
  await guest('Yuki Sato', { day: other, adults: 5 });
  await plan(origin, spot, { days: [day], set: { capacity: 12 } });
  await plan(origin, spot, { days: [dayFromNow(6)], set: { closed: true } });
  return spot._id;
}

/** A request that no one has answered. */
async function setRequest(origin: string, deskApi: Api, ada: Api) {
  const spot = await find(ada, 'Old Man of Storr');
  const days = [6, 7, 9, 13].map(dayFromNow);
  await liftLeadTime(origin, deskApi, spot);
  await limit(origin, deskApi, spot, { mode: 'departures', capacity: 10, confirm: 'on_request' });
  await plan(origin, spot, { days, startTimes: ['09:00', '14:00'], set: { scheduled: true } });
  const wanted = { day: dayFromNow(6), startTime: '09:00', adults: 3 };
  const trip = { ...tripOf(spot, wanted), travelName: 'Ada Lovelace' };
  const { _id } = await ada<Row>('/bookings', { ...trip, wishes: 'We walk slowly.' });
  return { requestSpotId: spot._id, requestId: _id };
}

/** Creates departures in every state, and the traveler's trips on some of them. */
export async function setDepartures({
  deskApi,
  origin,
}: Stage & DeskStage): Promise<DeparturesStage> {
  const email = 'ada@example.com';
  const { idToken } = await send<{ idToken: string }>(
    `${origin}${IDENTITY}signInWithPassword?key=wayfarer-web`,
    { email, password: PASSWORD, returnSecureToken: true },
  );
  await confirmAddress(origin, email, idToken);
  const ada = await apiAs(origin, email);
  const timed = await setTimed(origin, deskApi, ada);
  const request = await setRequest(origin, deskApi, ada);
  const dailyId = await setDaily(origin, deskApi);
  const dunes = await find(ada, 'Erg Chebbi Dunes');
  const { days } = await ada<{ days: { day: string; left: number }[] }>(
    `/allSpots/${dunes._id}/availability?from=${dayFromNow(7)}&to=${dayFromNow(60)}`,
  );
  const day = days.find(({ left }) => left >= 2)?.day ?? '';
  const held = { ...tripOf(dunes, { day }), travelName: 'Ada Lovelace' };
  const { _id: heldId } = await ada<Row>('/bookings', held);
  return { ...timed, ...request, dailyId, heldId };
}
