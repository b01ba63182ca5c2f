export { operatorPictureRoutes } from './routes.ts';
