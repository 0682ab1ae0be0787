export { tbsvGpu as compute } from './tbsv.gpu.ts';
