/** The parts of a response that a handler may set besides the body: another success status, and headers. */
export interface Answer {
  status(code: 200 | 201 | 202): void;
  header(name: string, value: string): void;
}
