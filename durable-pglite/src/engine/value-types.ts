import { types } from '@electric-sql/pglite';

type Parsers = Record<number, (text: string) => unknown>;

const asText = (text: string): string => text;

/**
 * Parsers for the values that `Executor` promises: int8 as number (exact up to 2^53), timestamptz as Date, date,
 * timestamp and numeric as text, json parsed. The engine derives parsers for arrays from these.
 */
export const portParsers: Parsers = {
  [types.INT8]: Number,
  [types.DATE]: asText,
  [types.TIMESTAMP]: asText,
};

const NUMERIC_ARRAY = 1231;
const TIMESTAMP_ARRAY = 1115;
const TIMESTAMPTZ_ARRAY = 1185;
const INTERVAL_ARRAY = 1187;
const DATE_ARRAY = 1182;

/** Parsers for the values that Drizzle's column mappers expect: dates and times stay PostgreSQL's text. */
export const rawParsers: Parsers = Object.fromEntries(
  [
    types.TIMESTAMP,
    types.TIMESTAMPTZ,
    types.INTERVAL,
    types.DATE,
    NUMERIC_ARRAY,
    TIMESTAMP_ARRAY,
    TIMESTAMPTZ_ARRAY,
    INTERVAL_ARRAY,
    DATE_ARRAY,
  ].map((type) => [type, asText]),
);
