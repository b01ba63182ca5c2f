// Drawing vocabulary: SVG fragments in a space of 1000 units height.
export * from './svg';
export * from './animals';
export * from './boats';
export * from './bridges';
export * from './houses';
export * from './mosques';
export * from './people';
export * from './plants';
export * from './sky';
export * from './temples';
export * from './towers';
export * from './trees';
