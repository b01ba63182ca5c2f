/** The page for paying the balance online. In a module of its own, because few pages need it. */
export const payBalancePath = (bookingId: string) =>
  `/payment/${encodeURIComponent(bookingId)}?part=balance`;
