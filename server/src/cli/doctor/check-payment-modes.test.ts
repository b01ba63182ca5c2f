import { describe, expect, it } from 'vitest';
import { loadConfig } from '../../config/config.ts';
import { openOutsideProvider } from '../../test/payments/outside-provider.ts';
import { checkPaymentModes } from './check-payment-modes.ts';

const SITE = {
  MODE: 'production',
  PUBLIC_URL: 'https://wayfarer.test',
  APP_SECRET: 'a-secret-of-more-than-32-characters',
  ALLOW_CARD_SANDBOX: 'yes',
};
const real = { livemode: true, providerAccount: 'acct_one', payments: 3, unpaidTrips: 0 };
const tested = { livemode: false, providerAccount: 'sandbox', payments: 2, unpaidTrips: 1 };

describe('the doctor’s check of payments', () => {
  it('reports test mode on the data of a live site, unless it is declared to be a copy', async () => {
    const config = loadConfig(SITE);
    const copy = loadConfig({ ...SITE, ALLOW_TEST_MODE_ON_LIVE_DATA: 'yes' });
    expect(await checkPaymentModes([real, tested], config)).toMatchObject([
      {
        state: 'ok',
        says: '3 payments of real money at Stripe (acct_one); 2 payments of test mode at the card sandbox',
      },
      { state: 'wrong', remedy: expect.stringContaining('ALLOW_TEST_MODE_ON_LIVE_DATA=yes') },
    ]);
    expect((await checkPaymentModes([real], copy))[1]).toMatchObject({ state: 'warning' });
    expect(await checkPaymentModes([tested], config)).toMatchObject([{ state: 'ok' }]);
    expect(await checkPaymentModes([], config)).toMatchObject([{ says: 'none yet' }]);
    expect(await checkPaymentModes(null, config)).toEqual([]);
  });

  it('reports which trips of a live site were paid only with test money, and which account took the rest', async () => {
    const provider = await openOutsideProvider({ live: true, account: 'acct_two' });
    const findings = await checkPaymentModes(
      [tested, real],
      loadConfig({ ...SITE, ...provider.env }),
    );
    await provider.close();
    expect(findings.slice(1)).toMatchObject([
      { state: 'warning', says: expect.stringContaining('upcoming trips that are now unpaid: 1') },
      { state: 'warning', says: expect.stringContaining('but today’s key is of acct_two') },
    ]);
  });
});
