/** Prints a line for the operator. */
export type Say = (line: string) => void;
