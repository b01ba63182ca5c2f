import { callsOf } from '../calls-of.ts';

const settings = callsOf('Settings');
const team = callsOf('Staff');

export const tryMail = settings.staff('settings.write')('POST', '/operator/mailTrial');
export const completeSetup = team.call('POST', '/setup', 'user');
