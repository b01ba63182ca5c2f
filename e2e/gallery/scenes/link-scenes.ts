/** The page behind a payment link. */
import type { LinkedPayment } from '@wayfarer/contract';
import { fixed, type Scene } from './scene.ts';

const LOOK_UP = /\/api\/paymentLinks\/lookup$/;

const payLink: Scene['path'] = ({ payLink }) => payLink;

/** The link in another state, created by changing the server's response. */
const turned = (by: (link: LinkedPayment) => LinkedPayment) => ({ call: LOOK_UP, by });

const paid = turned((link) => ({
  ...link,
  state: 'paid',
  payment: link.payment && { ...link.payment, paid: link.payment.amount },
}));
const closed = (state: 'canceled' | 'ended') =>
  turned((link) => ({ ...link, state, trip: null, payment: null }));

export const linkScenes: readonly Scene[] = [
  { name: 'pay-link', path: payLink },
  {
    name: 'pay-link-balance',
    path: payLink,
    change: turned((link) => ({
      ...link,
      payment: link.payment && {
        ...link.payment,
        asks: 'balance',
        paid: link.payment.total - link.payment.amount,
        balanceDueOn: '2027-03-26',
      },
    })),
  },
  {
    name: 'pay-link-checking',
    path: payLink,
    change: turned((link) => ({ ...link, state: 'checking' })),
  },
  { name: 'pay-link-paid', path: payLink, change: paid },
  { name: 'pay-link-printed', path: payLink, change: paid, isPrinted: true },
  { name: 'pay-link-canceled', path: payLink, change: closed('canceled') },
  { name: 'pay-link-ended', path: payLink, change: closed('ended') },
  { name: 'pay-link-unknown', path: fixed('/pay#nobody-has-made-this-link') },
  { name: 'pay-link-loading', path: payLink, hold: LOOK_UP },
  { name: 'pay-link-error', path: payLink, fail: LOOK_UP },
];
