export { ormtrGpu as compute } from './ormtr.gpu.ts';
