export { nrm2Gpu as compute } from './nrm2.gpu.ts';
