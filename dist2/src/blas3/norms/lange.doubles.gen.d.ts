export { langeDoubles as compute } from './langeDoubles.gpu.ts';
