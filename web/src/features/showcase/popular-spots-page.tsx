import type { Page } from '../../api/page.ts';
import { PageHeader } from '../../ui/layout.tsx';

function PopularSpots() {
  return (
    <PageHeader
      title="Popular spots"
      text="The places our travellers talk about when they are home again."
    />
  );
}

export const page: Page = {
  Component: PopularSpots,
  meta: () => ({
    title: 'Popular spots',
    description: 'The places our travellers talk about when they are home again.',
  }),
};
