export {
  deleteContactMessages,
  deleteOwnContactMessages,
  endContactRetention,
  exportContactMessages,
  forgetWhoAnswered,
} from './account-data.ts';
export { listMessagesInShort } from './inbox/list-inbox.ts';
export { contactRoutes } from './routes.ts';
