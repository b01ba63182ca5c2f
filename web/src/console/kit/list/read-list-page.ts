import type { Call, OutputOf } from '@wayfarer/contract';
import { nextCursor } from '../../../api/next-cursor.ts';
import { type ArgumentOf, type Build, toRequest } from '../../../api/request.ts';
import { responseSchema } from '../../../api/response-schema.ts';

/** A page of a list, with the cursor of the following page; null on the last page. */
export interface ListPage<Rows> {
  rows: Rows;
  next: string | null;
}

/** One page of a list of the contract: `readListPage(build, listOperatorBookings)`. */
export function readListPage<C extends Call>(build: Build, call: C) {
  return build.query<ListPage<OutputOf<C>>, ArgumentOf<C>>({
    query: (input) => toRequest(call, input),
    rawResponseSchema: responseSchema<OutputOf<C>>(call),
    transformResponse: (rows: OutputOf<C>, meta) => ({ rows, next: nextCursor(meta?.link) }),
    providesTags: [call.group],
  });
}
