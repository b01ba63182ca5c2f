export { erasePictures, exportPictures } from './account-data.ts';
export { claimAddresses } from './claim-addresses.ts';
export { claimPictures, movePictures, releasePictures } from './claim-pictures.ts';
export { deleteIdlePictures, sweepPictureFiles } from './clean-pictures.ts';
export { makeAvifs } from './make-avifs.ts';
export { deletePictureFiles } from './own-pictures.ts';
export { presentShownPicture } from './present.ts';
export { pictureRoutes } from './routes.ts';
export {
  deletePictureWithUses,
  findSubjects,
  findUses,
  findUsesOf,
  lockPicture,
  type PictureRow,
  type Subject,
  type UsedPicture,
} from './store.ts';
