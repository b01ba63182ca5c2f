/** Texts of the account page. */
export {
  accountTexts,
  workTexts,
  profileTexts,
  emailTexts,
  reminderTexts,
  passwordTexts,
  devicesTexts,
  dataTexts,
  deleteTexts,
  confirmTexts,
} from './copy.texts.js';
