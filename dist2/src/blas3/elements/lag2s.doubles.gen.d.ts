export { lag2sDoubles as compute } from './lag2sDoubles.gpu.ts';
