// Made from saved-spots.en.json by `npm run words`.
export declare const tooManySaved: (most: string | number) => string;
