import { useNavigate } from 'react-router';

/** The number of the product's pages before this one in the history, which the router counts in the history's state. */
function pagesBehind(): number {
  const state: unknown = history.state;
  if (typeof state !== 'object' || state === null || !('idx' in state)) return 0;
  return typeof state.idx === 'number' ? state.idx : 0;
}

/**
 * Leaves the booking form by going back two steps (spec §2), past the destination's page. Visitors who opened a shared
 * link may not have two steps to go back, and get to `otherwise`.
 */
export function useLeaveBooking(): (otherwise: string) => void {
  const navigate = useNavigate();
  return (otherwise) => {
    if (pagesBehind() >= 2) void navigate(-2);
    else void navigate(otherwise, { replace: true });
  };
}
