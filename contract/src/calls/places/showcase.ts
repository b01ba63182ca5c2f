import { callsOf } from '../calls-of.ts';

const bestSpots = callsOf('BestSpots');
const team = callsOf('Team');
const reviews = callsOf('Reviews');

export const listBestSpots = bestSpots.call('GET', '/bestSpots', 'public');
export const listTeam = team.call('GET', '/team', 'public');
export const listReviews = reviews.call('GET', '/review', 'public');
