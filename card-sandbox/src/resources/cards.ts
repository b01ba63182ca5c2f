/** An issuer's reason for declining a card, in the API's terms. */
export interface Decline {
  readonly code: string;
  readonly declineCode: string | null;
  readonly message: string;
}

const DECLINED = 'Your card was declined.';
const declined = (declineCode: string, message = DECLINED): Decline => ({
  code: 'card_declined',
  declineCode,
  message,
});

const DECLINES = {
  generic_decline: declined('generic_decline'),
  insufficient_funds: declined('insufficient_funds', 'Your card has insufficient funds.'),
  lost_card: declined('lost_card'),
  stolen_card: declined('stolen_card'),
  fraudulent: declined('fraudulent'),
  card_velocity_exceeded: declined(
    'card_velocity_exceeded',
    'Your card was declined for making repeated attempts too frequently or exceeding its amount limit.',
  ),
  expired_card: { code: 'expired_card', declineCode: null, message: 'Your card has expired.' },
  incorrect_cvc: {
    code: 'incorrect_cvc',
    declineCode: null,
    message: "Your card's security code is incorrect.",
  },
  processing_error: {
    code: 'processing_error',
    declineCode: null,
    message: 'An error occurred while processing your card. Try again in a little bit.',
  },
} as const satisfies Record<string, Decline>;

export type DeclineName = keyof typeof DECLINES;

/** The behavior of a test card when it is charged. It is stored when the card's number is received. */
export interface Behaviour {
  readonly challenge: boolean;
  readonly decline: DeclineName | null;
  readonly dispute: boolean;
  /** The cardholder's reason for a dispute, if it isn't fraud. An inquiry takes no money. */
  readonly complaint?: 'product_not_received' | 'inquiry';
  /** True if the bank sends an early warning that the payment was fraud. */
  readonly warning?: true;
  /** The results of the bank's checks of the security code and the address, where they aren't `pass`. */
  readonly checks?: Readonly<Partial<Record<'cvc' | 'line1' | 'postal', 'fail' | 'unavailable'>>>;
  readonly risk?: 'elevated' | 'highest';
  /** The delayed result of a refund. Without it, refunds succeed immediately, and that doesn't change. */
  readonly refund?: 'succeeds_later' | 'fails_later';
}

interface TestCard {
  readonly number: string;
  readonly behaviour: Behaviour;
  readonly funding: 'credit' | 'debit' | 'prepaid';
  readonly description: string;
}

const SUCCEEDS: Behaviour = { challenge: false, decline: null, dispute: false };
const CHALLENGES: Behaviour = { challenge: true, decline: null, dispute: false };

const card = (
  number: string,
  description: string,
  behaviour: Behaviour = SUCCEEDS,
  funding: TestCard['funding'] = 'credit',
): TestCard => ({ number, behaviour, funding, description });
const declines = (number: string, decline: DeclineName, description: string): TestCard =>
  card(number, description, { ...SUCCEEDS, decline });
const BLOCKED: Behaviour = { ...SUCCEEDS, decline: 'fraudulent', risk: 'highest' };
const checked = (number: string, description: string, checks: Behaviour['checks'] & object) =>
  card(number, description, { ...SUCCEEDS, checks });
const challenges = (number: string, description: string, decline: DeclineName | null = null) =>
  card(number, description, { ...CHALLENGES, decline });

/** The only card numbers that the provider accepts, with the behavior from docs.stripe.com/testing. */
export const TEST_CARDS: readonly TestCard[] = [
  card('4242424242424242', 'Visa, succeeds'),
  card('4000056655665556', 'Visa debit, succeeds', SUCCEEDS, 'debit'),
  card('4000000000000077', 'Visa, succeeds'),
  card('5555555555554444', 'Mastercard, succeeds'),
  card('2223003122003222', 'Mastercard (2-series), succeeds'),
  card('5200828282828210', 'Mastercard debit, succeeds', SUCCEEDS, 'debit'),
  card('5105105105105100', 'Mastercard prepaid, succeeds', SUCCEEDS, 'prepaid'),
  card('378282246310005', 'American Express, succeeds'),
  card('371449635398431', 'American Express, succeeds'),
  card('6011111111111117', 'Discover, succeeds'),
  card('6011000990139424', 'Discover, succeeds'),
  card('6011981111111113', 'Discover debit, succeeds', SUCCEEDS, 'debit'),
  card('3056930009020004', 'Diners Club, succeeds'),
  card('36227206271667', 'Diners Club (14 digits), succeeds'),
  card('6555900000604105', 'BCcard and DinaCard, succeeds'),
  card('3566002020360505', 'JCB, succeeds'),
  card('6200000000000005', 'UnionPay, succeeds'),
  card('6200000000000047', 'UnionPay debit, succeeds', SUCCEEDS, 'debit'),
  card('6205500000000000004', 'UnionPay (19 digits), succeeds'),
  declines('4000000000000002', 'generic_decline', 'Declined'),
  declines('4000000000009995', 'insufficient_funds', 'Declined: insufficient funds'),
  declines('4000000000009987', 'lost_card', 'Declined: lost card'),
  declines('4000000000009979', 'stolen_card', 'Declined: stolen card'),
  declines('4000000000006975', 'card_velocity_exceeded', 'Declined: limit exceeded'),
  card('4100000000000019', 'Declined: fraudulent, always blocked', BLOCKED),
  card('4000000000004954', 'Declined: highest risk, blocked', BLOCKED),
  card('4000000000009235', 'Succeeds, at elevated risk', { ...SUCCEEDS, risk: 'elevated' }),
  checked('4000000000000101', 'Succeeds; the security code check fails', { cvc: 'fail' }),
  checked('4000000000000036', 'Succeeds; the postal code check fails', { postal: 'fail' }),
  checked('4000000000000028', 'Succeeds; the street check fails', { line1: 'fail' }),
  checked('4000000000000010', 'Succeeds; both address checks fail', {
    line1: 'fail',
    postal: 'fail',
  }),
  checked('4000000000000044', 'Succeeds; address checks are unavailable', {
    line1: 'unavailable',
    postal: 'unavailable',
  }),
  declines('4000000000000069', 'expired_card', 'Declined: expired card'),
  declines('4000000000000127', 'incorrect_cvc', 'Declined: incorrect security code'),
  declines('4000000000000119', 'processing_error', 'Declined: processing error'),
  challenges('4000002500003155', '3-D Secure, then succeeds'),
  challenges('4000002760003184', '3-D Secure, then succeeds'),
  challenges('4000000000003220', '3-D Secure 2, then succeeds'),
  challenges('4000000000003063', '3-D Secure, then succeeds'),
  challenges('4000008400001629', '3-D Secure, then declined', 'generic_decline'),
  challenges(
    '4000008260003178',
    '3-D Secure, then declined: insufficient funds',
    'insufficient_funds',
  ),
  card('4000000000000259', 'Succeeds, then disputed as fraudulent', { ...SUCCEEDS, dispute: true }),
  card('4000000000002685', 'Succeeds, then disputed as not received', {
    ...SUCCEEDS,
    dispute: true,
    complaint: 'product_not_received',
  }),
  card('4000000000001976', 'Succeeds, then inquired about', {
    ...SUCCEEDS,
    dispute: true,
    complaint: 'inquiry',
  }),
  card('4000000000005423', 'Succeeds, then its bank warns of fraud', {
    ...SUCCEEDS,
    warning: true,
  }),
  card('4000000000007726', 'Succeeds; a refund is pending for a while', {
    ...SUCCEEDS,
    refund: 'succeeds_later',
  }),
  card('4000000000005126', 'Succeeds; a refund succeeds, then fails', {
    ...SUCCEEDS,
    refund: 'fails_later',
  }),
];

const BY_NUMBER = new Map(TEST_CARDS.map((entry) => [entry.number, entry]));

export function findTestCard(number: string): TestCard | undefined {
  return BY_NUMBER.get(number);
}

/** Ready-made payment methods for server-side tests, named as in the official documentation. */
export const NAMED_METHODS: ReadonlyMap<string, string> = new Map([
  ['pm_card_visa', '4242424242424242'],
  ['pm_card_mastercard', '5555555555554444'],
  ['pm_card_amex', '378282246310005'],
  ['pm_card_chargeDeclined', '4000000000000002'],
  ['pm_card_chargeDeclinedInsufficientFunds', '4000000000009995'],
  ['pm_card_chargeDeclinedExpiredCard', '4000000000000069'],
  ['pm_card_chargeDeclinedIncorrectCvc', '4000000000000127'],
  ['pm_card_chargeDeclinedProcessingError', '4000000000000119'],
  ['pm_card_authenticationRequired', '4000002760003184'],
  ['pm_card_authenticationRequiredChargeDeclinedInsufficientFunds', '4000008260003178'],
  ['pm_card_createDispute', '4000000000000259'],
  ['pm_card_createDisputeProductNotReceived', '4000000000002685'],
  ['pm_card_createDisputeInquiry', '4000000000001976'],
  ['pm_card_riskLevelElevated', '4000000000009235'],
  ['pm_card_riskLevelHighest', '4000000000004954'],
  ['pm_card_chargeDeclinedFraudulent', '4100000000000019'],
]);

export function declineNamed(name: DeclineName): Decline {
  return DECLINES[name];
}

/** The message for a number that isn't a test number. The card frame shows the same message. */
export const LIVE_CARD_MESSAGE =
  'Your card was declined. Your request was in test mode, but used a non test card. ' +
  'For a list of valid test cards, visit: https://stripe.com/docs/testing.';
