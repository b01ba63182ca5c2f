import { call } from '../call.ts';

export const listBestSpots = call('GET', '/bestSpots', 'public', 'BestSpots');
export const listTeam = call('GET', '/team', 'public', 'Team');
export const listReviews = call('GET', '/review', 'public', 'Reviews');
