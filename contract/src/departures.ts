export type { Availability, DayRecord, SpotAvailability } from './endpoints/trips/availability.ts';
export type { Board, BoardEntry } from './endpoints/trips/board.ts';
export type {
  Batch,
  Departure,
  DepartureCancellation,
  Manifest,
} from './endpoints/trips/departures.ts';
export type { WaitingParty, WaitingRecord } from './endpoints/trips/waitlist.ts';
export * from './options/trips/availability.ts';
export * from './options/trips/board.ts';
export * from './options/trips/free-places.ts';
export * from './options/trips/waiting.ts';
export * from './rules/trips/availability/nearest-starts.ts';
export * from './rules/trips/availability/own-places.ts';
export * from './rules/trips/availability/repeated-days.ts';
export * from './rules/trips/availability/shown-calendar.ts';
export * from './rules/trips/availability/start-times.ts';
export * from './rules/trips/availability/trip-days.ts';
export * from './rules/trips/availability/trip-fault.ts';
