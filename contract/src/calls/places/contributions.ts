import { staff } from '../staff.ts';

export const listSubmissions = staff('GET', '/operator/submissions', 'spots.moderate', 'AllSpots');
export const decideSubmission = staff(
  'POST',
  '/operator/submissions/:id/decision',
  'spots.moderate',
  'AllSpots',
);
export const takeOverContribution = staff(
  'POST',
  '/operator/spots/:id/take-over',
  'spots.moderate',
  'AllSpots',
);
