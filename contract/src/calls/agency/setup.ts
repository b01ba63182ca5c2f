import { callsOf } from '../calls-of.ts';

const settings = callsOf('Settings');
const team = callsOf('Staff');

export const tryMail = settings.staff('POST', '/operator/mailTrial', 'settings.write');
export const completeSetup = team.call('POST', '/setup', 'user');
