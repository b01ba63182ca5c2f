// Loaded into a server whose clock runs some days behind. A server that is started later with the correct clock then
// has trips that are over.
const behindMs = Number(process.env.DAYS_BEHIND ?? 0) * 86_400_000;
const RealDate = Date;
const now = () => RealDate.now() - behindMs;

globalThis.Date = new Proxy(RealDate, {
  construct: (real, parts) => (parts.length === 0 ? new real(now()) : new real(...parts)),
  get: (real, name) => (name === 'now' ? now : Reflect.get(real, name)),
});
