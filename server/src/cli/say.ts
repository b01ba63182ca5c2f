export type Say = (line: string) => void;
