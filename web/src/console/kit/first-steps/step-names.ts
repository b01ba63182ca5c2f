import type { SetupStep } from '@wayfarer/contract';

export const stepNames: Readonly<Record<SetupStep, string>> = {
  agency: 'Agency',
  cancellation: 'Cancellation',
  places: 'Places',
  mail: 'Mail',
};
