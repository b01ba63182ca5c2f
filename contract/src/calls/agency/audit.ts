import { callsOf } from '../calls-of.ts';

const users = callsOf('Users');
const audit = callsOf('Audit');

export const listAudit = users.call('GET', '/audit', 'admin');
export const readAudit = audit.staff('GET', '/operator/audit', 'audit.read');
export const listAuditActors = audit.staff('GET', '/operator/audit/actors', 'audit.read');
export const exportAudit = audit.staff('GET', '/operator/audit.csv', 'audit.read');
