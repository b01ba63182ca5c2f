// Loaded before a server that runs some days in the past. Trips booked there are over for the server after it.
const behindMs = Number(process.env.DAYS_BEHIND ?? 0) * 86_400_000;
const RealDate = Date;
const now = () => RealDate.now() - behindMs;

globalThis.Date = new Proxy(RealDate, {
  construct: (real, parts) => (parts.length === 0 ? new real(now()) : new real(...parts)),
  get: (real, name) => (name === 'now' ? now : Reflect.get(real, name)),
});
