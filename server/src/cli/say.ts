/** Tells the operator one line. */
export type Say = (line: string) => void;
