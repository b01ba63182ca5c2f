// Places and things of single compositions: SVG fragments in a space of 1000 units height.
export * from './animals';
export * from './beach';
export * from './boats';
export * from './castles';
export * from './churches';
export * from './people';
export * from './plants';
export * from './railway';
export * from './streets';
export * from './temples';
export * from './towers';
