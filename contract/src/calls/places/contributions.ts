import { callsOf } from '../calls-of.ts';

const { staff } = callsOf('AllSpots');

export const listSubmissions = staff('GET', '/operator/submissions', 'spots.moderate');
export const decideSubmission = staff(
  'POST',
  '/operator/submissions/:id/decision',
  'spots.moderate',
);
export const takeOverContribution = staff(
  'POST',
  '/operator/spots/:id/take-over',
  'spots.moderate',
);
