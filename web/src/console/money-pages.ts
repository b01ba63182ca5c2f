import { ChartColumn, FileText, Gift, Landmark, TicketPercent } from 'lucide';
import type { ConsolePage } from './kit/staff/console-page.ts';
import { pageTitles as titles } from './kit/staff/page-titles.texts.js';

/** The screens of the menu's section Money. */
export const moneyPages: readonly ConsolePage[] = [
  {
    path: 'transfers',
    title: titles.transfers,
    screen: async () => (await import('./screens/transfers/transfers-screen.tsx')).TransfersScreen,
    permission: 'money.counter',
    menu: { section: 'money', icon: Landmark, key: 'm' },
  },
  {
    path: 'invoices',
    title: titles.invoices,
    screen: async () => (await import('./screens/invoices/invoices-screen.tsx')).InvoicesScreen,
    permission: 'money.read',
    menu: { section: 'money', icon: FileText, key: 'l' },
  },
  {
    path: 'promo-codes',
    title: titles.promoCodes,
    screen: async () =>
      (await import('./screens/promo-codes/promo-codes-screen.tsx')).PromoCodesScreen,
    permission: 'settings.write',
    menu: { section: 'money', icon: TicketPercent, key: 'k' },
  },
  {
    path: 'gifts',
    title: titles.gifts,
    screen: async () => (await import('./screens/gifts/gifts-screen.tsx')).GiftsScreen,
    permission: 'money.counter',
    menu: { section: 'money', icon: Gift, key: 'v' },
  },
  {
    path: 'gifts/:id',
    title: titles.gift,
    screen: async () => (await import('./screens/gifts/gift-screen.tsx')).GiftScreen,
    permission: 'money.counter',
  },
  {
    path: 'reports',
    title: titles.reports,
    screen: async () => (await import('./screens/reports/reports-screen.tsx')).ReportsScreen,
    permission: 'money.read',
    menu: { section: 'money', icon: ChartColumn, key: 'o' },
  },
];
