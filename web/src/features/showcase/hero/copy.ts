/** The number of steps of the product's own tour. */
export const TOUR_LENGTH = 6;
