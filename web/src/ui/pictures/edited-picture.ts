/** A picture that was uploaded, with what its form says of it. */
export interface EditedPicture {
  id: string;
  url: string;
  alt: string;
  credit: string;
}
