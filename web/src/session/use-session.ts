import { useSelector } from 'react-redux';
import type { SessionNotices } from './notices.ts';
import type { SessionState } from './slice.ts';

/** The visitor's session. */
export function useSession(): SessionState {
  return useSelector(({ session }: { session: SessionState }) => session);
}

/** Notices for the visitor about their session and their last trip. */
export function useNotices(): SessionNotices {
  return useSelector(({ notices }: { notices: SessionNotices }) => notices);
}
