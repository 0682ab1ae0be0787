export { ormhrGpu as compute } from './ormhr.gpu.ts';
