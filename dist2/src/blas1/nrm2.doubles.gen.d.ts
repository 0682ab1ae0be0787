export { nrm2Doubles as compute } from './nrm2Doubles.gpu.ts';
