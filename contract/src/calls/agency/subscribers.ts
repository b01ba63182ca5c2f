import { callsOf } from '../calls-of.ts';

const { staff } = callsOf('Messages');
const newsletterExport = staff('newsletter.export');

export const listSubscribers = newsletterExport('GET', '/operator/newsletter');
export const countSubscribers = newsletterExport('GET', '/operator/newsletter/count');
export const exportSubscribers = newsletterExport('GET', '/operator/newsletter.csv');
