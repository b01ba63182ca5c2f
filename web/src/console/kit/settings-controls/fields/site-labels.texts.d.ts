// Made from site-labels.en.json by `npm run words`.
export declare const figures: {
  readonly value: string;
  readonly label: string;
  readonly hint: string;
  readonly add: string;
};
export declare const services: {
  readonly planning: string;
  readonly hotels: string;
  readonly flights: string;
  readonly cars: string;
  readonly insurance: string;
};
export declare const menuNames: {
  readonly popularSpots: string;
  readonly addSpots: string;
  readonly mySpots: string;
};
export declare const site: {
  readonly brandColor: {
    readonly label: string;
    readonly hint: string;
  };
  readonly notice: {
    readonly label: string;
    readonly hint: string;
  };
  readonly currencyRates: {
    readonly label: string;
    readonly hint: string;
  };
  readonly menu: {
    readonly label: string;
    readonly hint: string;
  };
  readonly tagline: {
    readonly label: string;
    readonly hint: string;
  };
  readonly description: {
    readonly label: string;
  };
  readonly heroTitle: {
    readonly label: string;
    readonly hint: string;
  };
  readonly heroText: {
    readonly label: string;
  };
  readonly heroPicture: {
    readonly label: string;
    readonly hint: string;
  };
  readonly heroDrawing: {
    readonly label: string;
  };
  readonly showTour: {
    readonly label: string;
  };
  readonly tour: {
    readonly label: string;
    readonly hint: string;
    readonly add: string;
  };
  readonly showCounts: {
    readonly label: string;
  };
  readonly heroFigures: string;
  readonly featured: {
    readonly label: string;
    readonly hint: string;
    readonly add: string;
  };
  readonly catalogueText: string;
  readonly catalogueFigures: string;
  readonly aboutTitle: {
    readonly label: string;
    readonly hint: string;
  };
  readonly aboutText: string;
  readonly story: {
    readonly label: string;
    readonly hint: string;
  };
  readonly promises: {
    readonly label: string;
    readonly add: string;
  };
  readonly team: {
    readonly label: string;
    readonly hint: string;
    readonly add: string;
  };
  readonly services: {
    readonly label: string;
    readonly hint: string;
  };
  readonly footerFigures: string;
  readonly socials: {
    readonly label: string;
    readonly hint: string;
    readonly add: string;
  };
  readonly legalNote: {
    readonly label: string;
    readonly hint: string;
  };
};
export declare const columns: {
  readonly picture: string;
  readonly title: string;
  readonly words: string;
  readonly spot: string;
  readonly promise: string;
  readonly inOtherWords: string;
  readonly portrait: string;
  readonly name: string;
  readonly post: string;
  readonly mail: string;
  readonly expertise: string;
  readonly quote: string;
  readonly address: string;
};
