export {
  departuresTexts,
  manifestTexts,
  cancelDepartureTexts,
  calledOffTexts,
  progressTexts,
} from './copy.texts.js';
