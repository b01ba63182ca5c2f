/** The number of days that the board of departures shows, and of destinations in one response. */
export const BOARD_DAYS = 7;
export const BOARD_PAGE = 50;

/** How full a departure is. `over`: more people have places than there are; `nearly`: at least three quarters. */
export const BOARD_FILLS = ['over', 'full', 'nearly', 'free'] as const;
export type BoardFill = (typeof BOARD_FILLS)[number];

/**
 * What the agency looks for on the board. `unsure`: a departure that may not take place, because too few people have
 * booked; `waiting`: parties are on the waiting list; `asked`: trips wait for the agency's answer.
 */
export const BOARD_MARKS = ['over', 'unsure', 'nearly', 'full', 'waiting', 'asked'] as const;
export type BoardMark = (typeof BOARD_MARKS)[number];
