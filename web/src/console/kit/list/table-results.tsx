import { ListResults, NothingFound } from './list-results.tsx';
import { ListTable, type ListTableProps } from './list-table.tsx';

type Results<Row> = Parameters<typeof ListResults<Row>>[0];

interface TableResultsProps<Row> extends Omit<ListTableProps<Row>, 'rows'> {
  list: Results<Row>['list'];
  address: Results<Row>['address'] & { view: string };
  texts: { failed: string; empty: string; emptyText: string; emptyFilter: string };
}

/** A page of a list as a table, in every state; what is not found is told from what there is not. */
export function TableResults<Row>({ list, address, texts, ...table }: TableResultsProps<Row>) {
  return (
    <ListResults
      list={list}
      address={address}
      failed={texts.failed}
      empty={<NothingFound view={address.view} texts={texts} />}
    >
      {(rows) => <ListTable {...table} rows={rows} />}
    </ListResults>
  );
}
