export { iaminGpu as compute } from './iamin.gpu.ts';
