import { type InboxRecord, MESSAGE_STATES } from '@wayfarer/contract';
import { errorDetail } from '../../../api/error-text.ts';
import { toast } from '../../../ui/feedback/toast.ts';
import { Field } from '../../../ui/form/field.tsx';
import { Select } from '../../../ui/form/select.tsx';
import { Choice } from '../form/fields.tsx';
import { Section } from '../people/section.tsx';
import { inboxApi } from './api.ts';
import { messageTexts as texts, stateTexts } from './copy.ts';

/** Where a message stands, and who has it; a choice is saved at once. */
export function Handling({ message }: { message: InboxRecord['message'] }) {
  const { _id: id, assignedTo, state } = message;
  const people = inboxApi.useListAnswerersQuery().data ?? [];
  const [change, { isLoading }] = inboxApi.useChangeInboxMessageMutation();
  const gone = assignedTo && people.every(({ _id }) => _id !== assignedTo._id);

  async function save(body: { state?: typeof state; assignedTo?: string | null }) {
    const { error } = await change({ params: { id }, body });
    if (error) toast.error(`${texts.changeFailed} ${errorDetail(error)}`);
  }

  return (
    <Section title={texts.handling}>
      <div className="flex flex-col gap-4">
        <Field label={texts.state}>
          <Choice
            options={MESSAGE_STATES}
            names={stateTexts}
            value={state}
            disabled={isLoading}
            onChoose={(next) => void save({ state: next })}
          />
        </Field>
        <Field label={texts.assigned}>
          <Select
            value={assignedTo?._id ?? ''}
            disabled={isLoading}
            onChange={(event) => void save({ assignedTo: event.target.value || null })}
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
      </div>
    </Section>
  );
}
