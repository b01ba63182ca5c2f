import { callsOf } from '../calls-of.ts';

const { staff } = callsOf('AllSpots');
const spotsModerate = staff('spots.moderate');

export const listSubmissions = spotsModerate('GET', '/operator/submissions');
export const decideSubmission = spotsModerate('POST', '/operator/submissions/:id/decision');
export const takeOverContribution = spotsModerate('POST', '/operator/spots/:id/take-over');
