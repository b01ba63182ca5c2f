/** The parts of a response, other than the body, that a handler may set. */
export interface Answer {
  status(code: 200 | 201 | 202): void;
  header(name: string, value: string): void;
}
