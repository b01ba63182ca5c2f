/** The number of free places up to which travelers see how many are left. */
export const FEW_PLACES = 5;
/** The number of alternative days that are suggested when a day is full. */
export const NEAREST_DAYS = 3;
