import { useNavigate } from 'react-router';

/**
 * The number of the product's pages before this page in the history, as counted by the router in the history's state.
 */
function pagesBehind(): number {
  const state: unknown = history.state;
  if (typeof state !== 'object' || state === null || !('idx' in state)) return 0;
  return typeof state.idx === 'number' ? state.idx : 0;
}

/**
 * Leaves the booking form by going back two steps (spec §2), past the destination's page. For visitors who can't go
 * back two steps, such as those who opened a shared link, it leads to `otherwise`.
 */
export function useLeaveBooking(): (otherwise: string) => void {
  const navigate = useNavigate();
  return (otherwise) => {
    if (pagesBehind() >= 2) void navigate(-2);
    else void navigate(otherwise, { replace: true });
  };
}
