import { type BookingRecord, type ChosenOption, chosenOptions, type CustomerBookingValues, ONE_ADULT, type Party } from '@wayfarer/contract'; // prettier-ignore
import { skipToken } from '@reduxjs/toolkit/query/react';
import { useSearchParams } from 'react-router';
import { consoleBookingsApi } from '../../../kit/bookings/api.ts';

const USUAL_DAYS = '5';

export interface Proposal {
  spotId: string | undefined;
  party: Party;
  options: ChosenOption[];
  values: CustomerBookingValues;
}

function again({ booking, customer, waitsFor }: BookingRecord): Proposal {
  return {
    spotId: booking.spotId ?? undefined,
    party: { ...booking.travellers },
    options: chosenOptions(booking.priceLines),
    values: {
      travelName: booking.travelName,
      email: customer?.email ?? waitsFor ?? '',
      phone: booking.travelPhone ?? '',
      language: booking.language ?? '',
      // without a date, because the copy is for another trip or day
      travelDate: '',
      startTime: '',
      travelDuration: String(booking.travelDuration),
      notify: true,
    },
  };
}

/** The values proposed by the address: a copy of another booking, or a destination, a day and a customer. */
export function useProposal() {
  const [params] = useSearchParams();
  const from = params.get('from');
  const query = consoleBookingsApi.useGetBookingRecordQuery(
    from === null ? skipToken : { params: { id: from } },
  );
  const proposal = (record: BookingRecord | null): Proposal =>
    record
      ? again(record)
      : {
          spotId: params.get('spot') ?? undefined,
          party: ONE_ADULT,
          options: [],
          values: {
            travelName: params.get('name') ?? '',
            email: params.get('email') ?? '',
            phone: params.get('phone') ?? '',
            language: '',
            travelDate: params.get('day') ?? '',
            startTime: params.get('time') ?? '',
            travelDuration: USUAL_DAYS,
            notify: true,
          },
        };
  return { proposal, query: from === null ? null : query };
}
