import { isOfSettings, type OperatorPicture, PICTURE_VIEWS } from '@wayfarer/contract';
import { useState } from 'react';
import { Button } from '../../../ui/controls/button.tsx';
import { ReasonDialog } from '../../kit/dialogs/reason-dialog.tsx';
import { Screen } from '../../kit/screen/screen.tsx';
import { ChoiceFilter } from '../../kit/list/filters.tsx';
import type { ListColumn } from '../../kit/list/table/list-column.ts';
import { List } from '../../kit/list/list.tsx';
import { useListAddress } from '../../kit/list/use-list-address.ts';
import { StateChips } from '../../kit/list/state-chips.tsx';
import { picturesApi } from './api.ts';
import { picturesTexts as texts, removalTexts, subjectNames, viewNames } from './copy.texts.js';
import { ExternalPictures } from './external-pictures.tsx';
import { nameOf, Owner, Size, State, Thumb, Uses } from './picture-parts.tsx';

const FILTERS = ['view', 'on', 'owner'] as const;
type Address = ReturnType<typeof useListAddress<(typeof FILTERS)[number]>>;

function Remove(picture: OperatorPicture) {
  const [remove] = picturesApi.useRemovePictureMutation();
  const [isAsking, setAsking] = useState(false);
  if (picture.uses.some(({ kind }) => isOfSettings(kind))) return '–'; // removed in the settings
  return (
    <>
      <Button
        size="sm"
        variant="secondary"
        aria-label={`${texts.remove}: ${nameOf(picture)}`}
        onClick={() => setAsking(true)}
      >
        <span className="text-danger">{texts.remove}</span>
      </Button>
      {isAsking && (
        <ReasonDialog
          danger
          texts={removalTexts}
          act={(reason) => remove({ params: { id: picture._id }, body: { reason } })}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}

const COLUMNS: readonly ListColumn<OperatorPicture>[] = [
  {
    id: 'picture',
    title: texts.picture,
    cell: (picture) => <Thumb {...picture} />,
    card: 'picture',
  },
  { id: 'uses', title: texts.uses, cell: (picture) => <Uses {...picture} />, card: 'title' },
  { id: 'by', title: texts.by, cell: (picture) => <Owner {...picture} />, card: 'foot' },
  { id: 'size', title: texts.size, cell: (picture) => <Size {...picture} />, card: 'foot' },
  { id: 'state', title: texts.state, cell: (picture) => <State {...picture} />, card: 'foot' },
  { id: 'remove', title: texts.actions, cell: (picture) => <Remove {...picture} />, card: 'foot' },
];

function Uploaded({ address }: { address: Address }) {
  const { part, query, show, values } = address;
  const { on, owner } = values;
  return (
    <List
      list={picturesApi.useListOperatorPicturesQuery({ query })}
      address={address}
      texts={texts}
      columns={COLUMNS}
      idOf={({ _id }) => _id}
      reset={
        on === undefined && owner === undefined
          ? null
          : () => show(values.view === undefined ? '' : `view=${values.view}`)
      }
      filters={
        <>
          <ChoiceFilter label={texts.on} options={subjectNames} {...part('on')} />
          {owner !== undefined && <p className="text-sm font-medium">{texts.owner}</p>}
        </>
      }
    />
  );
}

/** All uploaded pictures: who uploaded them, where they are shown, and the button to remove them. */
export function PicturesScreen() {
  const address = useListAddress(FILTERS);
  const { part, values } = address;
  const views = [...PICTURE_VIEWS, 'external'] as const;
  return (
    <Screen title={texts.title} text={texts.text}>
      <StateChips
        label={texts.views}
        chips={[
          { value: undefined, label: texts.all },
          ...views.map((value) => ({ value, label: viewNames[value] })),
        ]}
        {...part('view')}
      />
      {values.view === 'external' ? (
        <ExternalPictures address={address} />
      ) : (
        <Uploaded address={address} />
      )}
    </Screen>
  );
}
