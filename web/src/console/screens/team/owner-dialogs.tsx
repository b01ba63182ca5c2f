import { sameEmail, type StaffMember } from '@wayfarer/contract';
import { useSession } from '../../../session/use-session.ts';
import { QuestionDialog } from '../../kit/dialogs/question-dialog.tsx';
import { teamApi } from './api.ts';
import { teamTexts as texts } from './copy.texts.js';

interface DialogProps {
  member: StaffMember;
  onClose: () => void;
}

/** Makes a colleague an owner, after a recent sign-in. */
export function MakeOwnerDialog({ member: { _id: id, name }, onClose }: DialogProps) {
  const [promote] = teamApi.usePromoteUserMutation();
  return (
    <QuestionDialog
      texts={{
        title: texts.makeOwnerTitle(name),
        text: texts.makeOwnerText,
        submit: texts.makeOwnerSubmit,
        done: texts.madeOwner(name),
      }}
      act={() => promote({ params: { id } })}
      onClose={onClose}
    />
  );
}

/** Takes the owner role from a colleague, or from the person themselves. The last owner can't lose it. */
export function EndOwnerDialog({ member: { _id: id, email, name }, onClose }: DialogProps) {
  const { userEmail } = useSession();
  const [demote] = teamApi.useDemoteUserMutation();
  const isOwn = sameEmail(userEmail, email);
  return (
    <QuestionDialog
      danger
      texts={{
        title: isOwn ? texts.endOwnTitle : texts.endOwnerTitle(name),
        text: isOwn ? texts.endOwnText : texts.endOwnerText,
        submit: texts.endOwnerSubmit,
        done: texts.endedOwner(name),
      }}
      act={() => demote({ params: { id } })}
      onClose={onClose}
    />
  );
}
