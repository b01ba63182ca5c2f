import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useAppDispatch } from '../../../api/store.ts';
import { paths } from '../../../domain/paths.ts';
import { signOut } from '../../../session/actions.ts';
import { toast } from '../../../ui/feedback/toast.ts';
import { signOutTexts as texts } from './copy.texts.js';

/** Signs out. Leaves the console before that, because it can't be shown without a session. */
export function useSignOut(to: string = paths.home()) {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const [leaving, setLeaving] = useState(false);
  async function leave() {
    setLeaving(true);
    await navigate(to);
    const result = await dispatch(signOut());
    if (signOut.fulfilled.match(result)) toast.success(texts.done, 'logout');
    else toast.error(texts.failed, 'logout');
  }
  return { leave, leaving };
}
