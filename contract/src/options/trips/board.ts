/** Days on the board of departures, and destinations per response. */
export const BOARD_DAYS = 7;
export const BOARD_PAGE = 50;

/** How full a departure is. `over`: more people than places; `nearly`: at least three quarters. */
export const BOARD_FILLS = ['over', 'full', 'nearly', 'free'] as const;
export type BoardFill = (typeof BOARD_FILLS)[number];

/**
 * The marks of departures on the board. `unsure`: too few people have booked; `waiting`: parties are on the waiting
 * list; `asked`: requests wait for the agency's answer.
 */
export const BOARD_MARKS = ['over', 'unsure', 'nearly', 'full', 'waiting', 'asked'] as const;
export type BoardMark = (typeof BOARD_MARKS)[number];
