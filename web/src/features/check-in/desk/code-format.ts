/** A voucher's code: version, reference, signature. Only the server can tell if it is genuine. */
const CODE = /#v\d\.[^.\s]+\.[\w-]+$/;
const LONGEST = 500;

/** True if a scanned text has the form of our codes; other texts aren't sent to the server. */
export const isCode = (text: string): boolean => text.length <= LONGEST && CODE.test(text);
