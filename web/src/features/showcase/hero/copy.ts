export const TOUR_LENGTH = 6;
