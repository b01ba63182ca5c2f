export type Mode = 'demo' | 'production';
