import { call } from '../call.ts';
import { staff } from '../staff.ts';

export const listAudit = call('GET', '/audit', 'admin', 'Users');
export const readAudit = staff('GET', '/operator/audit', 'audit.read', 'Audit');
export const listAuditActors = staff('GET', '/operator/audit/actors', 'audit.read', 'Audit');
export const exportAudit = staff('GET', '/operator/audit.csv', 'audit.read', 'Audit');
