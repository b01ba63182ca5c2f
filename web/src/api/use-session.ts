import { useSelector } from 'react-redux';
import type { SessionState } from './session-slice.ts';

/** The visitor: name, e-mail and whether the session is still being restored. */
export function useSession(): SessionState {
  return useSelector(({ session }: { session: SessionState }) => session);
}
