import { isOfSettings, type OperatorPicture, PICTURE_VIEWS } from '@wayfarer/contract';
import { useState } from 'react';
import { Button } from '../../../ui/controls/button.tsx';
import { ReasonDialog } from '../../kit/act/reason-dialog.tsx';
import { Screen } from '../../kit/screen/screen.tsx';
import { ChoiceFilter, FilterBar } from '../../kit/list/filters.tsx';
import type { ListColumn } from '../../kit/list/list-table.tsx';
import { TableResults } from '../../kit/list/table-results.tsx';
import { useListAddress } from '../../kit/list/use-list-address.ts';
import { StateChips } from '../../kit/list/state-chips.tsx';
import { picturesApi } from './api.ts';
import { picturesTexts as texts, removalTexts, subjectNames, viewNames } from './copy.ts';
import { ExternalPictures } from './external-pictures.tsx';
import { nameOf, Owner, Size, State, Thumb, Uses } from './picture-parts.tsx';

const FILTERS = ['view', 'on', 'owner'] as const;
type Address = ReturnType<typeof useListAddress<(typeof FILTERS)[number]>>;

function Remove(picture: OperatorPicture) {
  const [remove] = picturesApi.useRemovePictureMutation();
  const [isAsking, setAsking] = useState(false);
  if (picture.uses.some(({ kind }) => isOfSettings(kind))) return '–'; // it is changed there
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
  { id: 'picture', title: texts.picture, cell: (picture) => <Thumb {...picture} /> },
  { id: 'uses', title: texts.uses, cell: (picture) => <Uses {...picture} /> },
  { id: 'by', title: texts.by, cell: (picture) => <Owner {...picture} /> },
  { id: 'size', title: texts.size, cell: (picture) => <Size {...picture} /> },
  { id: 'state', title: texts.state, cell: (picture) => <State {...picture} /> },
  { id: 'remove', title: texts.actions, cell: (picture) => <Remove {...picture} /> },
];

function PictureCard(picture: OperatorPicture) {
  return (
    <div className="flex gap-4 text-sm">
      <Thumb {...picture} />
      <div className="flex min-w-0 grow flex-col gap-2">
        <Uses {...picture} />
        <div className="flex flex-wrap justify-between gap-3 border-t border-line pt-2">
          <Owner {...picture} />
          <Size {...picture} />
        </div>
        <div className="flex flex-wrap items-center justify-between gap-2">
          <State {...picture} />
          <Remove {...picture} />
        </div>
      </div>
    </div>
  );
}

function Uploaded({ address }: { address: Address }) {
  const { part, query, show, values } = address;
  const { on, owner } = values;
  const list = picturesApi.useListOperatorPicturesQuery({ query });
  return (
    <>
      <FilterBar
        onReset={
          on === undefined && owner === undefined
            ? undefined
            : () => show(values.view === undefined ? '' : `view=${values.view}`)
        }
      >
        <ChoiceFilter label={texts.on} options={subjectNames} {...part('on')} />
        {owner !== undefined && <p className="text-sm font-medium">{texts.owner}</p>}
      </FilterBar>
      <TableResults
        list={list}
        address={address}
        texts={texts}
        caption={texts.caption}
        columns={COLUMNS}
        idOf={({ _id }) => _id}
        nameOf={nameOf}
        card={PictureCard}
      />
    </>
  );
}

/** Every uploaded picture: whose it is, what shows it, and the way to remove it. */
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
