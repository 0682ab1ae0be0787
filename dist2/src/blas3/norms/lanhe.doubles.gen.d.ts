export { lanheDoubles as compute } from './lanheDoubles.gpu.ts';
