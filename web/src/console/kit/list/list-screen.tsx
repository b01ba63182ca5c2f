import type { ComponentProps } from 'react';
import { Screen } from '../screen/screen.tsx';
import { ExportButton, type TableExport } from './export/export-button.tsx';
import { List, type ListProps } from './list.tsx';

/** A screen with a list: filters, rows and the export of all matching rows. */
export function ListScreen<Row>({
  title,
  text,
  above,
  actions,
  export: file,
  ...list
}: ListProps<Row> &
  Pick<ComponentProps<typeof Screen>, 'title' | 'text' | 'above' | 'actions'> & {
    export?: TableExport | false;
  }) {
  return (
    <Screen
      title={title}
      text={text}
      above={above}
      actions={
        (file || actions) && (
          <>
            {file && <ExportButton {...file} input={{ view: list.address.view }} />}
            {actions}
          </>
        )
      }
    >
      <List {...list} />
    </Screen>
  );
}
