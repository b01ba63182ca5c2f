export interface EditedPicture {
  id: string;
  url: string;
  alt: string;
  credit: string;
}
