import { callsOf } from '../calls-of.ts';

const users = callsOf('Users');
const audit = callsOf('Audit');
const auditRead = audit.staff('audit.read');

export const listAudit = users.call('GET', '/audit', 'admin');
export const readAudit = auditRead('GET', '/operator/audit');
export const listAuditActors = auditRead('GET', '/operator/audit/actors');
export const exportAudit = auditRead('GET', '/operator/audit.csv');
