import { ActDialog } from './act-dialog.tsx';
import { useAct } from './use-act.ts';
import { useReason } from './use-reason.tsx';

/** An act that needs a reason for another person to read. */
export function ReasonDialog({
  texts,
  danger = false,
  act: send,
  onClose,
}: {
  texts: {
    title: string;
    text: string;
    reason: string;
    needed: string;
    submit: string;
    done: string;
  };
  danger?: boolean;
  act: (reason: string) => Promise<{ error?: unknown }>;
  onClose: () => void;
}) {
  const { act, ...state } = useAct(texts.done, onClose);
  const { field, given } = useReason(texts);
  function submit() {
    const reason = given();
    if (reason !== undefined) void act(() => send(reason));
  }
  return (
    <ActDialog
      danger={danger}
      title={texts.title}
      of={state}
      submit={texts.submit}
      onSubmit={submit}
      onClose={onClose}
    >
      <p className="text-muted">{texts.text}</p>
      {field}
    </ActDialog>
  );
}
