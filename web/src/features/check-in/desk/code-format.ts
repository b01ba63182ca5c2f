/** A voucher's code: its version, a reference, a signature. Only the server knows whether it is genuine. */
const CODE = /#v\d\.[^.\s]+\.[\w-]+$/;
const LONGEST = 500;

/** Whether a scanned text looks like a code of ours; else it is not worth a question. */
export const isCode = (text: string): boolean => text.length <= LONGEST && CODE.test(text);
