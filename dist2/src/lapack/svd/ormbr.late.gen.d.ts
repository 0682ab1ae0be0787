export { ormbrGpu as compute } from './ormbr.gpu.ts';
