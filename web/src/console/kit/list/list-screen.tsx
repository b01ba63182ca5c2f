import type { ComponentProps } from 'react';
import { Screen } from '../screen/screen.tsx';
import { ExportButton, type TableExport } from './export/export-button.tsx';
import { List, type ListProps } from './list.tsx';

/**
 * The screen of a list: what narrows it, its page as a table or, on a phone, as cards that are made of the table's
 * columns, and the way to have all that it finds as a file.
 */
export function ListScreen<Row>({
  title,
  text,
  above,
  actions,
  export: file,
  ...list
}: ListProps<Row> &
  Pick<ComponentProps<typeof Screen>, 'title' | 'text' | 'above' | 'actions'> & {
    /** Of what the filter finds. */
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
