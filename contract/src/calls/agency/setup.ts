import { call } from '../call.ts';
import { staff } from '../staff.ts';

export const tryMail = staff('POST', '/operator/mailTrial', 'settings.write', 'Settings');
export const completeSetup = call('POST', '/setup', 'user', 'Staff');
