import type { StaffRole } from '@wayfarer/contract';

export const roleNames: Readonly<Record<StaffRole, string>> = {
  owner: 'Owner',
  manager: 'Manager',
  staff: 'Staff',
};

export const noMailTexts = {
  text: 'There is no mail server yet, so no email can be sent. To add one, set SMTP_URL and MAIL_FROM, then restart.',
} as const;

export const signOutTexts = {
  done: 'Logout successful',
  failed: 'Logout failed',
} as const;
