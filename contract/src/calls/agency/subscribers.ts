import { callsOf } from '../calls-of.ts';

const { staff } = callsOf('Messages');

export const listSubscribers = staff('GET', '/operator/newsletter', 'newsletter.export');
export const countSubscribers = staff('GET', '/operator/newsletter/count', 'newsletter.export');
export const exportSubscribers = staff('GET', '/operator/newsletter.csv', 'newsletter.export');
