/** An uploaded picture with its description and credit. */
export interface EditedPicture {
  id: string;
  url: string;
  alt: string;
  credit: string;
}
