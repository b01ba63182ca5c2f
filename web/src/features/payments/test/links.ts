import type { LinkedPayment } from '@wayfarer/contract';

type Part = Partial<Omit<LinkedPayment, 'payment' | 'trip'>> & {
  payment?: Partial<NonNullable<LinkedPayment['payment']>>;
  trip?: Partial<NonNullable<LinkedPayment['trip']>>;
};

const agency: LinkedPayment['agency'] = {
  name: 'Harbor Journeys',
  legalName: 'Harbor Journeys LLC',
  address: '12 Quay Street\nPortland, ME 04101',
  phone: '+1 207 555 0142',
  email: 'hello@harbor.example',
  openingHours: '',
  emergencyPhone: '',
};

/** A link that asks for the balance of a trip of $3,360, of which $840 is paid. */
export function aLink({ payment, trip, ...part }: Part = {}): LinkedPayment {
  return {
    state: 'open',
    agency,
    trip: {
      reference: 'WF-4PX2HE',
      name: 'Great Barrier Reef',
      country: 'Australia',
      picture: { image: '/media/destinations/great-barrier-reef-960.avif', placeholder: null },
      firstDay: '2027-04-20',
      lastDay: '2027-04-23',
      travellers: { adults: 3, children: 0, infants: 0 },
      ...trip,
    },
    payment: {
      asks: 'balance',
      amount: 252_000,
      currency: 'usd',
      total: 336_000,
      paid: 84_000,
      balanceDueOn: '2027-03-26',
      message: '',
      ...payment,
    },
    ...part,
  };
}

/** A link that is paid, and with it the whole trip. */
export const aPaidLink = () => aLink({ state: 'paid', payment: { paid: 336_000 } });

/** A link with which nothing can be paid anymore. */
export const aClosedLink = (state: 'canceled' | 'ended'): LinkedPayment => ({
  state,
  agency,
  trip: null,
  payment: null,
});
