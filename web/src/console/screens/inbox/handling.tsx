import { type InboxRecord, MESSAGE_STATES } from '@wayfarer/contract';
import { useState } from 'react';
import { errorDetail } from '../../../lib/error-text.ts';
import { useAppDispatch } from '../../../api/store.ts';
import { toast } from '../../../ui/feedback/toast.ts';
import { Field } from '../../../ui/form/field.tsx';
import { Select } from '../../../ui/form/select.tsx';
import { Section } from '../../kit/screen/section.tsx';
import { inboxApi } from './api.ts';
import { stateTexts } from '../../kit/people/message-state.tsx';
import { messageTexts as texts } from './copy.ts';

interface Choices {
  state?: InboxRecord['message']['state'];
  assignedTo?: string | null;
}

/** The field for the assignee of a message. The current assignee may no longer have the permission to answer. */
function AssignedField({
  assignedTo,
  chosen = assignedTo?._id,
  disabled,
  onChoose,
}: Pick<InboxRecord['message'], 'assignedTo'> & {
  /** The choice that is being saved; null for no one. */
  chosen: string | null | undefined;
  disabled: boolean;
  onChoose: (id: string | null) => void;
}) {
  const people = inboxApi.useListAnswerersQuery().data ?? [];
  const gone = assignedTo && people.every(({ _id }) => _id !== assignedTo._id);
  return (
    <Field label={texts.assigned}>
      <Select
        value={chosen ?? ''}
        disabled={disabled}
        onChange={(event) => onChoose(event.target.value || null)}
      >
        <option value="">{texts.nobody}</option>
        {gone && <option value={assignedTo._id}>{assignedTo.name}</option>}
        {people.map(({ _id, name }) => (
          <option key={_id} value={_id}>
            {name}
          </option>
        ))}
      </Select>
    </Field>
  );
}

/** The state and assignee of a message. A choice is shown immediately, while it is being saved. */
export function Handling({ message }: { message: InboxRecord['message'] }) {
  const { _id: id, assignedTo, state } = message;
  const dispatch = useAppDispatch();
  const [chosen, setChosen] = useState<Choices>();
  const [change] = inboxApi.useChangeInboxMessageMutation();

  async function save(body: Choices) {
    const params = { id };
    setChosen(body);
    const { data, error } = await change({ params, body });
    const { updateQueryData } = inboxApi.util;
    if (data) dispatch(updateQueryData('getInboxMessage', { params }, () => data));
    if (error) toast.error(`${texts.changeFailed} ${errorDetail(error)}`);
    setChosen(undefined);
  }

  return (
    <Section title={texts.handling}>
      <div className="flex flex-col gap-4">
        <Field label={texts.state}>
          <Select
            value={chosen?.state ?? state}
            disabled={chosen !== undefined}
            onChange={(event) => void save({ state: event.target.value as typeof state })}
            options={MESSAGE_STATES}
            names={stateTexts}
          />
        </Field>
        <AssignedField
          assignedTo={assignedTo}
          chosen={chosen?.assignedTo}
          disabled={chosen !== undefined}
          onChoose={(id) => void save({ assignedTo: id })}
        />
      </div>
    </Section>
  );
}
